import { actionText, keyName } from './actions';
import { createButton, createCheckbox } from './controls';
import type { PreviewAction } from './messages';

/** Room between an open list and the page's border, CSS pixels. */
const BORDER = 8;

type Switch = HTMLElement & { checked: boolean };

/** A button that opens a short list of what else can be done: switches, and things to do. */
export class ToolMenu {
  readonly element = document.createElement('div');
  readonly #act: (action: PreviewAction) => void;
  readonly #panel = document.createElement('div');
  readonly #opener: HTMLElement;
  readonly #switches = new Map<PreviewAction, Switch>();
  /** What each switch is to show. */
  readonly #states = new Map<PreviewAction, boolean>();

  /** @param act called with what a person wants done */
  constructor(label: string, description: string, act: (action: PreviewAction) => void) {
    this.#act = act;
    this.element.className = 'menu';
    this.#panel.className = 'panel';
    this.#panel.setAttribute('role', 'group');
    this.#panel.setAttribute('aria-label', description);
    this.#opener = createButton(label, () => this.#open(this.#panel.hidden === true), { description });
    this.element.append(this.#opener, this.#panel);
    this.#open(false);
    this.element.addEventListener('keydown', (event) => this.#key(event));
    this.element.addEventListener('focusout', ({ relatedTarget }) => this.#closeUnless(relatedTarget));
    window.addEventListener('pointerdown', ({ target }) => this.#closeUnless(target));
  }

  /** Adds something that is on or off. */
  addSwitch(action: PreviewAction): void {
    const element = createCheckbox(rowOf(action), false, (checked) => {
      // Setting it from outside is no wish of a person's.
      if (checked !== this.#states.get(action)) this.#act(action);
    });
    this.#switches.set(action, element as Switch);
    this.#panel.append(element);
  }

  /**
   * Adds something to do, which closes the list.
   * @param fold the class of what is in the list only while it has no place elsewhere
   */
  addAction(action: PreviewAction, fold?: string): void {
    const { title } = actionText(action);
    const button = createButton('', () => this.#choose(action), { description: title });
    button.append(rowOf(action));
    if (fold !== undefined) button.classList.add(fold);
    this.#panel.append(button);
  }

  /** Begins another part of the list. */
  addLine(): void {
    this.#panel.append(document.createElement('hr'));
  }

  /** Shows whether something is on. */
  show(action: PreviewAction, on: boolean): void {
    this.#states.set(action, on);
    const element = this.#switches.get(action);
    if (element !== undefined && element.checked !== on) element.checked = on;
  }

  #choose(action: PreviewAction): void {
    this.#open(false);
    this.#act(action);
  }

  #key(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || this.#panel.hidden) return;
    event.preventDefault();
    this.#open(false);
    this.#opener.focus();
  }

  #closeUnless(inside: EventTarget | null): void {
    if (!(inside instanceof Node && this.element.contains(inside))) this.#open(false);
  }

  /** A list that would reach beyond the page's right border begins further left. */
  #keepInside(): void {
    this.#panel.style.left = '0';
    const beyond = this.#panel.getBoundingClientRect().right + BORDER - window.innerWidth;
    if (beyond > 0) this.#panel.style.left = `${-beyond}px`;
  }

  #open(open: boolean): void {
    this.#panel.hidden = !open;
    if (open) this.#keepInside();
    this.#opener.setAttribute('aria-expanded', String(open));
  }
}

/** What an action is called, and its key at the end of the row. */
function rowOf(action: PreviewAction): HTMLElement {
  const { title, key } = actionText(action);
  const row = document.createElement('span');
  row.className = 'row';
  const sign = document.createElement('kbd');
  sign.textContent = keyName(key);
  row.append(title, sign);
  return row;
}
