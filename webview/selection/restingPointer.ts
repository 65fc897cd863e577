/** How long a pointer moves before it is told where it is, milliseconds: so long it may pass over cells unheard. */
const REST = 60;

/** Where the pointer is over the picture, told at most every 60 ms. */
export class RestingPointer {
  readonly #rested: () => void;
  #place: { readonly x: number; readonly y: number } | undefined;
  #timer = 0;

  /** @param rested called when it may be asked where the pointer is */
  constructor(rested: () => void) {
    this.#rested = rested;
  }

  /** CSS pixels of the canvas; undefined while the pointer is elsewhere. */
  get place(): { readonly x: number; readonly y: number } | undefined {
    return this.#place;
  }

  moved(x: number, y: number): void {
    this.#place = { x, y };
    this.look();
  }

  /** The pointer is where it was, but what is under it may be something else. */
  look(): void {
    if (this.#place === undefined || this.#timer !== 0) return;
    this.#timer = window.setTimeout(() => {
      this.#timer = 0;
      this.#rested();
    }, REST);
  }

  left(): void {
    window.clearTimeout(this.#timer);
    this.#timer = 0;
    this.#place = undefined;
  }
}
