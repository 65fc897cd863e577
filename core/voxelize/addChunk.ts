import { type ReportFault, refuse } from '../fault';
import type { SpanSink } from '../spans/spanSink';
import { surfaceOfArea } from '../spans/surface';
import { runToEnd, type Steps } from '../steps';
import { type MaterialAreas, materialAreas, type VoxelChunk } from './voxelChunk';

/** Columns handled between two pauses. */
const PAUSE_COLUMNS = 1 << 10;

/** A chunk's place: the offset of its corner from the grid's, in cells. */
export type ChunkOffset = readonly [number, number, number];

/** Checks a chunk's offset: whole numbers that a double holds exactly, however far away. Places are [axis]. */
export function checkOffset(offset: ChunkOffset, report: ReportFault): void {
  offset.forEach((cells, axis) => {
    if (Number.isSafeInteger(cells)) return;
    report({
      code: 'LL217',
      error: Number.isNaN(cells) ? 'ArgumentError' : 'ArgumentOutOfRangeError',
      message: `Offset ${cells} is not a whole number within ±2^53, where whole numbers are exact.`,
      at: [axis],
    });
  });
}

/**
 * Adds a chunk of voxels (Voxelizer.AddChunk, §5): each run becomes a span of its material's area,
 * merged with threshold 0. What falls outside the grid is dropped.
 * @throws ArgumentError, ArgumentOutOfRangeError as {@link checkOffset} tells; nothing is added then
 */
export function addChunk(
  sink: SpanSink,
  chunk: VoxelChunk,
  offset: ChunkOffset,
  areas: MaterialAreas = materialAreas(),
): void {
  checkOffset(offset, refuse);
  runToEnd(addChunkSteps(sink, chunk, offset, areas));
}

/** {@link addChunk} in steps, for an offset that was checked. */
export function* addChunkSteps(
  sink: SpanSink,
  chunk: VoxelChunk,
  [offsetX, offsetY, offsetZ]: ChunkOffset,
  areas: MaterialAreas,
): Steps<void> {
  const { width, depth, height } = sink.frame;
  const { columns } = chunk;
  for (let c = 0; c < columns.length; c++) {
    if (c % PAUSE_COLUMNS === 0) yield c / columns.length;
    const x = columns[c].x + offsetX;
    const z = columns[c].z + offsetZ;
    if (x < 0 || x >= width || z < 0 || z >= depth) continue;
    for (const [start, length, material] of columns[c].runs) {
      const min = Math.max(0, start + offsetY);
      const max = Math.min(height, start + length + offsetY);
      if (min < max) sink.addSpan(x + z * width, min, max, surfaceOfArea(areas[material]), 0);
    }
  }
}
