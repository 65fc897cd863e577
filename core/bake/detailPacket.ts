import { checkPacket, checkPacketLength, createPacket, type PacketKind } from './packetHeader';

/**
 * What is known of the open spans of one bake, beside its span packet: links, islands and distances
 * to the edge. One exactly sized buffer, little-endian, in this order:
 *
 * | bytes | what |
 * | --- | --- |
 * | 4 × u32 | magic `LLDP`, version 1, open span count n, island count |
 * | 4 × u32 | D, span count of the span packet, 0, 0 |
 * | (D + 1) × u32 | index of the first open span of each row of columns z, then n |
 * | n × u32 | index of the solid span below it in the span packet |
 * | n × u32 | links, as in the compact heightfield |
 * | n × u32 | island; 0xffffffff without an area |
 * | islands × u32 | cells of each island |
 * | n × u16 | distance to the edge |
 *
 * Open spans go by z, then x, then bottom-up, as their solid spans do.
 */
export interface DetailPacket {
  /** How many spans its span packet has. */
  readonly solidSpans: number;
  /** D + 1 entries: the open spans of columns (…, z) are rowFirst[z] … rowFirst[z + 1] - 1. */
  readonly rowFirst: Uint32Array;
  /** The solid span whose top is the floor, by its index in the span packet; ascending. */
  readonly solid: Uint32Array;
  /** Read with `linkOf`, or followed with `linkedOpenSpan`. */
  readonly links: Uint32Array;
  /** Which island an open span is part of, or NO_ISLAND; 0 is the largest. */
  readonly island: Uint32Array;
  /** Cells of each island. */
  readonly islandCells: Uint32Array;
  /** From the edge, before erosion: 2 a straight step, 3 a diagonal. */
  readonly distance: Uint16Array;
}

const DETAIL_PACKET: PacketKind = { name: 'detail packet', magic: 'LLDP', version: 1, headerBytes: 32 };
const HEADER_BYTES = DETAIL_PACKET.headerBytes;

/** What a new packet needs to know before it is filled. */
export interface DetailShape {
  readonly depth: number;
  readonly solidSpans: number;
  readonly openSpans: number;
  readonly islands: number;
}

/** Bytes of a packet. */
export function detailPacketBytes({ depth, openSpans, islands }: Omit<DetailShape, 'solidSpans'>): number {
  return HEADER_BYTES + 4 * (depth + 1 + 3 * openSpans + islands) + 2 * openSpans;
}

function packetOver(buffer: ArrayBuffer, { depth, solidSpans, openSpans, islands }: DetailShape): DetailPacket {
  const spans = HEADER_BYTES + 4 * (depth + 1);
  const after = spans + 12 * openSpans;
  return {
    solidSpans,
    rowFirst: new Uint32Array(buffer, HEADER_BYTES, depth + 1),
    solid: new Uint32Array(buffer, spans, openSpans),
    links: new Uint32Array(buffer, spans + 4 * openSpans, openSpans),
    island: new Uint32Array(buffer, spans + 8 * openSpans, openSpans),
    islandCells: new Uint32Array(buffer, after, islands),
    distance: new Uint16Array(buffer, after + 4 * islands, openSpans),
  };
}

/** Makes an empty packet of the given shape: its buffer, and the arrays to fill. */
export function createDetailPacket(shape: DetailShape): { buffer: ArrayBuffer; packet: DetailPacket } {
  const buffer = createPacket(DETAIL_PACKET, detailPacketBytes(shape));
  const { depth, solidSpans, openSpans, islands } = shape;
  new Uint32Array(buffer, 8, 6).set([openSpans, islands, depth, solidSpans, 0, 0]);
  return { buffer, packet: packetOver(buffer, shape) };
}

/**
 * Reads a packet; its arrays are views of the buffer.
 * @throws ArgumentError when the buffer is not a packet of this version, or its length is off.
 */
export function readDetailPacket(buffer: ArrayBuffer): DetailPacket {
  checkPacket(DETAIL_PACKET, buffer);
  const [openSpans, islands, depth, solidSpans] = new Uint32Array(buffer, 8, 4);
  const shape = { depth, solidSpans, openSpans, islands };
  const what = `${openSpans} open spans over ${depth} rows, ${islands} islands`;
  checkPacketLength(buffer, detailPacketBytes(shape), what);
  return packetOver(buffer, shape);
}
