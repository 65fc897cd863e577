import { depth, width } from './grid';
import { cut, POINT, U, W } from './polygon';
import { NO_LINE, takeCells } from './rowPiece';
import { dropped, rowPiece, rowsA, rowsB } from './scratch';

/**
 * One triangle (§2), row of columns by row of columns, as core/voxelize/triangleRasterizer.ts tells it.
 * Rows and cells that a triangle with area only touches are passed over, since no piece there has
 * area: it begins at the floor of its least coordinate, and ends where its greatest is reached.
 */

/** Rows of columns that this instance adds spans to: from … to - 1. */
export let bandFrom: i32 = 0;
export let bandTo: i32 = 0;

export function useBand(from: i32, to: i32): void {
  bandFrom = from;
  bandTo = to;
}

/** What the rows so far have left of the triangle, and the row that comes next. */
let rest: usize = 0;
let end: usize = 0;
let row: i32 = 0;
let highestW: f32 = 0;
let vertical: bool = false;
/** For a wall exactly on a grid line: the only column along u, or row along w, it belongs to. */
let onlyColumn: i32 = NO_LINE;
let onlyRow: i32 = NO_LINE;

/** The row of columns that comes next. */
export function currentRow(): i32 {
  return row;
}

/** Leaves nothing of a triangle. */
export function skipTriangle(): void {
  end = rest;
}

/** Whether a triangle without width in (u, w) it is: its cross product there is exactly 0. */
export function isVertical(a: v128, b: v128, c: v128): bool {
  const p = f32x4.sub(b, a);
  const q = f32x4.sub(c, a);
  const pu = f32x4.extract_lane(p, 0);
  const pw = f32x4.extract_lane(p, 2);
  const qu = f32x4.extract_lane(q, 0);
  const qw = f32x4.extract_lane(q, 2);
  return pu * qw - pw * qu === 0;
}

/**
 * Begins a triangle with its corners in cells, least and greatest coordinates, whether it is vertical,
 * and for one that is the x and z of its normal.
 */
export function beginTriangle(
  a: v128,
  b: v128,
  c: v128,
  lowest: v128,
  highest: v128,
  isWall: bool,
  nx: f32,
  nz: f32,
): void {
  rest = rowsA;
  v128.store(rest, a);
  v128.store(rest, b, POINT);
  v128.store(rest, c, 2 * POINT);
  v128.store(rest, a, 3 * POINT);
  end = rest + 3 * POINT;
  vertical = isWall;
  onlyColumn = NO_LINE;
  onlyRow = NO_LINE;
  let lowestW = f32x4.extract_lane(lowest, 2);
  highestW = f32x4.extract_lane(highest, 2);
  if (vertical) {
    // The wall belongs to the side behind its surface, so a closed solid keeps its walls inside.
    onlyColumn = lineOwner(f32x4.extract_lane(lowest, 0), f32x4.extract_lane(highest, 0), nx);
    onlyRow = lineOwner(lowestW, highestW, nz);
  }
  if (
    f32x4.extract_lane(lowest, 0) < 0 ||
    lowestW < 0 ||
    f32x4.extract_lane(highest, 0) > <f32>width ||
    highestW > <f32>depth
  ) {
    clipToGrid();
    if (end === rest) return;
    lowestW = load<f32>(rest + W);
    highestW = lowestW;
    for (let at = rest + POINT; at < end; at += POINT) {
      lowestW = min(lowestW, load<f32>(at + W));
      highestW = max(highestW, load<f32>(at + W));
    }
  }
  row = onlyRow;
  if (onlyRow !== NO_LINE) return;
  row = vertical ? <i32>max<f32>(0, ceil(lowestW) - 1) : <i32>lowestW;
  // What rows below the band leave has to have the same bits, so they are cut off as everywhere.
  for (; row < bandFrom && end > rest; row++) keepHigh(W, <f32>(row + 1));
}

/** The cell behind a wall on a grid line, or NO_LINE. Lines outside the grid have no cell in it either. */
function lineOwner(lowest: f32, highest: f32, normal: f32): i32 {
  if (lowest !== highest || floor(lowest) !== lowest) return NO_LINE;
  const line = <i32>max<f32>(-1, min<f32>(lowest, 65537));
  return normal > 0 ? line - 1 : line;
}

/** Clips to the grid's rectangle, in the order of the document. */
function clipToGrid(): void {
  keepHigh(U, 0);
  keepLow(U, <f32>width);
  keepHigh(W, 0);
  keepLow(W, <f32>depth);
}

/** Keeps what lies at or above a plane. */
function keepHigh(axis: usize, plane: f32): void {
  if (end === rest) return;
  const to = rest === rowsA ? rowsB : rowsA;
  end = to + (cut(rest, end, axis, plane, dropped, to) >> 16);
  rest = to;
}

/** Keeps what lies at or below a plane. */
function keepLow(axis: usize, plane: f32): void {
  if (end === rest) return;
  const to = rest === rowsA ? rowsB : rowsA;
  end = to + (cut(rest, end, axis, plane, to, dropped) & 0xffff);
  rest = to;
}

/**
 * Takes the triangle's next row of columns and adds its spans.
 * @returns how many cells were looked at, and one more; 0 when nothing of the triangle was left
 */
export function takeRow(): u32 {
  if (end === rest || row < bandFrom || row >= bandTo) return 0;
  const plane = <f32>(row + 1);
  const firstColumn = row * width;
  row++;
  if (onlyRow !== NO_LINE || (vertical ? highestW < plane : highestW <= plane)) {
    const last = end;
    end = rest;
    return 1 + takeCells(firstColumn, rest, last, vertical, onlyColumn);
  }
  const to = rest === rowsA ? rowsB : rowsA;
  const ends = cut(rest, end, W, plane, rowPiece, to);
  rest = to;
  end = to + (ends >> 16);
  const pieceEnd = rowPiece + (ends & 0xffff);
  if (pieceEnd === rowPiece) return 1;
  return 1 + takeCells(firstColumn, rowPiece, pieceEnd, vertical, onlyColumn);
}
