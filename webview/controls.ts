import { provideVSCodeDesignSystem, vsCodeButton, vsCodeCheckbox } from '@vscode/webview-ui-toolkit';

/** The only file that knows which library draws the view's controls. */

provideVSCodeDesignSystem().register(vsCodeButton(), vsCodeCheckbox());

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
