import type { HeightfieldFrame } from '../grid/frame';
import type { FloorProbes } from './floorProbes';
import type { RockBlock } from './rockBlock';
import { placeOfProbe, type RoutePlace } from './routeProbes';

/** The sides of a block: along x, up, along z. */
export const BLOCK_SIDES = ['-x', '+x', 'bottom', 'top', '-z', '+z'] as const;
export type BlockSide = (typeof BLOCK_SIDES)[number];

/** How far something reaches out of a block, and where it does so most. */
export interface Outreach {
  readonly side: BlockSide;
  /** Metres beyond that side. */
  readonly distance: number;
  readonly at: RoutePlace;
}

/** How a passage leaves its block other than at an open end. */
export interface BlockReach {
  /** The middle of the tube runs outside the block. */
  readonly route?: Outreach;
  /** The tube breaks through these sides, where its route is still inside: the farthest of each side. */
  readonly tube: readonly Outreach[];
}

/**
 * Looks where a passage leaves its block. Whatever lies within one radius of an open end, along the
 * route, may do so.
 */
export function blockReach(
  block: Pick<RockBlock, 'offset' | 'size' | 'routes'>,
  frame: HeightfieldFrame,
  route: number,
  probes: FloorProbes,
): BlockReach {
  const { curve, openStart, openEnd } = block.routes[route];
  const box = blockBox(block, frame);
  let outside: Outreach | undefined;
  const tube = new Map<BlockSide, Outreach>();
  for (let probe = 0; probe < probes.count; probe++) {
    const share = probe / (probes.count - 1);
    const t = probes.t[probe];
    const radius = curve.radius(t);
    if (openStart && share * curve.length <= radius) continue;
    if (openEnd && (1 - share) * curve.length <= radius) continue;
    const at = placeOfProbe(route, probes, probe);
    const centre = curve.centre(t);
    const beyond = (lowX: number, highX: number, lowY: number, highY: number, lowZ: number, highZ: number) => [
      box[0] - lowX,
      highX - box[1],
      box[2] - lowY,
      highY - box[3],
      box[4] - lowZ,
      highZ - box[5],
    ];
    const middle = beyond(at.x, at.x, centre, centre, at.z, at.z);
    const farthest = middle.indexOf(Math.max(...middle));
    if (middle[farthest] > 0) {
      if (middle[farthest] > (outside?.distance ?? 0)) {
        outside = { side: BLOCK_SIDES[farthest], distance: middle[farthest], at };
      }
      continue;
    }
    // The floor cuts the tube flat: below it nothing is carved.
    const bottom = Math.max(at.y, centre - radius);
    const reach = beyond(at.x - radius, at.x + radius, bottom, centre + radius, at.z - radius, at.z + radius);
    reach.forEach((distance, i) => {
      const side = BLOCK_SIDES[i];
      if (distance > (tube.get(side)?.distance ?? 0)) tube.set(side, { side, distance, at });
    });
  }
  return { ...(outside && { route: outside }), tube: [...tube.values()] };
}

/** A block in the world, metres: the lower and the upper end along x, y and z. */
function blockBox({ offset, size }: Pick<RockBlock, 'offset' | 'size'>, frame: HeightfieldFrame): number[] {
  const sides = [frame.cellSize, frame.cellHeight, frame.cellSize];
  return sides.flatMap((side, axis) => [
    frame.origin[axis] + offset[axis] * side,
    frame.origin[axis] + (offset[axis] + size[axis]) * side,
  ]);
}
