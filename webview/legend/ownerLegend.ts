import { formatHex } from '../colour/lab';
import type { Palette } from '../palette';
import { turnPaint } from '../spans/paint';
import { figureHeads, LegendFigures, swatchOf } from './legendRow';
import type { OwnerRow } from './ownerRows';

/** The part of the legend that tells who owns the floors of passages. */
export class OwnerLegend {
  readonly element = document.createElement('div');
  readonly #list = document.createElement('div');

  constructor() {
    const meaning = document.createElement('p');
    meaning.textContent =
      'The turn of the passage whose floor each cell was cut at. A turn that shows on another’s path owns what it should not. Grey: not carved.';
    this.element.className = 'owners';
    this.element.append(meaning, figureHeads('from the start on'), this.#list);
  }

  /** @param cellArea square metres of a cell */
  show(rows: readonly OwnerRow[], cellArea: number, palette: Palette): void {
    this.#list.replaceChildren(
      ...rows.map(({ turn, name, cells }) => {
        const figures = new LegendFigures();
        figures.show(cells, cells * cellArea);
        const title = document.createElement('span');
        title.className = 'name';
        title.textContent = name;
        const row = document.createElement('div');
        row.className = 'row';
        row.append(swatchOf(formatHex(palette[turnPaint(turn)])), title, ...figures.elements);
        return row;
      }),
    );
  }
}
