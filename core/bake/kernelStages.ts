import { DISTANCE_BYTES } from '../compact/edgeSteps';
import { erodeWalkableAreaSteps } from '../compact/erosion';
import { heightGridBytes, KernelBuilder, meshBytes, TABLE_BYTES } from '../kernel/kernelBuilder';
import type { ColumnCalls } from '../kernel/kernelCalls';
import { kernelCompactSteps, OPEN_SPAN_BYTES } from '../kernel/kernelCompact';
import { KERNEL_DISTANCE_BYTES, KERNEL_RADIUS, kernelErosionSteps } from '../kernel/kernelErosion';
import { KernelRegions } from '../kernel/kernelRegions';
import type { SpanKernel } from '../kernel/spanKernel';
import { type Level, trianglesOf } from '../level/level';
import type { MemoryMeter } from '../memoryMeter';
import { columnCount, spanCount } from '../spans/solidHeightfield';
import { asPart, inBands, type Steps } from '../steps';
import { markEroded } from './markEroded';
import type { SpanStages } from './spanStages';
import { addItemSteps } from './voxelizeLevel';

/** Of the rasterizing stage, what is done when the columns are empty, and when all spans are added; the rest lays them out flat. */
const CLEARING_SHARE = 0.03;
const ADDING_SHARE = 0.9;

/**
 * The stages in the kernel. Both heightfields lie in its memory until they are given back.
 * @throws KernelFull from `voxelize`, where the kernel has no room for the level
 */
export function kernelStages(level: Level, memory: MemoryMeter, kernel: SpanKernel): SpanStages {
  const { frame, settings, geometry } = level;
  const { height, climb, radius } = settings;
  const columns = columnCount(frame);
  const bay = kernel.take(columns);
  const crew = bay.crewFor(frame, columns + geometry.reduce((sum, item) => sum + trianglesOf(item), 0));
  const regions = new KernelRegions(bay.memory, memory);
  let table = 0;

  function* over(name: keyof ColumnCalls): Steps<void> {
    yield* crew.overColumns(name);
  }

  return {
    *voxelize(notes) {
      crew.tell('useGrid', frame.width, frame.depth, frame.height, height, climb);
      const builder = new KernelBuilder(frame, crew, regions, memory, inputBytes(geometry));
      table = builder.table;
      yield* asPart(builder.clearSteps(), 0, CLEARING_SHARE);
      yield* asPart(addItemSteps(level, builder, notes, memory), CLEARING_SHARE, ADDING_SHARE);
      return yield* asPart(builder.finishSteps(OPEN_SPAN_BYTES + KERNEL_DISTANCE_BYTES), ADDING_SHARE, 1);
    },
    lowHanging: () => over('filterLowHanging'),
    ledges: () => over('filterLedges'),
    lowHeight: () => over('filterLowHeight'),
    // The table of columns had room for two numbers each: the second is the compact heightfield's.
    compact: (solid) => kernelCompactSteps(crew, regions, solid, table + (TABLE_BYTES / 2) * (columns + 1)),
    *erode(solid, compact) {
      if (radius === 0) return;
      if (radius <= KERNEL_RADIUS) {
        yield* kernelErosionSteps(crew, regions, compact, radius);
        return;
      }
      const distances = DISTANCE_BYTES * spanCount(compact);
      memory.hold(distances);
      yield* asPart(erodeWalkableAreaSteps(compact, radius), 0, 0.9);
      memory.release(distances);
      const mark = inBands(columns, (from, to) => markEroded(solid, compact, from, to));
      yield* asPart(mark, 0.9, 1);
    },
    giveBack: () => kernel.giveBack(bay),
  };
}

/** The most that one item's triangles need in the kernel. */
function inputBytes(geometry: Level['geometry']): number {
  return geometry.reduce((most, item) => {
    if (item.type === 'mesh') return Math.max(most, meshBytes(item.mesh));
    return item.type === 'heightGrid' ? Math.max(most, heightGridBytes(item.grid)) : most;
  }, 0);
}
