import { ACTION_GROUPS, keyName } from './actions';
import { createButton } from './controls';

/** What mouse and keys do that is no action with a key of its own. */
const GESTURES: readonly (readonly [does: string, ...keys: string[]])[] = [
  ['Turn the picture', 'Drag'],
  ['Move the picture', 'Shift + drag', 'Right button'],
  ['Closer, farther', 'Wheel', '+', '−'],
  ['Tell about a cell', 'Point at it'],
  ['Select a cell', 'Click'],
  ['Walk on from the selected cell', 'Arrow keys'],
  ['Turn by key', 'Shift + arrow keys'],
];

/** The sheet with everything that can be done in the preview, and how. */
export class HelpSheet {
  readonly element = document.createElement('dialog');
  readonly #otherwise: HTMLElement;
  #before: Element | null = null;

  /** @param otherwise what gets the keyboard afterwards if nothing on the page had it before */
  constructor(otherwise: HTMLElement) {
    this.#otherwise = otherwise;
    const title = document.createElement('h2');
    title.id = 'help-title';
    title.textContent = 'What you can do here';
    const close = createButton('✕', () => this.element.close(), { description: 'Close (Escape)', bare: true });
    const head = document.createElement('header');
    head.append(title, close);
    const groups = document.createElement('div');
    groups.className = 'groups';
    groups.append(groupOf('Mouse and arrow keys', GESTURES));
    for (const { heading, actions } of ACTION_GROUPS) {
      const rows = Object.values(actions).map(({ title: does, key }) => [does, keyName(key)] as const);
      groups.append(groupOf(heading, rows));
    }
    this.element.className = 'help';
    this.element.setAttribute('role', 'dialog');
    this.element.setAttribute('aria-modal', 'true');
    this.element.setAttribute('aria-labelledby', title.id);
    this.element.append(head, groups);
    this.element.addEventListener('close', () => this.#giveBack());
    // A click beside the sheet falls on the dialog itself.
    this.element.addEventListener('click', ({ target }) => {
      if (target === this.element) this.element.close();
    });
    this.element.addEventListener('keydown', (event) => {
      // Its button is all that takes the keyboard in here; without this the next stop is outside of the page.
      if (event.key === 'Tab') event.preventDefault();
      if (event.key !== '?') return;
      event.preventDefault();
      this.element.close();
    });
  }

  /** Opens the sheet; the keyboard stays in it until it is closed. */
  open(): void {
    if (this.element.open) return;
    this.#before = document.activeElement;
    this.element.showModal();
  }

  /** The keyboard goes back to where it was. */
  #giveBack(): void {
    const before = this.#before === document.body ? null : this.#before;
    (before instanceof HTMLElement ? before : this.#otherwise).focus();
    this.#before = null;
  }
}

function groupOf(heading: string, rows: readonly (readonly [does: string, ...keys: string[]])[]): HTMLElement {
  const section = document.createElement('section');
  const title = document.createElement('h3');
  title.textContent = heading;
  const list = document.createElement('dl');
  for (const [does, ...keys] of rows) {
    const term = document.createElement('dt');
    term.textContent = does;
    const description = document.createElement('dd');
    keys.forEach((key, i) => {
      const sign = document.createElement('kbd');
      sign.textContent = key;
      if (i > 0) description.append(' ');
      description.append(sign);
    });
    const row = document.createElement('div');
    row.append(term, description);
    list.append(row);
  }
  section.append(title, list);
  return section;
}
