import { cellsAndMetres } from '../lengths';
import type { Palette } from '../palette';
import { HeatBar, type HeatMark } from './heatBar';

/** What the heat scale measures. */
export interface HeatScale {
  /** Where the scale ends, cells from the edge. */
  readonly cells: number;
  readonly cellSize: number;
  /** The agent's radius, cells. */
  readonly radius: number;
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
  readonly #bar = new HeatBar();
  readonly #agent = document.createElement('p');

  constructor() {
    this.element.className = 'heat';
    this.element.append(...this.#bar.elements, this.#agent);
  }

  show(scale: HeatScale, palette: Palette): void {
    this.#bar.show(heatMarks(scale), scale.radius / scale.cells, palette);
    const reach = cellsAndMetres(scale.radius, scale.cellSize);
    this.#agent.textContent =
      scale.radius === 0
        ? 'The agent has no radius: nothing is eroded.'
        : `The line is the agent’s radius, ${reach}: what is nearer to the edge is eroded.`;
  }
}
