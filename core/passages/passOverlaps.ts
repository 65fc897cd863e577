import type { Steps } from '../steps';
import { Column } from './column';
import { ColumnPasses, PASS_APART } from './columnPasses';
import type { FloorProbes } from './floorProbes';
import { NearSegments } from './nearSegments';
import type { RockBlock } from './rockBlock';
import { placeOfProbe, type RoutePlace } from './routeProbes';
import { SegmentTable } from './segmentTable';
import { PLAIN_METRES } from './units';

/** Along a stretch of a route another pass lies so close above it that the tubes cut into each other. */
export interface PassOverlap {
  /** Where the stretch begins and ends. */
  readonly from: RoutePlace;
  readonly to: RoutePlace;
  /** Where the least room is left. */
  readonly worst: RoutePlace;
  /** The route whose pass lies above there (it may be the same one), and the segment, in the block's numbers. */
  readonly otherRoute: number;
  readonly otherSegment: number;
  /** What is left there from the floor to the bottom of the floor above, metres. */
  readonly headroom: number;
}

/** Probes looked at between two pauses. */
const PAUSE_PROBES = 256;

/**
 * Finds where a pass lies closer above another than the tubes allow: its floor, with the rock that
 * carries it, reaches down into the tube below. A stretch ends where nothing overlaps or another route
 * lies above.
 * @param probes those of each route
 */
export function* passOverlapSteps(
  { routes, floorThickness }: Pick<RockBlock, 'routes' | 'floorThickness'>,
  probes: readonly FloorProbes[],
): Steps<PassOverlap[]> {
  const table = new SegmentTable(routes, PLAIN_METRES);
  const column = new Column(table);
  const near = new NearSegments(column, 1);
  const passes = new ColumnPasses(column);
  const overlaps: PassOverlap[] = [];
  for (let route = 0; route < routes.length; route++) {
    let open: PassOverlap | undefined;
    for (let probe = 0; probe < probes[route].count; probe++) {
      if (probe % PAUSE_PROBES === 0) yield (route + probe / probes[route].count) / routes.length;
      near.enter(probes[route].x[probe], probes[route].z[probe]);
      passes.enter();
      const found = overlapAt(column, passes, probes[route].floor[probe], floorThickness);
      const otherRoute = found ? table.routeOf(found.segment) : -1;
      if (open && open.otherRoute !== otherRoute) {
        overlaps.push(open);
        open = undefined;
      }
      if (!found) continue;
      const place = placeOfProbe(route, probes[route], probe);
      const here = { worst: place, otherRoute, otherSegment: found.segment, headroom: found.headroom };
      if (!open) open = { from: place, to: place, ...here };
      else open = { ...open, to: place, ...(found.headroom < open.headroom && here) };
    }
    if (open) overlaps.push(open);
  }
  return overlaps;
}

/** The pass that cuts into the tube of a floor from above, if there is one. */
function overlapAt(
  column: Column,
  passes: ColumnPasses,
  floor: number,
  thickness: number,
): { segment: number; headroom: number } | undefined {
  const off = (place: number) => Math.abs(column.floor[place] - floor);
  const own = passes.places.reduce(
    (nearest, place) => (nearest < 0 || off(place) < off(nearest) ? place : nearest),
    -1,
  );
  if (own < 0 || off(own) >= PASS_APART) return undefined;
  const { radius, square, centre } = column;
  const top = centre[own] + Math.sqrt(radius[own] * radius[own] - square[own]);
  let above = -1;
  for (const place of passes.byFloor) {
    if (column.floor[place] <= column.floor[own]) continue;
    if (column.floor[place] - thickness < top) above = place;
    break;
  }
  if (above < 0) return undefined;
  return { segment: column.segment[above], headroom: column.floor[above] - thickness - floor };
}
