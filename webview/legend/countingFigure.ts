/** How long a figure counts on its way to another one, milliseconds. */
const COUNTING = 250;

/** A figure that counts up or down in its place to what it shall show. */
export class CountingFigure {
  readonly element = document.createElement('span');
  readonly #written: (value: number) => string;
  #shown: number | undefined;
  #frame = 0;

  /** @param written how a value is written */
  constructor(written: (value: number) => string) {
    this.#written = written;
    this.element.className = 'figure';
  }

  /** Shows a value: at once if it is the first one, or where nothing is to move. */
  show(value: number): void {
    cancelAnimationFrame(this.#frame);
    const from = this.#shown;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (from === undefined || from === value || still) {
      this.#write(value);
      return;
    }
    const begin = performance.now();
    const step = (now: number) => {
      const share = Math.min(1, Math.max(0, (now - begin) / COUNTING));
      this.#write(share === 1 ? value : from + (value - from) * share);
      if (share < 1) this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }

  /** The next value has nothing to do with this one: it is shown at once. */
  forget(): void {
    cancelAnimationFrame(this.#frame);
    this.#shown = undefined;
  }

  #write(value: number): void {
    this.#shown = value;
    this.element.textContent = this.#written(value);
  }
}
