import { createButton } from './controls';

/** What the view says in words, about the picture or in its place. */
export interface NoticeText {
  readonly sentence: string;
  /** Offer to show the problems behind it, and how many there are. */
  readonly problems?: number;
}

/**
 * A sentence over the picture: in the middle while there is no picture, else as a banner along
 * the bottom, where it covers neither the legend nor moves anything.
 */
export class Notice {
  readonly element = document.createElement('div');
  readonly #sentence = document.createElement('p');
  readonly #button: HTMLElement;

  constructor(showProblems: () => void) {
    this.element.className = 'notice';
    this.element.setAttribute('role', 'status');
    this.#button = createButton('Show problems', showProblems, { description: 'Open the list of problems' });
    this.element.append(this.#sentence, this.#button);
    this.hide();
  }

  /** @param place in the picture's place, or as a banner over it */
  show(text: NoticeText, place: 'middle' | 'banner'): void {
    this.#sentence.textContent = text.sentence;
    this.#button.hidden = !text.problems;
    this.element.classList.toggle('banner', place === 'banner');
    this.element.classList.toggle('trouble', text.problems !== undefined);
    this.element.hidden = false;
  }

  hide(): void {
    this.element.hidden = true;
  }
}
