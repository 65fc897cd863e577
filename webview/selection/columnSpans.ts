import type { SpanPacket } from '../../core/bake/spanPacket';
import { firstSpanFrom } from '../spans/drawnSpans';

/** The spans of a column, bottom-up: from … to - 1 in the packet. */
export function columnSpans(packet: SpanPacket, x: number, z: number): { readonly from: number; readonly to: number } {
  const from = firstSpanFrom(packet, z, x);
  const end = packet.rowFirst[z + 1];
  let to = from;
  while (to < end && packet.x[to] === x) to++;
  return { from, to };
}
