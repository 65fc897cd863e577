import { grouped } from '../../figures';
import type { Level } from '../../level/level';
import type { LevelReading } from '../../level/levelReader';
import type { ProblemList } from '../../level/problemList';
import type { Steps } from '../../steps';

/** Columns looked at between two pauses. */
const PAUSE_COLUMNS = 1 << 13;

/** Warns of runs of voxels that lie wholly or partly outside the grid: one finding for each block. */
export function* voxelsInGridSteps(
  { nameOf, placeOf }: LevelReading,
  { geometry, frame }: Level,
  problems: ProblemList,
): Steps<void> {
  for (let item = 0; item < geometry.length; item++) {
    const given = geometry[item];
    if (given.type !== 'voxels') continue;
    const { chunk, offset } = given;
    let first = -1;
    let runs = 0;
    let outside = 0;
    let beyond = 0;
    for (let c = 0; c < chunk.columns.length; c++) {
      if (c % PAUSE_COLUMNS === 0) yield item / geometry.length;
      const column = chunk.columns[c];
      const x = column.x + offset[0];
      const z = column.z + offset[2];
      const isBeside = x < 0 || x >= frame.width || z < 0 || z >= frame.depth;
      for (const [start, length] of column.runs) {
        const low = start + offset[1];
        const high = low + length;
        runs++;
        if (isBeside || high <= 0 || low >= frame.height) outside++;
        else if (low < 0 || high > frame.height) beyond++;
        else continue;
        if (first < 0) first = c;
      }
    }
    if (first < 0) continue;
    const { x, z } = chunk.columns[first];
    const message = `Wholly outside the grid: ${grouped(outside)} of ${grouped(runs)} runs of ${nameOf(item)}; reaching out of it: ${grouped(beyond)}; the first is in column (${x}, ${z}). What is outside is dropped.`;
    problems.add({ code: 'LL251', severity: 'warning', message, ...placeOf(item, first) });
  }
}
