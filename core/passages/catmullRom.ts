/**
 * A piece of the uniform Catmull–Rom curve from p1 to p2, as half of
 * ((cubic · t + square) · t + linear) · t + constant. Whole numbers stay whole numbers.
 */
export interface CubicPiece {
  readonly constant: number;
  readonly linear: number;
  readonly square: number;
  readonly cubic: number;
}

/** The piece from p1 to p2, given the points before and after. */
export function catmullRom(p0: number, p1: number, p2: number, p3: number): CubicPiece {
  return {
    constant: 2 * p1,
    linear: p2 - p0,
    square: 2 * p0 - 5 * p1 + 4 * p2 - p3,
    cubic: 3 * (p1 - p2) + p3 - p0,
  };
}

/** A point of a piece, at t from 0 to 1. */
export function pointOf({ constant, linear, square, cubic }: CubicPiece, t: number): number {
  return 0.5 * (((cubic * t + square) * t + linear) * t + constant);
}

/** How fast the point moves at t. */
export function slopeOf({ linear, square, cubic }: CubicPiece, t: number): number {
  return 0.5 * ((3 * cubic * t + 2 * square) * t + linear);
}

/** The piece that begins at point i of a list; beyond an end counts that end's point. */
export function pieceOf(points: ArrayLike<number>, i: number, first = 0, last = points.length - 1): CubicPiece {
  return catmullRom(points[Math.max(first, i - 1)], points[i], points[i + 1], points[Math.min(last, i + 2)]);
}
