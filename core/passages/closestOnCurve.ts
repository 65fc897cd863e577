import { goldenSection } from './goldenSection';
import type { RouteCurve } from './routeCurve';

/** Fewest samples that a curve is bracketed with. */
const FEWEST_SAMPLES = 64;
/** An arc between three samples is shorter than its chords times this. */
const ARC_OVER_CHORD = 1.25;

/**
 * Finds the closest point of the exact curve of a tube's centre. Samples bracket every local minimum;
 * each is refined by golden section, and both ends are tried. A bracket that cannot hold anything
 * closer than the best so far is left out.
 */
export class ClosestOnCurve {
  /** The square of the distance to the point that was found last, metres. */
  square = 0;

  private readonly last: number;
  private readonly x: Float64Array;
  private readonly z: Float64Array;
  private readonly centre: Float64Array;
  /** How far the curve can lead away from a sample before it comes to the next or the one before. */
  private readonly arc: Float64Array;
  /** The squares of the samples' horizontal distances, in the column that was entered. */
  private readonly squares: Float64Array;
  private readonly distances: Float64Array;
  private queryX = 0;
  private queryZ = 0;

  constructor(
    private readonly curve: RouteCurve,
    samples: number,
  ) {
    const last = Math.max(FEWEST_SAMPLES, samples);
    this.last = last;
    const sampled = (value: (t: number) => number) =>
      Float64Array.from({ length: last + 1 }, (_, i) => value((curve.end * i) / last));
    this.x = sampled((t) => curve.x(t));
    this.z = sampled((t) => curve.z(t));
    this.centre = sampled((t) => curve.centre(t));
    this.arc = new Float64Array(last + 1);
    this.squares = new Float64Array(last + 1);
    this.distances = new Float64Array(last + 1);
    for (let i = 0; i <= last; i++) {
      const before = i > 0 ? this.chord(i - 1) : 0;
      const after = i < last ? this.chord(i) : 0;
      this.arc[i] = ARC_OVER_CHORD * Math.max(before, after);
    }
  }

  /** Goes to the vertical line at (x, z), metres. */
  enter(x: number, z: number): void {
    this.queryX = x;
    this.queryZ = z;
    for (let i = 0; i <= this.last; i++) {
      const offX = this.x[i] - x;
      const offZ = this.z[i] - z;
      this.squares[i] = offX * offX + offZ * offZ;
    }
  }

  /** The parameter of the closest point to height y on that line. */
  find(y: number): number {
    const { last, squares, centre, distances, curve } = this;
    let closest = 0;
    for (let i = 0; i <= last; i++) {
      const off = centre[i] - y;
      distances[i] = squares[i] + off * off;
      if (distances[i] < distances[closest]) closest = i;
    }
    const step = curve.end / last;
    let found = closest * step;
    let least = distances[closest];
    const refine = (i: number) => {
      const from = Math.max(0, i - 1) * step;
      const to = Math.min(last, i + 1) * step;
      const t = goldenSection((at) => this.squareAt(at, y), from, to);
      const square = this.squareAt(t, y);
      if (square >= least) return;
      least = square;
      found = t;
    };
    refine(closest);
    for (let i = 0; i <= last; i++) {
      if (i === closest || (i > 0 && distances[i - 1] < distances[i])) continue;
      if (i < last && distances[i + 1] < distances[i]) continue;
      const nearest = Math.sqrt(distances[i]) - this.arc[i];
      if (nearest <= 0 || nearest * nearest <= least) refine(i);
    }
    this.square = least;
    return found;
  }

  private squareAt(t: number, y: number): number {
    const { curve } = this;
    const x = curve.x(t) - this.queryX;
    const z = curve.z(t) - this.queryZ;
    const off = curve.centre(t) - y;
    return x * x + z * z + off * off;
  }

  private chord(i: number): number {
    const x = this.x[i + 1] - this.x[i];
    const y = this.centre[i + 1] - this.centre[i];
    const z = this.z[i + 1] - this.z[i];
    return Math.sqrt(x * x + y * y + z * z);
  }
}
