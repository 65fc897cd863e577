import type { HeightfieldFrame } from '../../grid/frame';

/** A column as messages name it: by its cell, and by the middle of it in the world. */
export function columnName({ origin, cellSize, width }: HeightfieldFrame, column: number): string {
  const x = column % width;
  const z = (column - x) / width;
  const [middleX, middleZ] = [origin[0] + (x + 0.5) * cellSize, origin[2] + (z + 0.5) * cellSize];
  return `in column (${x}, ${z}) around x ${metres(middleX)}, z ${metres(middleZ)}`;
}

/** A length in metres as messages write it, to the millimetre. */
export function metres(length: number): string {
  return String(Math.round(length * 1000) / 1000 + 0);
}
