import type { CompactHeightfield } from '../compact/compactHeightfield';
import { NO_AREA } from '../grid/area';
import { columnCount, type SolidHeightfield, spanCount } from '../spans/solidHeightfield';
import { inBands, runToEnd, type Steps } from '../steps';
import { createSpanPacket } from './spanPacket';

/**
 * Packs a finished bake's solid spans, each with its state and its final area, into one buffer for
 * the view.
 */
export function packSpans(solid: SolidHeightfield, compact: CompactHeightfield): ArrayBuffer {
  return runToEnd(packSpansSteps(solid, compact));
}

/** {@link packSpans} in steps. */
export function* packSpansSteps(solid: SolidHeightfield, compact: CompactHeightfield): Steps<ArrayBuffer> {
  const { frame, first, min, max, state, area } = solid;
  const { width, depth } = frame;
  const { buffer, packet } = createSpanPacket({ ...frame, spans: spanCount(solid) });
  for (let z = 0; z <= depth; z++) packet.rowFirst[z] = first[z * width];
  let open = 0;
  yield* inBands(columnCount(frame), (from, to) => {
    const begin = first[from];
    const end = first[to];
    packet.min.set(min.subarray(begin, end), begin);
    packet.max.set(max.subarray(begin, end), begin);
    packet.state.set(state.subarray(begin, end), begin);
    let x = from % width;
    for (let column = from; column < to; column++) {
      for (let span = first[column]; span < first[column + 1]; span++) {
        packet.x[span] = x;
        if (area[span] !== NO_AREA) packet.area[span] = compact.area[open++];
      }
      if (++x === width) x = 0;
    }
  });
  return buffer;
}
