import { ArgumentError } from '../errors';

/** One kind of packet: a buffer that begins with four letters and a version. */
export interface PacketKind {
  /** `span packet` */
  readonly name: string;
  /** Four letters, the first four bytes. */
  readonly magic: string;
  readonly version: number;
  /** Bytes before the arrays. */
  readonly headerBytes: number;
}

/** A new packet, empty but for its letters and its version. */
export function createPacket({ magic, version }: PacketKind, bytes: number): ArrayBuffer {
  const buffer = new ArrayBuffer(bytes);
  new Uint32Array(buffer, 0, 2).set([wordOf(magic), version]);
  return buffer;
}

/**
 * Refuses a buffer that is not a packet of this kind and version.
 * @throws ArgumentError which says what is wrong
 */
export function checkPacket({ name, magic, version, headerBytes }: PacketKind, buffer: ArrayBuffer): void {
  if (buffer.byteLength < headerBytes) {
    throw new ArgumentError(`A ${name} has at least ${headerBytes} bytes, this one has ${buffer.byteLength}.`);
  }
  const [foundMagic, foundVersion] = new Uint32Array(buffer, 0, 2);
  if (foundMagic !== wordOf(magic)) {
    throw new ArgumentError(`This buffer is not a ${name}: its first four bytes are not ${magic}.`);
  }
  if (foundVersion === version) return;
  const title = name[0].toUpperCase() + name.slice(1);
  throw new ArgumentError(`${title} version ${foundVersion}; this build reads version ${version}.`);
}

/**
 * Refuses a packet that is shorter or longer than its header says.
 * @param what what it holds, as `2 spans over 3 rows`
 * @throws ArgumentError
 */
export function checkPacketLength(buffer: ArrayBuffer, expected: number, what: string): void {
  if (buffer.byteLength === expected) return;
  throw new ArgumentError(`A packet of ${what} has ${expected} bytes, not ${buffer.byteLength}.`);
}

/** Four letters as a little-endian word. */
function wordOf(letters: string): number {
  return [...letters].reduceRight((word, letter) => word * 256 + letter.charCodeAt(0), 0);
}
