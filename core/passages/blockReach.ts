import type { HeightfieldFrame, Point } from '../grid/frame';
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
 * Looks where a passage leaves its block. The route may do so within one radius of an open end. The tube
 * around a place reaches one radius farther, so it may break out within two, along the route.
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
    const radius = curve.radius(probes.t[probe]);
    const fromEnd = Math.min(
      openStart ? share * curve.length : Infinity,
      openEnd ? (1 - share) * curve.length : Infinity,
    );
    if (fromEnd <= radius) continue;
    const at = placeOfProbe(route, probes, probe);
    const centre = curve.centre(probes.t[probe]);
    const middle: Point = [at.x, centre, at.z];
    const [farthest] = beyondSides(box, middle, middle, at).sort((a, b) => b.distance - a.distance);
    if (farthest) {
      if (farthest.distance > (outside?.distance ?? 0)) outside = farthest;
      continue;
    }
    if (fromEnd <= 2 * radius) continue;
    // The floor cuts the tube flat: below it nothing is carved.
    const low: Point = [at.x - radius, Math.max(at.y, centre - radius), at.z - radius];
    const high: Point = [at.x + radius, centre + radius, at.z + radius];
    for (const reach of beyondSides(box, low, high, at)) {
      if (reach.distance > (tube.get(reach.side)?.distance ?? 0)) tube.set(reach.side, reach);
    }
  }
  return { ...(outside && { route: outside }), tube: [...tube.values()] };
}

interface Box {
  readonly low: Point;
  readonly high: Point;
}

/** A block in the world, metres. */
function blockBox({ offset, size }: Pick<RockBlock, 'offset' | 'size'>, frame: HeightfieldFrame): Box {
  const { origin, cellSize, cellHeight } = frame;
  const corner = (cells: Point): Point => [
    origin[0] + cells[0] * cellSize,
    origin[1] + cells[1] * cellHeight,
    origin[2] + cells[2] * cellSize,
  ];
  return { low: corner(offset), high: corner([offset[0] + size[0], offset[1] + size[1], offset[2] + size[2]]) };
}

/** The sides of a box beyond which something from `low` to `high` reaches. */
function beyondSides(box: Box, low: Point, high: Point, at: RoutePlace): Outreach[] {
  return BLOCK_SIDES.flatMap((side, i) => {
    const axis = i >> 1;
    const distance = i % 2 === 0 ? box.low[axis] - low[axis] : high[axis] - box.high[axis];
    return distance > 0 ? [{ side, distance, at }] : [];
  });
}
