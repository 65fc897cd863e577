import type { SpanPacket } from '../../core/bake/spanPacket';
import { SPAN_GROUPS, type SpanGroup, spanGroup } from './spanGroup';

/**
 * The spans of a packet that are drawn: those whose group is switched on. Same order as in the
 * packet (by z, then x, then bottom-up), so that a hidden span is no neighbour to anything.
 */
export interface DrawnSpans {
  readonly width: number;
  readonly depth: number;
  /** Per row of columns z the index of its first span, then the span count. */
  readonly rowFirst: Uint32Array;
  readonly x: Uint16Array;
  readonly min: Uint16Array;
  readonly max: Uint16Array;
  /** The {@link SpanGroup} of each span. */
  readonly group: Uint8Array;
}

/** The spans of `packet` without those of the `hidden` groups. */
export function drawnSpans(packet: SpanPacket, hidden: ReadonlySet<SpanGroup>): DrawnSpans {
  const total = packet.x.length;
  const x = new Uint16Array(total);
  const min = new Uint16Array(total);
  const max = new Uint16Array(total);
  const group = new Uint8Array(total);
  const rowFirst = new Uint32Array(packet.depth + 1);
  const left = Uint8Array.from({ length: SPAN_GROUPS }, (_, own) => (hidden.has(own) ? 0 : 1));
  let count = 0;
  for (let z = 0; z < packet.depth; z++) {
    rowFirst[z] = count;
    for (let i = packet.rowFirst[z]; i < packet.rowFirst[z + 1]; i++) {
      const own = spanGroup(packet.state[i], packet.area[i]);
      if (left[own] === 0) continue;
      x[count] = packet.x[i];
      min[count] = packet.min[i];
      max[count] = packet.max[i];
      group[count] = own;
      count++;
    }
  }
  rowFirst[packet.depth] = count;
  return {
    width: packet.width,
    depth: packet.depth,
    rowFirst,
    x: x.subarray(0, count),
    min: min.subarray(0, count),
    max: max.subarray(0, count),
    group: group.subarray(0, count),
  };
}

/** The first span of row z with column ≥ `column`, or the end of the row. */
export function firstSpanFrom(spans: DrawnSpans, z: number, column: number): number {
  let low = spans.rowFirst[z];
  let high = spans.rowFirst[z + 1];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (spans.x[middle] < column) low = middle + 1;
    else high = middle;
  }
  return low;
}
