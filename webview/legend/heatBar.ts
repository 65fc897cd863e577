import { formatHex } from '../colour/lab';
import type { Palette } from '../palette';
import { HEAT_STEPS, heatPaint } from '../spans/paint';

/** A place on the scale and what is written there. */
export interface HeatMark {
  /** From 0 at the edge to 1 at the scale's end. */
  readonly share: number;
  readonly text: string;
}

/** The heat scale as it is drawn in the legend: its colours, a line at one place, and figures beside it. */
export class HeatBar {
  readonly elements: readonly HTMLElement[];
  readonly #bar = document.createElement('div');
  readonly #marks = document.createElement('ul');

  constructor() {
    this.#bar.className = 'bar';
    this.elements = [this.#bar, this.#marks];
  }

  /** @param line where the line is, as a share of the scale; beyond 1 there is none */
  show(marks: readonly HeatMark[], line: number, palette: Palette): void {
    const steps = Array.from({ length: HEAT_STEPS }, (_, step) => formatHex(palette[heatPaint(step)]));
    const stops = steps.map((colour, i) => `${colour} ${(100 * i) / HEAT_STEPS}% ${(100 * (i + 1)) / HEAT_STEPS}%`);
    this.#bar.style.setProperty('--scale', `linear-gradient(to top, ${stops.join(', ')})`);
    this.#bar.style.setProperty('--radius', `${100 * Math.min(1, line)}%`);
    this.#bar.classList.toggle('beyond', line > 1);
    this.#marks.replaceChildren(
      ...marks.map(({ share, text }) => {
        const mark = document.createElement('li');
        mark.style.setProperty('--share', `${100 * share}%`);
        mark.textContent = text;
        return mark;
      }),
    );
  }
}
