/**
 * The clipping of §2: one Sutherland–Hodgman cut at an axis-aligned plane, in float32.
 *
 * A polygon is a run of points (u, v, w) in a Float32Array, three numbers a point. Storing into it
 * rounds to float32; what is computed on the way there goes through Math.fround. So each addition,
 * multiplication and division is the float32 operation that the document names: of two float32
 * values, a sum, difference, product or quotient that is computed in double and then rounded is the
 * same as one computed in float32.
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
  /** Where its points end: three times their count. */
  end = 0;

  /** Least coordinate along an axis; +Infinity without points. */
  least(axis: number): number {
    const { points, end } = this;
    let least = Number.POSITIVE_INFINITY;
    for (let i = axis; i < end; i += 3) if (points[i] < least) least = points[i];
    return least;
  }

  /** Greatest coordinate along an axis; -Infinity without points. */
  greatest(axis: number): number {
    const { points, end } = this;
    let greatest = Number.NEGATIVE_INFINITY;
    for (let i = axis; i < end; i += 3) if (points[i] > greatest) greatest = points[i];
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
  const { points, end } = from;
  const lows = low.points;
  const highs = high.points;
  const across = axis === U ? W : U;
  let lowEnd = 0;
  let highEnd = 0;
  let next = 0;
  // On which side a point lies needs no rounding: a difference is 0 in float32 only if it is 0.
  for (let at = points[axis], p = 0; p < end; p = next) {
    next = p + 3;
    const q = next === end ? 0 : next;
    const atNext = points[q + axis];
    if (at <= plane) {
      lows[lowEnd] = points[p];
      lows[lowEnd + 1] = points[p + 1];
      lows[lowEnd + 2] = points[p + 2];
      lowEnd += 3;
    }
    if (at >= plane) {
      highs[highEnd] = points[p];
      highs[highEnd + 1] = points[p + 1];
      highs[highEnd + 2] = points[p + 2];
      highEnd += 3;
    }
    if (at < plane ? atNext > plane : at > plane && atNext < plane) {
      const distance = fround(at - plane);
      const t = fround(distance / fround(distance - fround(atNext - plane)));
      const v = fround(points[p + V] + fround(fround(points[q + V] - points[p + V]) * t));
      const other = fround(points[p + across] + fround(fround(points[q + across] - points[p + across]) * t));
      lows[lowEnd + axis] = plane;
      lows[lowEnd + V] = v;
      lows[lowEnd + across] = other;
      lowEnd += 3;
      highs[highEnd + axis] = plane;
      highs[highEnd + V] = v;
      highs[highEnd + across] = other;
      highEnd += 3;
    }
    at = atNext;
  }
  low.end = lowEnd;
  high.end = highEnd;
}

/**
 * Whether a piece of a triangle with area touches its cell (§2): at least three points, not all on
 * one line along an axis, and a fan sum of cross products that is not 0 in float32.
 */
export function hasArea(piece: Polygon): boolean {
  if (piece.end < 9 || !hasExtentAlong(piece, U) || !hasExtentAlong(piece, W)) return false;
  const fround = Math.fround;
  const { points, end } = piece;
  const u0 = points[U];
  const w0 = points[W];
  let sum = 0;
  let du = fround(points[3 + U] - u0);
  let dw = fround(points[3 + W] - w0);
  for (let i = 6; i < end; i += 3) {
    const duNext = fround(points[i + U] - u0);
    const dwNext = fround(points[i + W] - w0);
    sum = fround(sum + fround(fround(du * dwNext) - fround(dw * duNext)));
    du = duNext;
    dw = dwNext;
  }
  return sum !== 0;
}

/**
 * A fan sum in double beyond ±SURE_SUM is not 0 in float32 either. Inside a cell no cross product is above 2, so
 * rounding changes none by more than 2^-21, and the sum of as many as a polygon has room for by less than 2^-10.
 */
export const SURE_SUM = 2 ** -8;

/** Whether a piece of a vertical triangle touches its cell (§2): any length in (u, w) will do. */
export function hasFootprintLength(piece: Polygon): boolean {
  return hasExtentAlong(piece, U) || hasExtentAlong(piece, W);
}

function hasExtentAlong({ points, end }: Polygon, axis: number): boolean {
  for (let i = 3 + axis; i < end; i += 3) if (points[i] !== points[axis]) return true;
  return false;
}
