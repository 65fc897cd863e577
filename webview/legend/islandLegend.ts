import { counted } from '../../core/figures';
import { formatHex } from '../colour/lab';
import { createButton } from '../controls';
import type { Palette } from '../palette';
import { islandPaint } from '../spans/paint';
import type { IslandRow, IslandRows } from './islandRows';
import { figureHeads, LegendFigures, swatchOf } from './legendRow';

/** The part of the legend that lists the islands, the largest first. */
export class IslandLegend {
  readonly element = document.createElement('div');
  readonly #choose: (rank: number) => void;
  readonly #list = document.createElement('div');
  readonly #fold = document.createElement('details');
  readonly #summary = document.createElement('summary');
  readonly #tiny = document.createElement('div');
  readonly #more = document.createElement('p');
  readonly #figures = new Map<number, LegendFigures>();
  #rows: IslandRows | undefined;
  #cellArea = 1;
  #palette: Palette = [];

  /** @param choose called with the rank of the island that a person wants to see */
  constructor(choose: (rank: number) => void) {
    this.#choose = choose;
    this.element.className = 'islands';
    for (const list of [this.#list, this.#tiny]) list.className = 'list';
    this.#fold.append(this.#summary, this.#tiny);
    // What is folded away is made when it is opened: there can be thousands.
    this.#fold.addEventListener('toggle', () => this.#showTiny());
    this.element.append(figureHeads('largest first'), this.#list, this.#more, this.#fold);
  }

  /** @param cellArea square metres of a cell */
  show(rows: IslandRows, cellArea: number, palette: Palette): void {
    const changed = this.#rows?.large.length !== rows.large.length || this.#palette !== palette;
    this.#rows = rows;
    this.#cellArea = cellArea;
    this.#palette = palette;
    if (changed) this.#list.replaceChildren(...rows.large.map((row) => this.#createRow(row)));
    for (const { rank, cells } of rows.large) this.#figures.get(rank)?.show(cells, cells * cellArea);
    const left = rows.largeCount - rows.large.length;
    this.#more.hidden = left === 0 && rows.largeCount > 0;
    this.#more.textContent = rows.largeCount === 0 ? 'None that is large enough to list.' : `and ${left} more`;
    this.#fold.hidden = rows.tinyCount === 0;
    this.#summary.textContent = counted(rows.tinyCount, 'tiny island');
    this.#showTiny();
  }

  /** The next picture is another level's. */
  forget(): void {
    for (const figures of this.#figures.values()) figures.forget();
  }

  #showTiny(): void {
    if (!this.#fold.open || this.#rows === undefined) {
      this.#tiny.replaceChildren();
      return;
    }
    this.#tiny.replaceChildren(...this.#rows.tiny.map((row) => this.#createRow(row)));
    for (const { rank, cells } of this.#rows.tiny) this.#figures.get(rank)?.show(cells, cells * this.#cellArea);
  }

  #createRow({ rank }: IslandRow): HTMLElement {
    const figures = new LegendFigures();
    this.#figures.set(rank, figures);
    const name = document.createElement('span');
    name.className = 'name';
    name.textContent = `Island ${rank + 1}`;
    const row = document.createElement('span');
    row.className = 'row';
    row.append(swatchOf(formatHex(this.#palette[islandPaint(rank)])), name, ...figures.elements);
    const description = `Select island ${rank + 1} in its middle`;
    const button = createButton('', () => this.#choose(rank), { description, bare: true });
    button.removeAttribute('aria-label');
    button.append(row);
    return button;
  }
}
