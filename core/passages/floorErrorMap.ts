import type { HeightfieldFrame } from '../grid/frame';
import type { Steps } from '../steps';
import { type CarvedRock, NO_SEGMENT } from './carvedRock';
import { Column } from './column';
import { ColumnPasses } from './columnPasses';
import { goldenSection } from './goldenSection';
import { NOBODY } from './heightSearch';
import { NearSegments } from './nearSegments';
import { cellMiddles, type RockBlock } from './rockBlock';
import type { Route } from './route';
import { SegmentTable } from './segmentTable';
import { FIXED_POINT, inUnits } from './units';

/** Columns looked at between two pauses. */
const PAUSE_COLUMNS = 64;

/**
 * The error of each floor that was carved: its owner's floor − the exact floor of the pass it lies on,
 * metres, one for each run of the rock. The pass is the one by the column whose floor is nearest in
 * height, the exact floor that of its curve where it goes by closest. NaN where a run carries no floor:
 * the rock above it was not carved, or it ends at the side of a tube.
 */
export function* floorErrorMapSteps(block: RockBlock, rock: CarvedRock, frame: HeightfieldFrame): Steps<Float32Array> {
  const { cells, first, max, owner, floor } = rock;
  const errors = new Float32Array(max.length).fill(Number.NaN);
  const x = cellMiddles(frame, 0, cells.minX, cells.maxX);
  const z = cellMiddles(frame, 2, cells.minZ, cells.maxZ);
  const table = new SegmentTable(block.routes, FIXED_POINT);
  const column = new Column(table);
  const near = new NearSegments(column, 1);
  const passes = new ColumnPasses(column);
  const cell = inUnits(frame.cellHeight, FIXED_POINT);
  const { perMetre } = FIXED_POINT;
  for (let c = 0; c < rock.to - rock.from; c++) {
    if (c % PAUSE_COLUMNS === 0) yield c / (rock.to - rock.from);
    const atX = x[(rock.from + c) % x.length];
    const atZ = z[Math.floor((rock.from + c) / x.length)];
    let isEntered = false;
    for (let run = first[c]; run < first[c + 1]; run++) {
      const top = inUnits(frame.origin[1] + max[run] * frame.cellHeight, FIXED_POINT);
      if (owner[run] === NO_SEGMENT || Math.abs(top - floor[run]) > cell) continue;
      if (!isEntered) {
        near.enter(atX, atZ);
        passes.enter();
        isEntered = true;
      }
      const place = passAt(column, passes, top);
      if (place === NOBODY) continue;
      const segment = column.segment[place];
      const route = table.routeOf(segment);
      const exact = exactFloor(block.routes[route], segment - table.first[route], atX / perMetre, atZ / perMetre);
      errors[run] = floor[run] / perMetre - exact;
    }
  }
  return errors;
}

/** The pass whose floor is nearest to a height; where none goes by, the nearest floor of all. */
function passAt(column: Column, { byFloor }: ColumnPasses, y: number): number {
  const off = (place: number) => Math.abs(column.floor[place] - y);
  if (byFloor.length === 0) return column.floors.nearest(y);
  return byFloor.reduce((nearest, place) => (off(place) < off(nearest) ? place : nearest));
}

/** The floor of a route's exact curve where it is closest to (x, z), in a segment or one of its neighbours. */
function exactFloor({ curve, x: controls }: Route, segment: number, x: number, z: number): number {
  const segments = controls.length - 1;
  const at = (control: number) => (curve.end * Math.min(segments, Math.max(0, control))) / segments;
  const square = (t: number) => {
    const offX = curve.x(t) - x;
    const offZ = curve.z(t) - z;
    return offX * offX + offZ * offZ;
  };
  return curve.floor(goldenSection(square, at(segment - 1), at(segment + 2)));
}
