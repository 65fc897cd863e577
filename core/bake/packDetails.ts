import type { CompactHeightfield } from '../compact/compactHeightfield';
import { edgeDistanceSteps } from '../compact/edgeDistance';
import { DISTANCE_BYTES } from '../compact/edgeSteps';
import { findIslandsSteps, ISLAND_BYTES } from '../compact/islands';
import { NO_AREA } from '../grid/area';
import { MemoryMeter } from '../memoryMeter';
import { columnCount, type SolidHeightfield, spanCount } from '../spans/solidHeightfield';
import { asPart, inBands, runToEnd, type Steps } from '../steps';
import { createDetailPacket, detailPacketBytes } from './detailPacket';

/** Works out links, islands and distances of a finished bake and packs them into one buffer for the view. */
export function packDetails(solid: SolidHeightfield, compact: CompactHeightfield): ArrayBuffer {
  return runToEnd(packDetailsSteps(solid, compact));
}

/** {@link packDetails} in steps. */
export function* packDetailsSteps(
  solid: SolidHeightfield,
  compact: CompactHeightfield,
  memory = new MemoryMeter(solid.frame),
): Steps<ArrayBuffer> {
  const { depth, width } = solid.frame;
  const openSpans = spanCount(compact);
  const working = (ISLAND_BYTES + DISTANCE_BYTES) * openSpans;
  memory.hold(working);
  const { island, cells } = yield* asPart(findIslandsSteps(compact), 0, 0.3);
  const distances = yield* asPart(edgeDistanceSteps(compact), 0.3, 0.9);
  const shape = { depth, solidSpans: spanCount(solid), openSpans, islands: cells.length };
  memory.hold(detailPacketBytes(shape));
  const { buffer, packet } = createDetailPacket(shape);
  for (let z = 0; z <= depth; z++) packet.rowFirst[z] = compact.first[z * width];
  packet.islandCells.set(cells);
  const fill = inBands(columnCount(solid.frame), (from, to) => {
    let open = compact.first[from];
    const openEnd = compact.first[to];
    packet.links.set(compact.links.subarray(open, openEnd), open);
    packet.island.set(island.subarray(open, openEnd), open);
    packet.distance.set(distances.subarray(open, openEnd), open);
    // Open spans stand in the order of the solid spans that have an area.
    const end = solid.first[to];
    for (let span = solid.first[from]; span < end; span++) {
      if (solid.area[span] !== NO_AREA) packet.solid[open++] = span;
    }
  });
  yield* asPart(fill, 0.9, 1);
  memory.release(working);
  return buffer;
}
