import { formatHex } from '../colour/lab';
import { cellsAndMetres } from '../lengths';
import type { Palette } from '../palette';
import { HEAT_STEPS, heatPaint } from '../spans/paint';

/** What the heat scale measures. */
export interface HeatScale {
  /** Where the scale ends, cells from the edge. */
  readonly cells: number;
  readonly cellSize: number;
  /** The agent's radius, cells. */
  readonly radius: number;
}

/** A place on the scale and what is written there. */
export interface HeatMark {
  /** From 0 at the edge to 1 at the scale's end. */
  readonly share: number;
  readonly text: string;
}

/** The figures along the scale: its ends, and the middle where that is a whole number of cells. */
export function heatMarks({ cells, cellSize }: HeatScale): HeatMark[] {
  const middle = cells / 2;
  const between = Number.isInteger(middle) ? [{ share: 0.5, text: cellsAndMetres(middle, cellSize) }] : [];
  return [
    { share: 0, text: 'the edge' },
    ...between,
    { share: 1, text: `${cellsAndMetres(cells, cellSize)} and more` },
  ];
}

/** The part of the legend that tells how far cells are from the edge. */
export class HeatLegend {
  readonly element = document.createElement('div');
  readonly #bar = document.createElement('div');
  readonly #marks = document.createElement('ul');
  readonly #agent = document.createElement('p');

  constructor() {
    this.element.className = 'heat';
    this.#bar.className = 'bar';
    this.element.append(this.#bar, this.#marks, this.#agent);
  }

  show(scale: HeatScale, palette: Palette): void {
    const steps = Array.from({ length: HEAT_STEPS }, (_, step) => formatHex(palette[heatPaint(step)]));
    const stops = steps.map((colour, i) => `${colour} ${(100 * i) / HEAT_STEPS}% ${(100 * (i + 1)) / HEAT_STEPS}%`);
    this.#bar.style.setProperty('--scale', `linear-gradient(to top, ${stops.join(', ')})`);
    const radius = scale.radius / scale.cells;
    this.#bar.style.setProperty('--radius', `${100 * Math.min(1, radius)}%`);
    this.#bar.classList.toggle('beyond', radius > 1);
    this.#marks.replaceChildren(
      ...heatMarks(scale).map(({ share, text }) => {
        const mark = document.createElement('li');
        mark.style.setProperty('--share', `${100 * share}%`);
        mark.textContent = text;
        return mark;
      }),
    );
    const reach = cellsAndMetres(scale.radius, scale.cellSize);
    this.#agent.textContent =
      scale.radius === 0
        ? 'The agent has no radius: nothing is eroded.'
        : `The line is the agent’s radius, ${reach}: what is nearer to the edge is eroded.`;
  }
}
