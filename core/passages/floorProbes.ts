import { runToEnd, type Steps } from '../steps';
import type { RouteCurve } from './routeCurve';

/** Points of the exact floor along a route, where the chosen floor is compared with it. Metres. */
export interface FloorProbes {
  readonly count: number;
  readonly x: Float64Array;
  readonly floor: Float64Array;
  readonly z: Float64Array;
  /** The curve's parameter. */
  readonly t: Float64Array;
  /** The way along the floor from the start, up and down included. */
  readonly path: Float64Array;
}

/**
 * Probes at equal steps, both ends included.
 * @param count how many; at least 2
 * @param by equal steps of the curve's parameter, or of its horizontal length
 */
export function floorProbes(curve: RouteCurve, count: number, by: 't' | 'length'): FloorProbes {
  return runToEnd(floorProbeSteps(curve, count, by));
}

/** Probes placed between two pauses. */
const PAUSE_PROBES = 64;

/** {@link floorProbes} in steps. */
export function* floorProbeSteps(curve: RouteCurve, count: number, by: 't' | 'length'): Steps<FloorProbes> {
  const t = new Float64Array(count);
  const x = new Float64Array(count);
  const floor = new Float64Array(count);
  const z = new Float64Array(count);
  const path = new Float64Array(count);
  let before = 0;
  for (let i = 0; i < count; i++) {
    if (i % PAUSE_PROBES === 0) yield i / count;
    const share = i / (count - 1);
    t[i] = by === 't' ? curve.end * share : curve.parameterAt(curve.length * share);
    x[i] = curve.x(t[i]);
    floor[i] = curve.floor(t[i]);
    z[i] = curve.z(t[i]);
    const distance = by === 't' ? curve.distance(t[i]) : curve.length * share;
    if (i > 0) path[i] = path[i - 1] + Math.hypot(distance - before, floor[i] - floor[i - 1]);
    before = distance;
  }
  return { count, x, floor, z, t, path };
}

/** How many probes lie at most a spacing apart on a way of this length, metres, both ends included. */
export function probeCount(length: number, spacing: number): number {
  return Math.ceil(length / spacing) + 1;
}
