import type { SpanPacket } from '../../core/bake/spanPacket';
import { gridFrame, type Point, toWorld } from '../scene/gridFrame';
import { columnSpans } from './columnSpans';

/** A span that was pinned, in the picture of now. */
export interface PinnedSpan {
  /** Its index in the packet. */
  readonly span: number;
  readonly x: number;
  readonly z: number;
}

/** The place that stands for a span while bakes come and go: the middle of its top, metres. */
export function pinOf(packet: SpanPacket, { span, x, z }: PinnedSpan): Point {
  const frame = gridFrame(packet);
  return toWorld(frame, [x + 0.5, packet.max[span] * frame.rowHeight, z + 0.5]);
}

/**
 * The span at a pinned place: the one of its column whose top is nearest. Undefined when the place is
 * outside the grid, or no top is within `reach` rows of it.
 */
export function spanAtPin(packet: SpanPacket, pin: Point, reach: number): PinnedSpan | undefined {
  const { origin, cellSize, cellHeight, width, depth } = packet;
  const x = Math.floor((pin[0] - origin[0]) / cellSize);
  const z = Math.floor((pin[2] - origin[2]) / cellSize);
  if (!(x >= 0 && x < width && z >= 0 && z < depth)) return undefined;
  const row = (pin[1] - origin[1]) / cellHeight;
  const { from, to } = columnSpans(packet, x, z);
  let nearest = -1;
  // A row is compared with some slack, for a place in metres is not exact.
  let least = reach + 0.5;
  for (let span = from; span < to; span++) {
    const distance = Math.abs(packet.max[span] - row);
    if (distance > least) continue;
    least = distance;
    nearest = span;
  }
  return nearest < 0 ? undefined : { span: nearest, x, z };
}
