import type { Bounds } from '../../grid/frame';
import type { Mesh } from '../../voxelize/mesh';
import { type Corner, prism } from './prism';

/** The horizontal directions in which a ramp or stairs can rise. */
export const RISES = ['+x', '-x', '+z', '-z'] as const;
export type Rise = (typeof RISES)[number];

/** A corner of a profile: how far it is along the rise and how high, in steps. */
export type ProfileCorner = readonly [along: number, up: number];

/**
 * A solid with the same profile all across: a {@link prism} from its left side to its right, for
 * somebody who looks the way it rises.
 * @param profile clockwise seen from the right, in steps; seen whole from its first corner
 * @param steps how many steps the box is long and high
 */
export function risingMesh(box: Bounds, rise: Rise, profile: readonly ProfileCorner[], steps: number): Mesh {
  const { min, max } = box;
  const backwards = rise[0] === '-';
  const alongX = rise[1] === 'x';
  const along = alongX ? 0 : 2;
  const across = 2 - along;
  const [low, high] = backwards ? [max[along], min[along]] : [min[along], max[along]];
  // The right of +x is +z, and the right of +z is -x.
  const [left, right] = alongX === backwards ? [max[across], min[across]] : [min[across], max[across]];
  const side = (at: number) =>
    profile.map(([step, up]): Corner => {
      const way = between(low, high, step, steps);
      const y = between(min[1], max[1], up, steps);
      return alongX ? [way, y, at] : [at, y, way];
    });
  return prism(side(left), side(right));
}

/** The place of a step from `low` to `high`; the last one is exactly at `high`. */
function between(low: number, high: number, step: number, steps: number): number {
  return step === steps ? high : low + ((high - low) * step) / steps;
}
