import { type ConvexVolume, cellRange, insideTest } from '../../compact/convexVolume';
import type { Level } from '../../level/level';
import type { ProblemList } from '../../level/problemList';
import { SpanState } from '../../spans/spanState';
import type { Steps } from '../../steps';
import type { BakeResult } from '../bake';
import { metres } from './columnName';

/** Tests of a cell against an edge between two pauses. */
const PAUSE_TESTS = 1 << 16;

/** What a volume meets on its cells. */
interface Reach {
  /** Whether any cell's middle lies inside. */
  cells: boolean;
  /** Whether there is a walkable floor in its interval. */
  touches: boolean;
  /** Of the walkable floors outside its interval, the one that it misses by least, and by how much, metres. */
  nearest: number;
  missedBy: number;
}

/** Warns of volumes that mark nothing (§9), and tells by how little one misses the floors. */
export function* volumeReachSteps({ volumes }: Level, bake: BakeResult, problems: ProblemList): Steps<void> {
  for (let i = 0; i < volumes.length; i++) {
    const reach = yield* reachSteps(volumes[i], bake);
    if (reach.touches) continue;
    const { minY, maxY } = volumes[i];
    const path = ['volumes', i];
    if (reach.missedBy < bake.solid.frame.cellHeight) {
      const field = reach.nearest < minY ? 'minY' : 'maxY';
      const message = `The volume misses every floor by less than a row: ${field} is ${field === 'minY' ? minY : maxY}, and the nearest floor is at ${metres(reach.nearest)}. Floors stand at whole rows.`;
      problems.add({ code: 'LL451', severity: 'warning', message, path: [...path, field] });
    } else {
      problems.add({
        code: 'LL450',
        severity: 'warning',
        message: `The volume marks nothing: ${reasonOf(reach, volumes[i])}.`,
        path: [...path, 'polygon'],
        name: true,
      });
    }
  }
}

function reasonOf({ cells, nearest }: Reach, { minY, maxY }: ConvexVolume): string {
  if (!cells) return 'no cell of the grid has its middle inside the polygon';
  if (nearest === Infinity) return 'no walkable floor lies inside the polygon';
  return `the walkable floors inside the polygon lie outside ${minY} to ${maxY}, the nearest at ${metres(nearest)}`;
}

function* reachSteps(volume: ConvexVolume, { solid }: BakeResult): Steps<Reach> {
  const { frame, first, max, state } = solid;
  const { origin, cellSize, cellHeight } = frame;
  const { minY, maxY } = volume;
  const reach = { cells: false, touches: false, nearest: Infinity, missedBy: Infinity };
  const inside = insideTest(volume.polygon);
  const xs = cellRange(volume.polygon, 0, origin[0], cellSize, frame.width);
  const zs = cellRange(volume.polygon, 1, origin[2], cellSize, frame.depth);
  let tests = 0;
  for (let z = zs.from; z < zs.to; z++) {
    for (let x = xs.from; x < xs.to; x++) {
      tests += volume.polygon.length;
      if (tests >= PAUSE_TESTS) {
        tests = 0;
        yield (z - zs.from) / (zs.to - zs.from);
      }
      if (!inside(origin[0] + (x + 0.5) * cellSize, origin[2] + (z + 0.5) * cellSize)) continue;
      reach.cells = true;
      const column = x + z * frame.width;
      for (let span = first[column]; span < first[column + 1]; span++) {
        if (state[span] !== SpanState.Walkable && state[span] !== SpanState.Promoted) continue;
        const floor = origin[1] + max[span] * cellHeight;
        const missedBy = Math.max(minY - floor, floor - maxY);
        if (missedBy <= 0) return { ...reach, touches: true };
        if (missedBy >= reach.missedBy) continue;
        reach.missedBy = missedBy;
        reach.nearest = floor;
      }
    }
  }
  return reach;
}
