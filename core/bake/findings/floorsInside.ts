import { NO_AREA } from '../../grid/area';
import { type Level, trianglesOf } from '../../level/level';
import type { LevelReading } from '../../level/levelReader';
import type { ProblemList } from '../../level/problemList';
import { spanCount } from '../../spans/solidHeightfield';
import type { Steps } from '../../steps';
import type { BakeResult } from '../bake';
import { columnName, metres } from './columnName';
import { footprintOf, heightAbove } from './footprint';
import { cornersOf } from './triangleCorners';

/** Cells looked at between two pauses. */
const PAUSE_CELLS = 1 << 14;

/**
 * Warns of walkable floors inside a closed mesh, where no agent should be: triangles are skins, so the
 * inside is empty, and a floor in it is a floor like any other. Whether a floor is inside is told by
 * how many triangles of the mesh lie above the middle of an agent that stands on it: an odd number.
 * @param item a mesh that is closed and sound
 */
export function* floorsInsideSteps(
  { nameOf }: LevelReading,
  { geometry, settings }: Level,
  item: number,
  { compact }: BakeResult,
  problems: ProblemList,
): Steps<void> {
  const { first, y, area, frame } = compact;
  const { origin, cellHeight, width } = frame;
  const isOdd = new Uint8Array(spanCount(compact));
  const corners = new Float64Array(9);
  let pauseAt = PAUSE_CELLS;
  let cells = 0;
  const triangles = trianglesOf(geometry[item]);
  for (let triangle = 0; triangle < triangles; triangle++) {
    cornersOf(geometry[item], triangle, corners);
    const { fromX, toX, fromZ, toZ } = footprintOf(corners, frame);
    cells++;
    for (let z = fromZ; z < toZ; z++) {
      for (let x = fromX; x < toX; x++) {
        const column = x + z * width;
        if (++cells >= pauseAt) {
          pauseAt = cells + PAUSE_CELLS;
          yield triangle / triangles;
        }
        if (first[column] === first[column + 1]) continue;
        const skin = heightAbove(
          corners,
          origin[0] + (x + 0.5) * frame.cellSize,
          origin[2] + (z + 0.5) * frame.cellSize,
        );
        if (skin === undefined) continue;
        for (let span = first[column]; span < first[column + 1]; span++) {
          const middle = origin[1] + (y[span] + settings.height / 2) * cellHeight;
          if (skin > middle) isOdd[span] ^= 1;
        }
      }
    }
  }
  let floors = 0;
  let place = '';
  for (let column = 0; column + 1 < first.length; column++) {
    if (column % PAUSE_CELLS === 0) yield 1;
    for (let span = first[column]; span < first[column + 1]; span++) {
      if (isOdd[span] === 0 || area[span] === NO_AREA) continue;
      if (floors++ === 0) place = `${columnName(frame, column)}, y ${metres(origin[1] + y[span] * cellHeight)}`;
    }
  }
  if (floors === 0) return;
  const stand = floors === 1 ? 'One walkable floor is' : `${floors} walkable floors are`;
  const message = `${stand} inside ${nameOf(item)}, which is closed; the first ${place}. A mesh is a hollow skin: give what is inside the area 0, or make a block of voxels of it.`;
  problems.add({ code: 'LL503', severity: 'warning', message, path: ['geometry', item, 'closed'] });
}
