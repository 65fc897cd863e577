import type { SpanPacket } from '../../core/bake/spanPacket';
import { runToEnd, type Steps } from '../../core/steps';
import type { Slice } from './drawing';
import { CUT_PAINT } from './paint';
import { SPAN_GROUPS, type SpanGroup, spanGroup } from './spanGroup';

/**
 * The spans of a packet that are drawn: those whose group is switched on, as far as the slice leaves
 * them. Same order as in the packet (by z, then x, then bottom-up), so that a hidden span is no
 * neighbour to anything.
 */
export interface DrawnSpans {
  readonly width: number;
  readonly depth: number;
  /** Per row of columns z the index of its first span, then the span count. */
  readonly rowFirst: Uint32Array;
  readonly x: Uint16Array;
  readonly min: Uint16Array;
  readonly max: Uint16Array;
  /** How the top of each is painted (paint.ts). */
  readonly paint: Uint8Array;
  /** Which span of the packet each is. */
  readonly span: Uint32Array;
}

/** Rows that a slice leaves: from `low` up to and without `high`. */
function rowsOf(slice: Slice | undefined): { readonly low: number; readonly high: number } {
  if (slice === undefined) return { low: 0, high: Number.POSITIVE_INFINITY };
  return { low: slice.single ? slice.row - 1 : 0, high: slice.row };
}

/** Spans handled between two pauses: about a millisecond. */
const BAND_SPANS = 1 << 16;

/**
 * The spans of `packet` without those of the `hidden` groups, cut to the slice.
 * @param paints the paint of each of the packet's spans; without them, that of its group
 */
export function* drawnSpanSteps(
  packet: SpanPacket,
  hidden: ReadonlySet<SpanGroup>,
  slice?: Slice,
  paints?: Uint8Array,
): Steps<DrawnSpans> {
  const total = packet.x.length;
  const x = new Uint16Array(total);
  const min = new Uint16Array(total);
  const max = new Uint16Array(total);
  const paint = new Uint8Array(total);
  const span = new Uint32Array(total);
  const rowFirst = new Uint32Array(packet.depth + 1);
  const left = Uint8Array.from({ length: SPAN_GROUPS }, (_, own) => (hidden.has(own) ? 0 : 1));
  const { low, high } = rowsOf(slice);
  let count = 0;
  let pauseAt = BAND_SPANS;
  for (let z = 0; z < packet.depth; z++) {
    rowFirst[z] = count;
    for (let i = packet.rowFirst[z]; i < packet.rowFirst[z + 1]; i++) {
      const group = spanGroup(packet.state[i], packet.area[i]);
      if (left[group] === 0 || packet.min[i] >= high || packet.max[i] <= low) continue;
      const cut = packet.max[i] > high;
      x[count] = packet.x[i];
      min[count] = Math.max(packet.min[i], low);
      max[count] = cut ? high : packet.max[i];
      paint[count] = cut ? CUT_PAINT : paints === undefined ? group : paints[i];
      span[count] = i;
      count++;
    }
    if (packet.rowFirst[z + 1] < pauseAt) continue;
    pauseAt = packet.rowFirst[z + 1] + BAND_SPANS;
    yield z / packet.depth;
  }
  rowFirst[packet.depth] = count;
  const kept = count < 0.75 * total ? 'slice' : 'subarray';
  return {
    width: packet.width,
    depth: packet.depth,
    rowFirst,
    x: x[kept](0, count),
    min: min[kept](0, count),
    max: max[kept](0, count),
    paint: paint[kept](0, count),
    span: span[kept](0, count),
  };
}

/** What {@link drawnSpanSteps} finds, at once. */
export function drawnSpans(
  packet: SpanPacket,
  hidden: ReadonlySet<SpanGroup>,
  slice?: Slice,
  paints?: Uint8Array,
): DrawnSpans {
  return runToEnd(drawnSpanSteps(packet, hidden, slice, paints));
}

/** The first span of row z with column ≥ `column`, or the end of the row. */
export function firstSpanFrom(spans: Pick<DrawnSpans, 'rowFirst' | 'x'>, z: number, column: number): number {
  let low = spans.rowFirst[z];
  let high = spans.rowFirst[z + 1];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (spans.x[middle] < column) low = middle + 1;
    else high = middle;
  }
  return low;
}
