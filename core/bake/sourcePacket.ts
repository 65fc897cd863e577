import { checkPacket, checkPacketLength, createPacket, type PacketKind } from './packetHeader';

/**
 * The triangles that a level was baked from, for drawing them over its spans. One exactly sized
 * buffer, little-endian, in this order:
 *
 * | bytes | what |
 * | --- | --- |
 * | 4 × u32 | magic `LLTP`, version 1, vertex count v, triangle count t |
 * | 4 × u32 | item count i, 0, 0, 0 |
 * | i × u32 | index of the first triangle of each item of `geometry` |
 * | i × u32 | triangles of each item; 0 for voxels |
 * | 3v × f32 | x, y, z of each vertex, metres from the grid's origin |
 * | 3t × u32 | three vertices a triangle |
 *
 * Vertices that no triangle names stand at 0. Triangles are as the level has them, degenerate ones
 * and those outside the grid included.
 */
export interface SourcePacket {
  readonly itemFirst: Uint32Array;
  readonly itemCount: Uint32Array;
  readonly positions: Float32Array;
  readonly indices: Uint32Array;
}

const SOURCE_PACKET: PacketKind = { name: 'source packet', magic: 'LLTP', version: 1, headerBytes: 32 };
const HEADER_BYTES = SOURCE_PACKET.headerBytes;

/** What a new packet needs to know before it is filled. */
export interface SourceShape {
  readonly vertices: number;
  readonly triangles: number;
  readonly items: number;
}

/** Bytes of a packet. */
export function sourcePacketBytes({ vertices, triangles, items }: SourceShape): number {
  return HEADER_BYTES + 8 * items + 12 * (vertices + triangles);
}

function packetOver(buffer: ArrayBuffer, { vertices, triangles, items }: SourceShape): SourcePacket {
  const positions = HEADER_BYTES + 8 * items;
  return {
    itemFirst: new Uint32Array(buffer, HEADER_BYTES, items),
    itemCount: new Uint32Array(buffer, HEADER_BYTES + 4 * items, items),
    positions: new Float32Array(buffer, positions, 3 * vertices),
    indices: new Uint32Array(buffer, positions + 12 * vertices, 3 * triangles),
  };
}

/** Makes an empty packet of the given shape: its buffer, and the arrays to fill. */
export function createSourcePacket(shape: SourceShape): { buffer: ArrayBuffer; packet: SourcePacket } {
  const buffer = createPacket(SOURCE_PACKET, sourcePacketBytes(shape));
  const { vertices, triangles, items } = shape;
  new Uint32Array(buffer, 8, 6).set([vertices, triangles, items, 0, 0, 0]);
  return { buffer, packet: packetOver(buffer, shape) };
}

/**
 * Reads a packet; its arrays are views of the buffer.
 * @throws ArgumentError when the buffer is not a packet of this version, or its length is off.
 */
export function readSourcePacket(buffer: ArrayBuffer): SourcePacket {
  checkPacket(SOURCE_PACKET, buffer);
  const [vertices, triangles, items] = new Uint32Array(buffer, 8, 3);
  const shape = { vertices, triangles, items };
  const what = `${vertices} vertices and ${triangles} triangles in ${items} items`;
  checkPacketLength(buffer, sourcePacketBytes(shape), what);
  return packetOver(buffer, shape);
}
