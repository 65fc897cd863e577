import { buildCompactHeightfieldSteps } from '../compact/compactHeightfield';
import { DISTANCE_BYTES } from '../compact/edgeSteps';
import { erodeWalkableAreaSteps } from '../compact/erosion';
import { filterLedgeSpans } from '../filters/ledgeSpans';
import { filterLowHangingObstacles } from '../filters/lowHangingObstacles';
import { filterLowHeightSpans } from '../filters/lowHeightSpans';
import type { Level } from '../level/level';
import type { MemoryMeter } from '../memoryMeter';
import { SolidBuilder } from '../spans/solidBuilder';
import { COLUMN_BYTES, columnCount, spanCount } from '../spans/solidHeightfield';
import { asPart, inBands } from '../steps';
import { plainItemSink } from './itemSink';
import { markEroded } from './markEroded';
import type { SpanStages } from './spanStages';
import { addItemSteps } from './voxelizeLevel';

/** Of the rasterizing stage, the part that adds spans; the rest lays them out flat. */
const ADDING_SHARE = 0.95;

/** The stages in plain TypeScript: what the documents say, to be read, and for hosts without a kernel. */
export function plainStages(level: Level, memory: MemoryMeter): SpanStages {
  const { frame, settings } = level;
  const { height, climb, radius } = settings;
  const columns = columnCount(frame);
  return {
    *voxelize(notes) {
      // Both heightfields have all columns, whatever becomes of the spans.
      memory.hold(2 * COLUMN_BYTES * (columns + 1));
      const builder = new SolidBuilder(frame, memory);
      yield* asPart(addItemSteps(level, plainItemSink(builder), notes, memory), 0, ADDING_SHARE);
      return yield* asPart(builder.finishSteps(), ADDING_SHARE, 1);
    },
    lowHanging: (solid) => inBands(columns, (from, to) => filterLowHangingObstacles(solid, climb, from, to)),
    ledges: (solid) => inBands(columns, (from, to) => filterLedgeSpans(solid, height, climb, from, to)),
    lowHeight: (solid) => inBands(columns, (from, to) => filterLowHeightSpans(solid, height, from, to)),
    compact: (solid) => buildCompactHeightfieldSteps(solid, height, climb, memory),
    *erode(solid, compact) {
      const distances = radius === 0 ? 0 : DISTANCE_BYTES * spanCount(compact);
      memory.hold(distances);
      yield* asPart(erodeWalkableAreaSteps(compact, radius), 0, 0.9);
      memory.release(distances);
      const mark = inBands(columns, (from, to) => markEroded(solid, compact, from, to));
      yield* asPart(mark, 0.9, 1);
    },
    giveBack() {},
  };
}
