import { addSpan } from './columns';
import { rows } from './grid';
import { POINT } from './polygon';

/** From the part of a triangle in one cell to its span (§2). */

/** What the triangle is made of, twice its area id or 1 for too steep, and how it lies. */
let surface: u32 = 0;
let facesUp: bool = false;
let vertical: bool = false;
/** Rows within which tops share the larger area when spans merge (§3). */
let threshold: u32 = 0;

export function useThreshold(mergeThreshold: u32): void {
  threshold = mergeThreshold;
}

export function useTriangle(itsSurface: u32, itFacesUp: bool, isVertical: bool): void {
  surface = itsSurface;
  facesUp = itFacesUp;
  vertical = isVertical;
}

/** Adds the span of a piece, if the piece touches its cell. */
export function addPiece(column: u32, piece: usize, end: usize): void {
  const first = v128.load(piece);
  let lowest = first;
  let highest = first;
  if (vertical) {
    // Any length in (u, w) will do.
    for (let at = piece + POINT; at < end; at += POINT) {
      const point = v128.load(at);
      lowest = f32x4.pmin(lowest, point);
      highest = f32x4.pmax(highest, point);
    }
    const extent = f32x4.sub(highest, lowest);
    if (f32x4.extract_lane(extent, 0) === 0 && f32x4.extract_lane(extent, 2) === 0) return;
  } else {
    // The fan sum of cross products. Where all points share a u or a w, every term is 0.
    let sum: f32 = 0;
    let du: f32 = 0;
    let dw: f32 = 0;
    for (let at = piece + POINT; at < end; at += POINT) {
      const point = v128.load(at);
      lowest = f32x4.pmin(lowest, point);
      highest = f32x4.pmax(highest, point);
      const difference = f32x4.sub(point, first);
      const duNext = f32x4.extract_lane(difference, 0);
      const dwNext = f32x4.extract_lane(difference, 2);
      sum += du * dwNext - dw * duNext;
      du = duNext;
      dw = dwNext;
    }
    if (sum === 0) return;
  }
  addRows(column, f32x4.extract_lane(lowest, 1), f32x4.extract_lane(highest, 1));
}

/** Adds the span that reaches from one height to another, in rows, clamped to the grid (§2). */
export function addRows(column: u32, lowest: f32, highest: f32): void {
  let low = floor(lowest);
  let high = ceil(highest);
  if (low === high) {
    // Flat on a row boundary: the solid is below a surface that faces up, else above it.
    if (facesUp) low -= 1;
    else high += 1;
  }
  // Compared as numbers first: rows far outside the grid do not fit an integer.
  const top = <f32>rows;
  if (high <= 0 || low >= top) return;
  addSpan(column, low < 0 ? 0 : <u32>low, high > top ? rows : <u32>high, surface, threshold);
}
