import { checkPacket, checkPacketLength, createPacket, type PacketKind } from '../packetHeader';

/**
 * What is known of the floors that were carved into rock, beside the span packet of the same bake. One
 * exactly sized buffer, little-endian, in this order:
 *
 * | bytes | what |
 * | --- | --- |
 * | 4 × u32 | magic `LLFP`, version 1, floor count n, span count of the span packet |
 * | n × u32 | index of the solid span whose top it is, in the span packet; ascending |
 * | n × f32 | error, metres; NaN where the span carries no floor |
 * | n × u16 | turn of the passage that owns it |
 *
 * A span is listed when something was carved above it. It carries no floor where it ends at the side of
 * a tube. Turns are numbered on through all passages of the level, in its order.
 */
export interface FloorPacket {
  /** How many spans its span packet has. */
  readonly solidSpans: number;
  readonly solid: Uint32Array;
  /** The owner's floor − the exact floor of the pass that goes by there. */
  readonly error: Float32Array;
  readonly turn: Uint16Array;
}

const FLOOR_PACKET: PacketKind = { name: 'floor packet', magic: 'LLFP', version: 1, headerBytes: 16 };
const HEADER_BYTES = FLOOR_PACKET.headerBytes;

/** What a new packet needs to know before it is filled. */
export interface FloorShape {
  readonly solidSpans: number;
  readonly floors: number;
}

/** Bytes of a packet. */
export function floorPacketBytes(floors: number): number {
  return HEADER_BYTES + 10 * floors;
}

function packetOver(buffer: ArrayBuffer, { solidSpans, floors }: FloorShape): FloorPacket {
  return {
    solidSpans,
    solid: new Uint32Array(buffer, HEADER_BYTES, floors),
    error: new Float32Array(buffer, HEADER_BYTES + 4 * floors, floors),
    turn: new Uint16Array(buffer, HEADER_BYTES + 8 * floors, floors),
  };
}

/** Makes an empty packet of the given shape: its buffer, and the arrays to fill. */
export function createFloorPacket(shape: FloorShape): { buffer: ArrayBuffer; packet: FloorPacket } {
  const buffer = createPacket(FLOOR_PACKET, floorPacketBytes(shape.floors));
  new Uint32Array(buffer, 8, 2).set([shape.floors, shape.solidSpans]);
  return { buffer, packet: packetOver(buffer, shape) };
}

/**
 * Reads a packet; its arrays are views of the buffer.
 * @throws ArgumentError when the buffer is not a packet of this version, or its length is off.
 */
export function readFloorPacket(buffer: ArrayBuffer): FloorPacket {
  checkPacket(FLOOR_PACKET, buffer);
  const [floors, solidSpans] = new Uint32Array(buffer, 8, 2);
  checkPacketLength(buffer, floorPacketBytes(floors), `${floors} floors`);
  return packetOver(buffer, { solidSpans, floors });
}
