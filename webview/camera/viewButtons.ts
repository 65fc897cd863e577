import { actionText } from '../actions';
import { createButton } from '../controls';
import type { PreviewAction } from '../messages';
import type { ViewName } from './direction';

const VIEWS: readonly (readonly [view: ViewName, label: string, action: PreviewAction])[] = [
  ['free', 'Free', 'viewFree'],
  ['top', 'Top', 'viewTop'],
  ['front', 'Front', 'viewFront'],
  ['side', 'Side', 'viewSide'],
];

/** The buttons for the directions to look from; the one that the picture is seen from is marked. */
export class ViewButtons {
  readonly element = document.createElement('div');
  readonly #buttons: readonly (readonly [ViewName, HTMLElement])[];
  #shown: ViewName | undefined;

  /** @param act called with what a person wants done */
  constructor(act: (action: PreviewAction) => void) {
    this.element.className = 'views';
    this.element.setAttribute('role', 'group');
    this.element.setAttribute('aria-label', 'View');
    this.#buttons = VIEWS.map(([view, label, action]) => {
      const { title, key } = actionText(action);
      return [view, createButton(label, () => act(action), { description: `${title} (${key})` })];
    });
    this.element.append(...this.#buttons.map(([, button]) => button));
    this.show('free');
  }

  /** Marks the view that the picture has. */
  show(view: ViewName): void {
    if (view === this.#shown) return;
    this.#shown = view;
    for (const [own, button] of this.#buttons) button.setAttribute('aria-pressed', String(own === view));
  }
}
