import { createButton } from './controls';
import type { Remedy } from './messages';

/** What the view says in words, about the picture or in its place. */
export interface NoticeText {
  readonly sentence: string;
  /** Whether something is wrong. */
  readonly trouble: boolean;
  /** What can be done about it, a button each. */
  readonly remedies: readonly Remedy[];
}

const LABELS: Readonly<Record<Remedy, readonly [label: string, description: string]>> = {
  showProblems: ['Show problems', 'Open the list of problems'],
  rebake: ['Bake again', 'Bake the level as it stands now'],
  reloadView: ['Load again', 'Load the preview again, as if it were opened anew'],
  raiseMemoryLimit: ['Change the limit', 'Open the setting of the memory limit'],
};

/**
 * A sentence over the picture: in the middle while there is no picture, else as a banner along
 * the bottom, where it covers neither the legend nor moves anything.
 */
export class Notice {
  readonly element = document.createElement('div');
  readonly #sentence = document.createElement('p');
  readonly #buttons: readonly (readonly [Remedy, HTMLElement])[];

  /** @param choose called with the remedy that a person wants */
  constructor(choose: (remedy: Remedy) => void) {
    this.element.className = 'notice';
    this.element.setAttribute('role', 'status');
    this.#buttons = (Object.keys(LABELS) as Remedy[]).map((remedy) => {
      const [label, description] = LABELS[remedy];
      return [remedy, createButton(label, () => choose(remedy), { description })];
    });
    this.element.append(this.#sentence, ...this.#buttons.map(([, button]) => button));
    this.hide();
  }

  /** @param place in the picture's place, or as a banner over it */
  show(text: NoticeText, place: 'middle' | 'banner'): void {
    this.#sentence.textContent = text.sentence;
    for (const [remedy, button] of this.#buttons) button.hidden = !text.remedies.includes(remedy);
    this.element.classList.toggle('banner', place === 'banner');
    this.element.classList.toggle('trouble', text.trouble);
    this.element.hidden = false;
  }

  hide(): void {
    this.element.hidden = true;
  }
}
