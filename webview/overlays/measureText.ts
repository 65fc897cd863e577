import { counted, grouped } from '../../core/figures';
import { metres } from '../lengths';

/** A cell to measure from or to: its column, and the row above its ground. */
export interface MeasuredCell {
  readonly x: number;
  readonly z: number;
  readonly row: number;
}

/**
 * How far two cells are apart, middle to middle: metres across and up, then cells and rows.
 * @param cellSize metres a cell
 * @param cellHeight metres a row
 */
export function measureText(from: MeasuredCell, to: MeasuredCell, cellSize: number, cellHeight: number): string {
  const x = Math.abs(to.x - from.x);
  const z = Math.abs(to.z - from.z);
  const rows = to.row - from.row;
  const across = `${metres(cellSize * Math.hypot(x, z))} across`;
  const up = rows === 0 ? 'level' : `${metres(cellHeight * Math.abs(rows))} ${rows > 0 ? 'up' : 'down'}`;
  return `${across} · ${up} · ${grouped(x)} × ${grouped(z)} cells · ${counted(Math.abs(rows), 'row')}`;
}
