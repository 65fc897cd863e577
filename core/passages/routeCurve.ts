import { arcLength } from './arcLength';
import { centreHeight, floorHeight } from './tubeHeights';

/** A route seen from above, exactly: a curve in (x, z) over a parameter t from 0 to `end`. */
export interface PlanCurve {
  readonly end: number;
  /** The curve is smooth inside each piece of this length in t: its length is summed up piece by piece. */
  readonly piece: number;
  x(t: number): number;
  z(t: number): number;
  /** Horizontal metres per unit of t. */
  speed(t: number): number;
  /** Whether that is the same everywhere: the length is then speed · t. */
  readonly isEven?: boolean;
}

/** What a curve has besides its plan: both take the share of the horizontal length, 0 … 1. */
export interface CurveHeights {
  /** The player's height, metres. */
  readonly y: (share: number, t: number) => number;
  /** The tube's radius, metres. */
  readonly radius: (share: number) => number;
}

/**
 * The exact curve of a route: what its control points are taken from, and what its floor is measured
 * against. Lengths are horizontal, in metres.
 */
export class RouteCurve {
  /** The length up to the begin of each piece. */
  private readonly lengths: Float64Array;
  /** The horizontal length, metres. */
  readonly length: number;

  constructor(
    readonly plan: PlanCurve,
    private readonly heights: CurveHeights,
  ) {
    const pieces = Math.max(1, Math.ceil(plan.end / plan.piece - 1e-9));
    this.lengths = new Float64Array(pieces + 1);
    for (let i = 0; i < pieces; i++) {
      const to = i + 1 < pieces ? (i + 1) * plan.piece : plan.end;
      this.lengths[i + 1] = this.lengths[i] + arcLength(plan.speed, i * plan.piece, to);
    }
    this.length = this.lengths[pieces];
  }

  get end(): number {
    return this.plan.end;
  }

  x(t: number): number {
    return this.plan.x(t);
  }

  z(t: number): number {
    return this.plan.z(t);
  }

  /** The horizontal length from the start to t. */
  distance(t: number): number {
    const { plan, lengths } = this;
    if (t >= plan.end) return this.length;
    if (plan.isEven) return plan.speed(0) * t;
    const piece = Math.min(lengths.length - 2, Math.max(0, Math.floor(t / plan.piece)));
    return lengths[piece] + arcLength(plan.speed, piece * plan.piece, t);
  }

  /** The t that lies so many horizontal metres from the start. */
  parameterAt(distance: number): number {
    const { plan, lengths } = this;
    if (distance <= 0) return 0;
    if (distance >= this.length) return plan.end;
    let piece = 0;
    for (let step = 1 << Math.floor(Math.log2(lengths.length)); step > 0; step >>= 1) {
      if (piece + step < lengths.length - 1 && lengths[piece + step] <= distance) piece += step;
    }
    let low = piece * plan.piece;
    let high = Math.min(plan.end, low + plan.piece);
    let t = low + ((high - low) * (distance - lengths[piece])) / (lengths[piece + 1] - lengths[piece]);
    // Newton's steps, kept inside a bracket that only shrinks.
    for (let i = 0; i < 60; i++) {
      const missing = distance - this.distance(t);
      if (Math.abs(missing) <= 1e-12 * this.length) break;
      if (missing > 0) low = t;
      else high = t;
      const next = t + missing / plan.speed(t);
      t = next > low && next < high ? next : (low + high) / 2;
    }
    return t;
  }

  /** The share of the horizontal length up to t, 0 … 1. */
  share(t: number): number {
    return this.distance(t) / this.length;
  }

  /** The player's height at t, metres. */
  y(t: number): number {
    return this.heights.y(this.share(t), t);
  }

  radius(t: number): number {
    return this.heights.radius(this.share(t));
  }

  /** The floor at t, metres. */
  floor(t: number): number {
    return floorHeight(this.y(t));
  }

  /** The height of the tube's centre at t, metres. */
  centre(t: number): number {
    const share = this.share(t);
    return centreHeight(this.heights.y(share, t), this.heights.radius(share));
  }
}
