import { width } from './grid';
import { crossCells } from './innerCells';
import { addPiece } from './piece';
import { cut, POINT, U } from './polygon';
import { cellPiece, cellsA, cellsB } from './scratch';

/** Cuts the part of a triangle in one row into cells, from low u upwards (§2). */

/** No column: the triangle does not lie on a grid line. */
export const NO_LINE: i32 = i32.MIN_VALUE;

/** So many cells have to be left of a row for a look whether they can be crossed quickly. */
const WORTH_CROSSING: f32 = 3;

/**
 * Adds the spans of a row's piece.
 * @param firstColumn the row's first column
 * @param onlyColumn for a wall on a grid line, the column along u that it belongs to; else NO_LINE
 * @returns how many cells were looked at
 */
export function takeCells(firstColumn: u32, piece: usize, end: usize, vertical: bool, onlyColumn: i32): u32 {
  if (onlyColumn !== NO_LINE) {
    if (<u32>onlyColumn < width) addPiece(firstColumn + onlyColumn, piece, end);
    return 1;
  }
  let lowest = load<f32>(piece + U);
  let highest = lowest;
  for (let at = piece + POINT; at < end; at += POINT) {
    const u = load<f32>(at + U);
    if (u < lowest) lowest = u;
    if (u > highest) highest = u;
  }
  const firstCell = vertical ? <u32>max<f32>(0, ceil(lowest) - 1) : <u32>lowest;
  let from = piece;
  let to = cellsA;
  for (let cell = firstCell; cell < width; cell++) {
    const plane = <f32>(cell + 1);
    if (vertical ? highest < plane : highest <= plane) {
      addPiece(firstColumn + cell, from, end);
      return cell + 1 - firstCell;
    }
    const ends = cut(from, end, U, plane, cellPiece, to);
    addPiece(firstColumn + cell, cellPiece, cellPiece + (ends & 0xffff));
    from = to;
    end = to + (ends >> 16);
    if (end === from) return cell + 1 - firstCell;
    to = from === cellsA ? cellsB : cellsA;
    if (highest - plane >= WORTH_CROSSING) cell = crossCells(firstColumn, from, end, cell + 1, vertical) - 1;
  }
  return width - firstCell;
}
