import type { RouteCurve } from './routeCurve';
import type { HelixAxis } from './styles/spiral';

/** A route: its control points, and the exact curve that they were taken from. Metres. */
export interface Route {
  readonly x: Float64Array;
  /** The player's height. */
  readonly y: Float64Array;
  readonly z: Float64Array;
  readonly radius: Float64Array;
  readonly curve: RouteCurve;
  /** Whether the curve comes from a formula: listed points have none. */
  readonly hasFormula: boolean;
  /** The axis of a spiral. */
  readonly helix?: HelixAxis;
  /** At which ends the tube is meant to break out of the block. */
  readonly openStart: boolean;
  readonly openEnd: boolean;
}

/** Control points at equal steps of the curve's parameter, one more than segments. */
export function controlsOf(curve: RouteCurve, segments: number): Pick<Route, 'x' | 'y' | 'z' | 'radius'> {
  const x = new Float64Array(segments + 1);
  const y = new Float64Array(segments + 1);
  const z = new Float64Array(segments + 1);
  const radius = new Float64Array(segments + 1);
  for (let i = 0; i <= segments; i++) {
    const t = (curve.end * i) / segments;
    x[i] = curve.x(t);
    y[i] = curve.y(t);
    z[i] = curve.z(t);
    radius[i] = curve.radius(t);
  }
  return { x, y, z, radius };
}
