import { type Level, trianglesOf } from '../../level/level';
import type { LevelReading } from '../../level/levelReader';
import type { ProblemList } from '../../level/problemList';
import { blockCells, blockColumns } from '../../passages/rockBlock';
import { SolidBuilder } from '../../spans/solidBuilder';
import { columnCount } from '../../spans/solidHeightfield';
import { asPart, type Steps } from '../../steps';
import type { BakeResult } from '../bake';
import { plainItemSink } from '../itemSink';
import { itemSteps } from '../voxelizeLevel';
import { columnName } from './columnName';
import { mayCover } from './footprint';
import { namedTriangle } from './namedTriangle';
import { cornersOf } from './triangleCorners';

/** Larger levels are not looked at: it takes voxelizing them once more. */
const MAX_TRIANGLES = 20_000;
const MAX_COLUMNS = 1 << 17;
const MAX_RUNS = 1 << 16;

/** So many items are named that meet in a column. */
const NAMED_ITEMS = 4;

/** Whether a level is small enough for {@link itemOrderSteps}, and has an order to change. */
export function canCheckOrder({ geometry, frame }: Level): boolean {
  if (geometry.length < 2 || columnCount(frame) > MAX_COLUMNS) return false;
  let triangles = 0;
  let runs = 0;
  for (const item of geometry) {
    triangles += trianglesOf(item);
    if (item.type === 'voxels') for (const column of item.chunk.columns) runs += column.runs.length;
    if (item.type === 'rock') runs += blockColumns(blockCells(item.block, frame));
  }
  return triangles <= MAX_TRIANGLES && runs <= MAX_RUNS;
}

/**
 * Hints at columns that get other areas when the items come in the opposite order (§3: merging is not
 * associative). Bottoms and tops never depend on the order. That an opposite order changes nothing does
 * not prove that no order does; that it changes something does prove it.
 * @param areas of the solid spans before any filter
 */
export function* itemOrderSteps(
  reading: LevelReading,
  level: Level,
  { solid, rocks }: BakeResult,
  areas: Uint8Array,
  problems: ProblemList,
): Steps<void> {
  const { geometry, settings, frame } = level;
  const builder = new SolidBuilder(frame);
  const sink = plainItemSink(builder);
  for (let item = geometry.length - 1; item >= 0; item--)
    yield* asPart(itemSteps(sink, geometry[item], settings, rocks.get(item)), 0, 1);
  const reversed = yield* builder.finishSteps();
  let columns = 0;
  let firstColumn = -1;
  for (let column = 0; column < columnCount(frame); column++) {
    if (!differs(areas, reversed.area, solid.first[column], solid.first[column + 1])) continue;
    if (columns++ === 0) firstColumn = column;
  }
  if (columns === 0) return;
  const items = itemsIn(level, firstColumn);
  const message = `The areas of ${columns === 1 ? 'one column' : `${columns} columns`} depend on the order of the items: with the opposite order ${columns === 1 ? 'it' : 'they'} would have others, the first ${columnName(frame, firstColumn)}.`;
  const related = items.map(({ item, triangle }) => {
    const { name, place } = namedTriangle(reading, item, triangle);
    const hasTriangles = trianglesOf(geometry[item]) > 0;
    return { message: hasTriangles ? `There is ${name}.` : reading.nameOf(item), ...place };
  });
  problems.add({ code: 'LL580', severity: 'hint', message, path: ['geometry'], name: true, related });
}

function differs(one: Uint8Array, other: Uint8Array, from: number, to: number): boolean {
  for (let span = from; span < to; span++) if (one[span] !== other[span]) return true;
  return false;
}

/** The items that may reach into a column, with a triangle or a column of voxels of each; a rock as a whole. */
function itemsIn({ geometry, frame }: Level, column: number): { item: number; triangle: number }[] {
  const x = column % frame.width;
  const z = (column - x) / frame.width;
  const corners = new Float64Array(9);
  const found: { item: number; triangle: number }[] = [];
  for (let item = 0; item < geometry.length && found.length < NAMED_ITEMS; item++) {
    const given = geometry[item];
    let triangle = 0;
    if (given.type === 'voxels') {
      const { offset, chunk } = given;
      triangle = chunk.columns.findIndex((voxels) => voxels.x + offset[0] === x && voxels.z + offset[2] === z);
    } else if (given.type === 'rock') {
      const { minX, maxX, minZ, maxZ } = blockCells(given.block, frame);
      triangle = x >= minX && x < maxX && z >= minZ && z < maxZ ? given.passages.length : -1;
    } else {
      const triangles = trianglesOf(given);
      for (; triangle < triangles; triangle++) {
        cornersOf(given, triangle, corners);
        if (mayCover(corners, frame, x, z)) break;
      }
      if (triangle === triangles) triangle = -1;
    }
    if (triangle >= 0) found.push({ item, triangle });
  }
  return found;
}
