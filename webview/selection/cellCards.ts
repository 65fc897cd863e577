import { type Place, standsBeside, standsLow } from './cardPlace';
import { CellCard } from './cellCard';

/** The cards of the pinned cell and of the one under the pointer, and the voice of both. */
export class CellCards {
  readonly element = document.createElement('div');
  readonly pinned: CellCard;
  readonly hovered = new CellCard('Cell under the pointer');
  readonly #aloud = document.createElement('p');

  /** @param close called when a person closes the pinned cell's card */
  constructor(close: () => void) {
    this.pinned = new CellCard('Selected cell', close);
    this.element.className = 'cards';
    this.#aloud.className = 'aloud';
    this.#aloud.setAttribute('role', 'status');
    this.element.append(this.pinned.element, this.hovered.element, this.#aloud);
  }

  /** The cards that are shown now. */
  get shown(): readonly Element[] {
    return [this.pinned.element, this.hovered.element].filter((card) => !card.hidden);
  }

  /**
   * Has each card stand where it does not cover its own cell: the pinned cell's at one end of the
   * right border, the other at the other end, or beside the first if its cell is there.
   */
  avoid(pinned: Place | undefined, hovered: Place | undefined): void {
    const picture = this.element.parentElement?.getBoundingClientRect();
    if (picture === undefined) return;
    const sizeOf = ({ element }: CellCard) => element.getBoundingClientRect();
    const alone = this.pinned.element.hidden;
    const [cell, card] = alone ? [hovered, this.hovered] : [pinned, this.pinned];
    if (cell !== undefined) this.element.classList.toggle('low', standsLow(cell, picture, sizeOf(card)));
    const low = this.element.classList.contains('low');
    const beside = hovered !== undefined && standsBeside(hovered, picture, sizeOf(this.hovered), low);
    this.element.classList.toggle('together', beside && !alone);
  }

  /** Has a sentence read out. */
  say(sentence: string): void {
    this.#aloud.textContent = sentence;
  }
}
