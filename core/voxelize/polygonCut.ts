/**
 * The clipping of §2: one Sutherland–Hodgman cut at an axis-aligned plane, in float32.
 *
 * A polygon is a run of points (u, v, w) in a Float32Array, three numbers a point. Storing into the
 * array is what rounds to float32; every other step rounds through Math.fround, so that each
 * addition, multiplication and division is the float32 operation that the document names.
 */

/**
 * Room for this many points in a polygon. A triangle has 3; clipping to the grid adds at most one a
 * side, cutting off a row or a cell at most one more, and rounding may add a few where it bends an
 * edge across the plane. 64 is far above what can be reached.
 */
const MAX_POINTS = 64;

/** Axis of a cut: planes u = integer part cells, planes w = integer part rows of columns. */
export const U = 0;
export const V = 1;
export const W = 2;

export class Polygon {
  readonly points = new Float32Array(3 * MAX_POINTS);
  count = 0;

  /** Least coordinate along an axis; +Infinity without points. */
  least(axis: number): number {
    let least = Number.POSITIVE_INFINITY;
    for (let i = axis; i < 3 * this.count; i += 3) if (this.points[i] < least) least = this.points[i];
    return least;
  }

  /** Greatest coordinate along an axis; -Infinity without points. */
  greatest(axis: number): number {
    let greatest = Number.NEGATIVE_INFINITY;
    for (let i = axis; i < 3 * this.count; i += 3) if (this.points[i] > greatest) greatest = this.points[i];
    return greatest;
  }
}

/**
 * Cuts a polygon at the plane `axis = plane` into what lies at or below it and what lies at or above
 * it; points on the plane go to both sides. Edges are walked from the first point. Where an edge
 * p → q crosses, the crossing is computed once, as p + (q − p) · t with t = dp / (dp − dq), its
 * clipped coordinate set to the plane, and goes to both sides.
 */
export function cutPolygon(from: Polygon, axis: number, plane: number, low: Polygon, high: Polygon): void {
  const fround = Math.fround;
  const points = from.points;
  const lows = low.points;
  const highs = high.points;
  const end = 3 * from.count;
  let lowEnd = 0;
  let highEnd = 0;
  let distance = end > 0 ? fround(points[axis] - plane) : 0;
  for (let p = 0; p < end; p += 3) {
    const q = p + 3 === end ? 0 : p + 3;
    const distanceQ = fround(points[q + axis] - plane);
    if (distance <= 0) {
      lows[lowEnd] = points[p];
      lows[lowEnd + 1] = points[p + 1];
      lows[lowEnd + 2] = points[p + 2];
      lowEnd += 3;
    }
    if (distance >= 0) {
      highs[highEnd] = points[p];
      highs[highEnd + 1] = points[p + 1];
      highs[highEnd + 2] = points[p + 2];
      highEnd += 3;
    }
    if ((distance < 0 && distanceQ > 0) || (distance > 0 && distanceQ < 0)) {
      const t = fround(distance / fround(distance - distanceQ));
      for (let i = 0; i < 3; i++) {
        const crossing = points[p + i] + fround(fround(points[q + i] - points[p + i]) * t);
        lows[lowEnd + i] = crossing;
        highs[highEnd + i] = crossing;
      }
      lows[lowEnd + axis] = plane;
      highs[highEnd + axis] = plane;
      lowEnd += 3;
      highEnd += 3;
    }
    distance = distanceQ;
  }
  low.count = lowEnd / 3;
  high.count = highEnd / 3;
}

/**
 * Whether a piece of a triangle with area touches its cell (§2): at least three points, not all on
 * one line along an axis, and a fan sum of cross products that is not 0 in float32.
 */
export function hasArea(piece: Polygon): boolean {
  if (piece.count < 3 || !hasExtentAlong(piece, U) || !hasExtentAlong(piece, W)) return false;
  const fround = Math.fround;
  const points = piece.points;
  const u0 = points[U];
  const w0 = points[W];
  let sum = 0;
  let du = fround(points[3 + U] - u0);
  let dw = fround(points[3 + W] - w0);
  for (let i = 6; i < 3 * piece.count; i += 3) {
    const duNext = fround(points[i + U] - u0);
    const dwNext = fround(points[i + W] - w0);
    sum = fround(sum + fround(fround(du * dwNext) - fround(dw * duNext)));
    du = duNext;
    dw = dwNext;
  }
  return sum !== 0;
}

/** Whether a piece of a vertical triangle touches its cell (§2): any length in (u, w) will do. */
export function hasFootprintLength(piece: Polygon): boolean {
  return hasExtentAlong(piece, U) || hasExtentAlong(piece, W);
}

function hasExtentAlong(piece: Polygon, axis: number): boolean {
  const points = piece.points;
  for (let i = 3 + axis; i < 3 * piece.count; i += 3) if (points[i] !== points[axis]) return true;
  return false;
}
