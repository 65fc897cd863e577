import { createSpanPacket, type SpanPacket } from '../../core/bake/spanPacket';
import { SpanState } from '../../core/spans/spanState';

/** A span as a test writes it: column x and z, rows min … max, and unless walkable ground its state and area. */
export type TestSpan = readonly [x: number, z: number, min: number, max: number, state?: number, area?: number];

/** A packet of a few spans in a grid of `width` × `depth` columns. */
export function packetOf(width: number, depth: number, spans: readonly TestSpan[]): SpanPacket {
  const shape = { width, height: 100, depth, origin: [0, 0, 0], cellSize: 0.3, cellHeight: 0.2 } as const;
  const { packet } = createSpanPacket({ ...shape, spans: spans.length });
  const sorted = [...spans].sort((a, b) => a[1] - b[1] || a[0] - b[0] || a[2] - b[2]);
  for (let z = 0; z <= depth; z++) packet.rowFirst[z] = sorted.filter((span) => span[1] < z).length;
  sorted.forEach(([x, , min, max, state = SpanState.Walkable, area = 63], i) => {
    packet.x[i] = x;
    packet.min[i] = min;
    packet.max[i] = max;
    packet.state[i] = state;
    packet.area[i] = area;
  });
  return packet;
}
