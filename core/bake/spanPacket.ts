import { checkPacket, checkPacketLength, createPacket, type PacketKind } from './packetHeader';

/**
 * The solid spans of one bake as a single exactly sized buffer: what travels from the worker to
 * the view. Little-endian, in this order:
 *
 * | bytes | what |
 * | --- | --- |
 * | 4 × u32 | magic `LLSP`, version 1, span count, D + 1 |
 * | 4 × u32 | W, H, D, 0 |
 * | 5 × f64 | origin x, y, z, cell size, cell height (metres) |
 * | (D + 1) × u32 | index of the first span of each row of columns z, then the span count |
 * | n × u16 | column x of each span |
 * | n × u16 | row Min |
 * | n × u16 | row Max, exclusive |
 * | n × u8 | {@link SpanState} |
 * | n × u8 | final area id 0 … 63 |
 *
 * Spans go by z, then x, then bottom-up.
 */
export interface SpanPacket {
  /** Grid size in cells: columns along x, rows, columns along z. */
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  /** World position of the grid's corner, metres. */
  readonly origin: readonly [number, number, number];
  readonly cellSize: number;
  readonly cellHeight: number;
  /** D + 1 entries: the spans of columns (…, z) are rowFirst[z] … rowFirst[z + 1] - 1. */
  readonly rowFirst: Uint32Array;
  readonly x: Uint16Array;
  readonly min: Uint16Array;
  readonly max: Uint16Array;
  readonly state: Uint8Array;
  readonly area: Uint8Array;
}

const SPAN_PACKET: PacketKind = { name: 'span packet', magic: 'LLSP', version: 1, headerBytes: 72 };
const HEADER_BYTES = SPAN_PACKET.headerBytes;

/** Bytes of a packet with `spans` spans over `depth` rows of columns. */
export function spanPacketBytes(spans: number, depth: number): number {
  return HEADER_BYTES + 4 * (depth + 1) + 8 * spans;
}

/** The typed arrays of a packet over its buffer, and nothing copied. */
function arraysOver(buffer: ArrayBuffer, spans: number, depth: number) {
  const columns = HEADER_BYTES + 4 * (depth + 1);
  return {
    rowFirst: new Uint32Array(buffer, HEADER_BYTES, depth + 1),
    x: new Uint16Array(buffer, columns, spans),
    min: new Uint16Array(buffer, columns + 2 * spans, spans),
    max: new Uint16Array(buffer, columns + 4 * spans, spans),
    state: new Uint8Array(buffer, columns + 6 * spans, spans),
    area: new Uint8Array(buffer, columns + 7 * spans, spans),
  };
}

/** What a new packet needs to know before its spans are written. */
export interface PacketShape {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly origin: readonly [number, number, number];
  readonly cellSize: number;
  readonly cellHeight: number;
  readonly spans: number;
}

/** Makes an empty packet of the given shape: its buffer, and the arrays to fill. */
export function createSpanPacket(shape: PacketShape): { buffer: ArrayBuffer; packet: SpanPacket } {
  const buffer = createPacket(SPAN_PACKET, spanPacketBytes(shape.spans, shape.depth));
  const { width, height, depth, origin, cellSize, cellHeight, spans } = shape;
  new Uint32Array(buffer, 8, 6).set([spans, depth + 1, width, height, depth, 0]);
  new Float64Array(buffer, 32, 5).set([...origin, cellSize, cellHeight]);
  const arrays = arraysOver(buffer, spans, depth);
  return { buffer, packet: { width, height, depth, origin, cellSize, cellHeight, ...arrays } };
}

/**
 * Reads a packet; its arrays are views of the buffer.
 * @throws ArgumentError when the buffer is not a packet of this version, or its length is off.
 */
export function readSpanPacket(buffer: ArrayBuffer): SpanPacket {
  checkPacket(SPAN_PACKET, buffer);
  const [spans, , width, height, depth] = new Uint32Array(buffer, 8, 5);
  checkPacketLength(buffer, spanPacketBytes(spans, depth), `${spans} spans over ${depth} rows`);
  const [ox, oy, oz, cellSize, cellHeight] = new Float64Array(buffer, 32, 5);
  const arrays = arraysOver(buffer, spans, depth);
  return { width, height, depth, origin: [ox, oy, oz], cellSize, cellHeight, ...arrays };
}
