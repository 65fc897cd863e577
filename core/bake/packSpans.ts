import type { CompactHeightfield } from '../compact/compactHeightfield';
import { NO_AREA } from '../grid/area';
import { type SolidHeightfield, spanCount } from '../spans/solidHeightfield';
import { createSpanPacket } from './spanPacket';

/**
 * Packs a finished bake's solid spans, each with its state and its final area, into one buffer for
 * the view.
 */
export function packSpans(solid: SolidHeightfield, compact: CompactHeightfield): ArrayBuffer {
  const { frame, first, min, max, state, area } = solid;
  const { width, depth } = frame;
  const { buffer, packet } = createSpanPacket({ ...frame, spans: spanCount(solid) });
  packet.min.set(min);
  packet.max.set(max);
  packet.state.set(state);
  let open = 0;
  for (let z = 0; z < depth; z++) {
    packet.rowFirst[z] = first[z * width];
    for (let x = 0; x < width; x++) {
      const column = x + z * width;
      for (let span = first[column]; span < first[column + 1]; span++) {
        packet.x[span] = x;
        if (area[span] !== NO_AREA) packet.area[span] = compact.area[open++];
      }
    }
  }
  packet.rowFirst[depth] = spanCount(solid);
  return buffer;
}
