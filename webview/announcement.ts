import { createButton } from './controls';

/** How long a sentence stays that asks for nothing, milliseconds. */
const STAYS = 3000;

/** What a person can do about what was said. */
export interface Offer {
  readonly label: string;
  readonly description: string;
  act(): void;
}

/** A short sentence at the picture's foot, read out too: that something was done, or what to do next. */
export class Announcement {
  readonly element = document.createElement('div');
  readonly #sentence = document.createElement('span');
  #offer: HTMLElement | undefined;
  #timer = 0;

  constructor() {
    this.element.className = 'announcement';
    this.#sentence.setAttribute('role', 'status');
    this.element.append(this.#sentence);
    this.hide();
  }

  /** Says something for three seconds, or with an offer until it is taken or put away. */
  say(sentence: string, offer?: Offer): void {
    this.stay(sentence);
    if (offer === undefined) {
      this.#timer = window.setTimeout(() => this.hide(), STAYS);
      return;
    }
    const button = createButton(offer.label, () => this.#close(offer), { description: offer.description });
    const closer = createButton('✕', () => this.hide(), { description: 'Close', bare: true });
    this.#offer = document.createElement('span');
    this.#offer.append(button, closer);
    this.element.append(this.#offer);
  }

  /** Says something until something else is said or it is hidden. */
  stay(sentence: string): void {
    this.hide();
    this.element.classList.remove('silent');
    this.#sentence.textContent = sentence;
  }

  /** Has something read out that can be seen elsewhere. */
  whisper(sentence: string): void {
    this.hide();
    this.#sentence.textContent = sentence;
  }

  hide(): void {
    window.clearTimeout(this.#timer);
    this.#offer?.remove();
    this.#offer = undefined;
    // Kept in the page: a status that comes and goes with its element is not read out.
    this.element.classList.add('silent');
    this.#sentence.textContent = '';
  }

  #close(offer: Offer): void {
    this.hide();
    offer.act();
  }
}
