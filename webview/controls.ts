import {
  provideVSCodeDesignSystem,
  vsCodeButton,
  vsCodeCheckbox,
  vsCodeDropdown,
  vsCodeOption,
} from '@vscode/webview-ui-toolkit';

/** The only file that knows which library draws the view's controls. */

provideVSCodeDesignSystem().register(vsCodeButton(), vsCodeCheckbox(), vsCodeDropdown(), vsCodeOption());

export interface ButtonOptions {
  /** Shown while the pointer rests on it, and read out when the button shows only a sign. */
  readonly description: string;
  /** A lone sign without a frame, instead of a labelled button. */
  readonly bare?: boolean;
}

/** A button that calls `press`. */
export function createButton(label: string, press: () => void, options: ButtonOptions): HTMLElement {
  const button = document.createElement('vscode-button');
  button.setAttribute('appearance', options.bare ? 'icon' : 'secondary');
  button.title = options.description;
  if (options.bare) button.setAttribute('aria-label', options.description);
  button.textContent = label;
  button.addEventListener('click', press);
  return button;
}

/** A checkbox around `label` that calls `change` when a person switches it. */
export function createCheckbox(label: Node, checked: boolean, change: (checked: boolean) => void): HTMLElement {
  const checkbox = document.createElement('vscode-checkbox') as HTMLElement & { checked: boolean };
  checkbox.append(label);
  checkbox.toggleAttribute('checked', checked);
  checkbox.checked = checked;
  // The control also announces a change when it is set by code, as just now.
  let last = checked;
  checkbox.addEventListener('change', () => {
    if (checkbox.checked === last) return;
    last = checkbox.checked;
    change(last);
  });
  return checkbox;
}

/** A list of names of which one is chosen. */
export class Dropdown {
  readonly element = document.createElement('vscode-dropdown') as HTMLElement & { value: string };
  #names: readonly string[] = [];

  /** @param choose called when a person chooses another name */
  constructor(description: string, choose: (name: string) => void) {
    this.element.title = description;
    this.element.setAttribute('aria-label', description);
    this.element.addEventListener('change', () => choose(this.element.value));
  }

  /** Puts names into the list, unless they are there already, and chooses one of them. */
  show(names: readonly string[], chosen: string): void {
    if (names.length !== this.#names.length || names.some((name, i) => name !== this.#names[i])) {
      this.#names = names;
      this.element.replaceChildren(...names.map(optionOf));
    }
    this.element.value = chosen;
  }
}

function optionOf(name: string): HTMLElement {
  const option = document.createElement('vscode-option') as HTMLElement & { value: string };
  option.textContent = name;
  option.value = name;
  return option;
}

/** The keys that a control uses itself, by its tag. */
const OWN_KEYS: Readonly<Record<string, RegExp>> = {
  'vscode-dropdown': /./,
  'vscode-button': /^(Enter| )$/,
  'vscode-checkbox': /^(Enter| )$/,
  summary: /^(Enter| )$/,
  // End gives the whole level back, wherever the keyboard is.
  input: /^(Arrow|Page|Home$)/,
  dialog: /./,
};

/** Whether a key that is pressed belongs to the control that has the keyboard. */
export function takesKey({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  return Object.entries(OWN_KEYS).some(([tag, keys]) => keys.test(key) && target.closest(tag) !== null);
}
