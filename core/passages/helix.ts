import type { HelixAxis } from './styles/spiral';
import { floorHeight } from './tubeHeights';

const TURN = 2 * Math.PI;

/** Halvings of a bracket: from a turn down to the last bits of a double. */
const HALVINGS = 60;

/** A query seen from a helix: its distance from the axis, and its angle from the helix's start in the sense it winds. */
function polar(axis: HelixAxis, x: number, z: number): { distance: number; angle: number } {
  const offX = x - axis.x;
  const offZ = z - axis.z;
  const angle = axis.sense * (Math.atan2(offZ, offX) - axis.startAngle);
  return { distance: Math.sqrt(offX * offX + offZ * offZ), angle };
}

/**
 * The parameter of the turn whose floor is nearest in height to a query: its angle around the axis,
 * plus as many whole turns as its height tells. Beyond an end it is that end. Metres.
 */
export function turnIndexParameter(axis: HelixAxis, x: number, z: number, y: number): number {
  const { angle } = polar(axis, x, z);
  const rise = axis.pitch / TURN;
  const turn = Math.round((y - floorHeight(axis.startY) - rise * angle) / axis.pitch);
  return Math.min(axis.end, Math.max(0, angle + TURN * turn));
}

/**
 * The parameter of the closest point on a helix, by its stationary points: with b the rise a radian,
 * u = t − φ, e = R·ρ / b² and M = height / b − φ, they are the roots of u + e·sin u = M. That function
 * turns only where e·cos u = −1, so each root has a bracket of its own; a root where it rises is a
 * local minimum of the distance. All of them are compared, and both ends. Metres.
 * @param startHeight the height of the curve at t = 0
 */
export function closestHelixParameter(axis: HelixAxis, startHeight: number, x: number, y: number, z: number): number {
  const { distance, angle } = polar(axis, x, z);
  const rise = axis.pitch / TURN;
  const height = y - startHeight;
  const squareAt = (t: number) => {
    const off = rise * t - height;
    const { radius } = axis;
    return distance * distance + radius * radius + off * off - 2 * radius * distance * Math.cos(t - angle);
  };
  let best = 0;
  const offer = (t: number) => {
    if (squareAt(t) < squareAt(best)) best = t;
  };
  offer(axis.end);
  for (const u of risingRoots(
    (axis.radius * distance) / (rise * rise),
    height / rise - angle,
    -angle,
    axis.end - angle,
  )) {
    offer(u + angle);
  }
  return best;
}

/** The roots of u + e·sin u = M between two ends at which the left side rises. */
export function risingRoots(e: number, M: number, from: number, to: number): number[] {
  const value = (u: number) => u + e * Math.sin(u) - M;
  const low = Math.max(from, M - e);
  const high = Math.min(to, M + e);
  if (low > high) return [];
  if (e <= 1) return value(low) <= 0 && value(high) >= 0 ? [bisect(value, low, high)] : [];
  // It rises from -turning to turning, and so on every turn.
  const turning = Math.acos(-1 / e);
  const roots: number[] = [];
  for (let turn = Math.floor((low - turning) / TURN); turn * TURN - turning <= high; turn++) {
    const a = Math.max(low, turn * TURN - turning);
    const b = Math.min(high, turn * TURN + turning);
    if (a <= b && value(a) <= 0 && value(b) >= 0) roots.push(bisect(value, a, b));
  }
  return roots;
}

function bisect(value: (u: number) => number, a: number, b: number): number {
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (a + b) / 2;
    if (value(middle) < 0) a = middle;
    else b = middle;
  }
  return (a + b) / 2;
}
