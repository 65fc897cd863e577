import { grouped } from '../../core/figures';
import { CountingFigure } from './countingFigure';

/** Where a legend's figures stand: how many cells, and what they cover. */
export class LegendFigures {
  readonly elements: readonly HTMLElement[];
  readonly #cells = new CountingFigure((count) => grouped(Math.round(count)));
  readonly #area = new CountingFigure((squareMetres) => areaFigure(squareMetres));

  constructor() {
    this.#cells.element.classList.add('cells');
    this.#area.element.classList.add('area');
    this.elements = [this.#cells.element, this.#area.element];
  }

  show(cells: number, squareMetres: number): void {
    this.#cells.show(cells);
    this.#area.show(squareMetres);
  }

  /** The next figures have nothing to do with these: they do not count on from them. */
  forget(): void {
    this.#cells.forget();
    this.#area.forget();
  }
}

/** An area without its unit, which stands over the column. */
export function areaFigure(squareMetres: number): string {
  const digits = squareMetres !== 0 && squareMetres < 10 ? 2 : 1;
  return squareMetres.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** The heads of the columns of figures, the first one over the names. */
export function figureHeads(name: Node | string): HTMLElement {
  const heads = document.createElement('div');
  heads.className = 'row heads';
  const title = document.createElement('span');
  title.className = 'name';
  title.append(name);
  const [cells, area] = ['cells', 'm²'].map((unit) => {
    const head = document.createElement('span');
    head.className = `figure ${unit === 'cells' ? 'cells' : 'area'}`;
    head.textContent = unit;
    return head;
  });
  heads.append(title, cells, area);
  return heads;
}

/** A small patch of a colour. */
export function swatchOf(colour: string, ...classes: readonly string[]): HTMLElement {
  const swatch = document.createElement('span');
  swatch.className = ['swatch', ...classes].join(' ');
  swatch.style.setProperty('--swatch', colour);
  return swatch;
}
