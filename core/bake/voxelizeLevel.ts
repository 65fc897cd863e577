import type { GeometryItem, Level } from '../level/level';
import type { MemoryMeter } from '../memoryMeter';
import { carveSteps } from '../passages/carve';
import type { CarvedRock } from '../passages/carvedRock';
import { asPart, type Steps } from '../steps';
import { addChunkSteps } from '../voxelize/addChunk';
import { addRockSteps } from '../voxelize/addRock';
import { DEGENERATES_KEPT, type VoxelizeStats } from '../voxelize/rasterize';
import type { ItemSink } from './itemSink';

/** A triangle without area or direction, by its item and its number inside it. */
export interface DegenerateTriangle {
  readonly item: number;
  readonly triangle: number;
}

/** What is noted of the items of a level while their spans are added. */
export interface ItemNotes {
  /** How many triangles are degenerate, and which, as far as they are remembered. */
  degenerate: number;
  readonly degenerateTriangles: DegenerateTriangle[];
  /** What is left of each rock, by the number of its item. */
  readonly rocks: Map<number, CarvedRock>;
}

/** Of a rock's part, the carving; the rest adds what is left. */
const CARVING_SHARE = 0.9;

/**
 * Adds every item's spans in order (§2 to §5).
 * @param notes takes the degenerate triangles, and what is left of rocks
 */
export function* addItemSteps(
  { frame, geometry, settings }: Level,
  sink: ItemSink,
  notes: ItemNotes,
  memory: MemoryMeter,
): Steps<void> {
  const share = 1 / geometry.length;
  for (let item = 0; item < geometry.length; item++) {
    const given = geometry[item];
    const end = share * (item + 1);
    let begin = share * item;
    if (given.type === 'rock') {
      const added = end - (1 - CARVING_SHARE) * share;
      notes.rocks.set(item, yield* asPart(carveSteps(given.block, frame, { memory }), begin, added));
      begin = added;
    }
    const stats = yield* asPart(itemSteps(sink, given, settings, notes.rocks.get(item)), begin, end);
    if (!stats) continue;
    notes.degenerate += stats.degenerate;
    for (const triangle of stats.degenerateTriangles) {
      if (notes.degenerateTriangles.length >= DEGENERATES_KEPT) break;
      notes.degenerateTriangles.push({ item, triangle });
    }
  }
}

/**
 * Adds one item's spans (§2 to §5).
 * @param rock what was left of the item, if it is a rock
 */
export function* itemSteps(
  sink: ItemSink,
  item: GeometryItem,
  settings: Level['settings'],
  rock: CarvedRock | undefined,
): Steps<VoxelizeStats | undefined> {
  switch (item.type) {
    case 'mesh':
      return yield* sink.meshSteps(item.mesh, settings);
    case 'heightGrid':
      return yield* sink.heightGridSteps(item.grid, settings);
    case 'voxels':
      yield* addChunkSteps(sink, item.chunk, item.offset, item.areas);
      return undefined;
    case 'rock':
      if (rock) yield* addRockSteps(sink, rock, item.area);
      return undefined;
  }
}
