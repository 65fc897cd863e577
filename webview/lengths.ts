import { counted } from '../core/figures';

/** Lengths as people read them, the same everywhere in the view. */

/** A length or height in metres: to the centimetre, or to three figures where it is smaller: `0.7 m`, `-1.25 m`. */
export function metres(exact: number): string {
  // Sizes of cells and rows are float32: what lies below a tenth of a micrometre is theirs, not the level's.
  const value = Math.round(exact * 1e7) / 1e7;
  const small = value !== 0 && Math.abs(value) < 0.1;
  const options = small ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: 2 };
  const text = value.toLocaleString('en', options);
  return `${text === '-0' ? '0' : text.replace('-', '−')} m`;
}

/** An area: `269.3 m²`. */
export function squareMetres(value: number): string {
  const small = value !== 0 && value < 1;
  const options = small ? { maximumSignificantDigits: 2 } : { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return `${value.toLocaleString('en', options)} m²`;
}

/** Rows, and what they come to: `7 rows (1.4 m)`. */
export function rowsAndMetres(rows: number, cellHeight: number): string {
  return `${counted(rows, 'row')} (${metres(rows * cellHeight)})`;
}

/** Cells, halves included, and what they come to: `1.5 cells (0.45 m)`. */
export function cellsAndMetres(cells: number, cellSize: number): string {
  return `${counted(cells, 'cell')} (${metres(cells * cellSize)})`;
}
