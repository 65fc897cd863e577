import { ArgumentOutOfRangeError } from '../errors';
import type { SolidBuilder } from '../spans/solidBuilder';
import { surfaceOfArea } from '../spans/surface';
import { runToEnd, type Steps } from '../steps';
import { type MaterialAreas, materialAreas, type VoxelChunk } from './voxelChunk';

/** Columns handled between two pauses. */
const PAUSE_COLUMNS = 1 << 12;

/**
 * Adds a chunk of voxels (Voxelizer.AddChunk, §5): each run becomes a span of its material's area,
 * merged with threshold 0. What falls outside the grid is dropped.
 * @param offset of the chunk's corner from the grid's, in cells, any whole numbers
 * @throws ArgumentOutOfRangeError for an offset that is not a safe whole number
 */
export function addChunk(
  builder: SolidBuilder,
  chunk: VoxelChunk,
  offset: readonly [number, number, number],
  areas: MaterialAreas = materialAreas(),
): void {
  for (const cells of offset) {
    if (Number.isSafeInteger(cells)) continue;
    throw new ArgumentOutOfRangeError(`Offset ${cells} is not a whole number within ±2^53.`);
  }
  runToEnd(addChunkSteps(builder, chunk, offset, areas));
}

/** {@link addChunk} in steps. */
export function* addChunkSteps(
  builder: SolidBuilder,
  chunk: VoxelChunk,
  [offsetX, offsetY, offsetZ]: readonly [number, number, number],
  areas: MaterialAreas,
): Steps<void> {
  const { width, depth, height } = builder.frame;
  const { columns } = chunk;
  for (let c = 0; c < columns.length; c++) {
    if (c % PAUSE_COLUMNS === 0) yield c / columns.length;
    const x = columns[c].x + offsetX;
    const z = columns[c].z + offsetZ;
    if (x < 0 || x >= width || z < 0 || z >= depth) continue;
    for (const [start, length, material] of columns[c].runs) {
      const min = Math.max(0, start + offsetY);
      const max = Math.min(height, start + length + offsetY);
      if (min < max) builder.addSpan(x + z * width, min, max, surfaceOfArea(areas[material]), 0);
    }
  }
}
