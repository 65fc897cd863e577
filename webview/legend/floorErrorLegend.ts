import { counted } from '../../core/figures';
import { formatHex } from '../colour/lab';
import type { Palette } from '../palette';
import { ERROR_BUDGET, errorLimit } from '../spans/floorErrorScale';
import { BEYOND_PAINT } from '../spans/paint';
import { centimetres, errorMarks, type FloorErrorFigures } from './floorErrorFigures';
import { HeatBar } from './heatBar';
import { swatchOf } from './legendRow';

/** The part of the legend that tells how far the floors of passages are from the exact ones. */
export class FloorErrorLegend {
  readonly element = document.createElement('div');
  readonly #bar = new HeatBar();
  readonly #beyond = document.createElement('div');
  readonly #worst = document.createElement('p');

  constructor() {
    const meaning = document.createElement('p');
    meaning.textContent =
      'The height of the floor that each cell was cut at, against the exact floor of the passage there, up or down. Grey: no floor of a passage.';
    this.#beyond.className = 'row';
    this.element.className = 'heat errors';
    this.element.append(meaning, ...this.#bar.elements, this.#beyond, this.#worst);
  }

  show({ floors, beyond, worst }: FloorErrorFigures, cellHeight: number, palette: Palette): void {
    const limit = errorLimit(cellHeight);
    this.#bar.show(errorMarks(cellHeight), ERROR_BUDGET / limit, palette);
    const name = document.createElement('span');
    name.className = 'name';
    name.textContent = `more: ${counted(beyond, 'cell')}`;
    this.#beyond.replaceChildren(swatchOf(formatHex(palette[BEYOND_PAINT])), name);
    this.#worst.textContent =
      floors === 0
        ? 'No passage has a floor here.'
        : `The largest error of ${counted(floors, 'floor cell')} is ${centimetres(worst)}.`;
  }
}
