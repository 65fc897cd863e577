import type { HeightfieldFrame } from '../grid/frame';
import type { Steps } from '../steps';
import type { CarvedRock } from './carvedRock';
import { Column } from './column';
import { ColumnPasses } from './columnPasses';
import { NearSegments } from './nearSegments';
import { cellMiddles, type RockBlock } from './rockBlock';
import { SegmentTable } from './segmentTable';
import { FIXED_POINT, inUnits } from './units';

/** Rock that was left in the way of a pass. */
export interface Crumbs {
  /** The route whose pass it is. */
  readonly route: number;
  /** How many voxels, over all columns. */
  readonly voxels: number;
  /** The middle of the voxel that lies lowest above its floor, metres, and the segment of that floor. */
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly segment: number;
  /** How high above that floor its middle lies, metres. */
  readonly aboveFloor: number;
}

/** Columns looked at between two pauses. */
const PAUSE_COLUMNS = 256;

/**
 * Finds crumbs: solid voxels inside a pass's bore, more than a cell above its floor and below the
 * agent's head. A voxel in the way of two passes counts for the closer one.
 * @param agentHeight metres
 */
export function* crumbSteps(
  block: RockBlock,
  rock: CarvedRock,
  frame: HeightfieldFrame,
  agentHeight: number,
): Steps<Crumbs[]> {
  const { cells, first, min, max } = rock;
  const { perMetre } = FIXED_POINT;
  const x = cellMiddles(frame, 0, cells.minX, cells.maxX);
  const y = cellMiddles(frame, 1, cells.minRow, cells.maxRow);
  const z = cellMiddles(frame, 2, cells.minZ, cells.maxZ);
  const table = new SegmentTable(block.routes, FIXED_POINT);
  const column = new Column(table);
  const near = new NearSegments(column, 1);
  const passes = new ColumnPasses(column);
  const found: (Crumbs | undefined)[] = block.routes.map(() => undefined);
  const cell = inUnits(frame.cellHeight, FIXED_POINT);
  const head = inUnits(agentHeight, FIXED_POINT);
  const solid = new Uint8Array(y.length);
  for (let c = 0; c < rock.to - rock.from; c++) {
    if (c % PAUSE_COLUMNS === 0) yield c / (rock.to - rock.from);
    const index = rock.from + c;
    const atX = x[index % x.length];
    const atZ = z[Math.floor(index / x.length)];
    near.enter(atX, atZ);
    passes.enter();
    if (passes.places.length === 0) continue;
    solid.fill(0);
    for (let run = first[c]; run < first[c + 1]; run++) {
      solid.fill(1, min[run] - cells.minRow, max[run] - cells.minRow);
    }
    for (const place of passes.places) {
      const floor = column.floor[place];
      const left = column.radius[place] * column.radius[place] - column.square[place];
      for (let row = rowAbove(y, floor + cell); row < y.length && y[row] < floor + head; row++) {
        const off = y[row] - column.centre[place];
        if (!solid[row] || off * off > left) continue;
        // Counted once, for the closest pass.
        solid[row] = 0;
        const segment = column.segment[place];
        const route = table.routeOf(segment);
        const before = found[route];
        const aboveFloor = (y[row] - floor) / perMetre;
        const here = { x: atX / perMetre, y: y[row] / perMetre, z: atZ / perMetre, segment, aboveFloor };
        const isLower = !before || aboveFloor < before.aboveFloor;
        found[route] = { ...(isLower ? here : before), route, voxels: (before?.voxels ?? 0) + 1 };
      }
    }
  }
  return found.filter((crumbs) => crumbs !== undefined);
}

/** The first row whose middle lies above a height. */
function rowAbove(middles: Float64Array, height: number): number {
  let low = 0;
  let high = middles.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (middles[middle] <= height) low = middle + 1;
    else high = middle;
  }
  return low;
}
