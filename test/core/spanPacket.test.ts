import { describe, expect, test } from 'vitest';
import { packSpans } from '../../core/bake/packSpans';
import { createSpanPacket, readSpanPacket } from '../../core/bake/spanPacket';
import { frameFromGrid } from '../../core/grid/frame';
import { expectArgumentError } from './errors';
import { compactField, type Span, solidField } from './heightfields';

const shape = { width: 3, height: 9, depth: 2, origin: [-1.5, 0.25, 100], cellSize: 0.5, cellHeight: 0.125 } as const;

describe('a span packet', () => {
  test('reads back as it was written', () => {
    const { buffer, packet } = createSpanPacket({ ...shape, spans: 3 });
    packet.rowFirst.set([0, 1, 3]);
    packet.x.set([2, 0, 1]);
    packet.min.set([0, 4, 7]);
    packet.max.set([1, 65535, 9]);
    packet.state.set([2, 6, 0]);
    packet.area.set([63, 0, 5]);
    expect(readSpanPacket(buffer)).toEqual({
      ...shape,
      rowFirst: Uint32Array.of(0, 1, 3),
      x: Uint16Array.of(2, 0, 1),
      min: Uint16Array.of(0, 4, 7),
      max: Uint16Array.of(1, 65535, 9),
      state: Uint8Array.of(2, 6, 0),
      area: Uint8Array.of(63, 0, 5),
    });
  });

  test('has its bytes where the table says', () => {
    const { buffer, packet } = createSpanPacket({ ...shape, spans: 1 });
    packet.rowFirst.set([0, 0, 1]);
    packet.x[0] = 2;
    packet.min[0] = 3;
    packet.max[0] = 4;
    packet.state[0] = 5;
    packet.area[0] = 6;
    const bytes = new DataView(buffer);
    expect(buffer.byteLength).toBe(72 + 12 + 8);
    expect(new TextDecoder().decode(buffer.slice(0, 4))).toBe('LLSP');
    const words = [4, 8, 12, 16, 20, 24, 28].map((at) => bytes.getUint32(at, true));
    expect(words).toEqual([1, 1, 3, 3, 9, 2, 0]);
    expect([32, 40, 48, 56, 64].map((at) => bytes.getFloat64(at, true))).toEqual([-1.5, 0.25, 100, 0.5, 0.125]);
    expect([72, 76, 80].map((at) => bytes.getUint32(at, true))).toEqual([0, 0, 1]);
    expect([84, 86, 88].map((at) => bytes.getUint16(at, true))).toEqual([2, 3, 4]);
    expect([90, 91].map((at) => bytes.getUint8(at))).toEqual([5, 6]);
  });

  test('may be without spans', () => {
    const { buffer } = createSpanPacket({ ...shape, spans: 0 });
    expect(readSpanPacket(buffer)).toMatchObject({ width: 3, x: new Uint16Array(0) });
  });
});

describe('a packet that is refused', () => {
  const sound = () => createSpanPacket({ ...shape, spans: 2 }).buffer;
  const changed = (word: number, value: number) => {
    const buffer = sound();
    new DataView(buffer).setUint32(4 * word, value, true);
    return buffer;
  };

  test('is no packet at all', () => {
    expectArgumentError(() => readSpanPacket(changed(0, 0x12345678)), 'its first four bytes are not LLSP');
  });

  test('is of another version', () => {
    expectArgumentError(() => readSpanPacket(changed(1, 2)), 'version 2; this build reads version 1');
  });

  test('is shorter than its heading', () => {
    expectArgumentError(() => readSpanPacket(new ArrayBuffer(71)), 'at least 72 bytes, this one has 71');
    expectArgumentError(() => readSpanPacket(new ArrayBuffer(0)), 'this one has 0');
  });

  test('is shorter or longer than its spans need', () => {
    expectArgumentError(() => readSpanPacket(sound().slice(0, 99)), '2 spans over 2 rows has 100 bytes, not 99');
    expectArgumentError(() => readSpanPacket(changed(2, 3)), '3 spans over 2 rows has 108 bytes, not 100');
  });
});

test('packing gives every solid span its column, its state and its area in the end', () => {
  const columns: Span[][][] = [
    [[], [[0, 1, 63]]],
    [
      [
        [0, 2, 0],
        [5, 6, 9],
      ],
      [[3, 4, 63]],
    ],
  ];
  const frame = frameFromGrid([1, 2, 3], [2, 9, 2], { cellSize: 0.3, cellHeight: 0.2 });
  const solid = { ...solidField(columns), frame };
  solid.state.set([2, 0, 6, 3]);
  // The open spans stand over the solid ones that have an area; erosion and volumes have changed two of them.
  const compact = compactField(
    [
      [[], [[1, 65535, 4]]],
      [[[6, 65535, 0]], [[4, 65535, 63]]],
    ],
    frame,
  );
  expect(readSpanPacket(packSpans(solid, compact))).toEqual({
    width: 2,
    height: 9,
    depth: 2,
    origin: [1, 2, 3],
    cellSize: Math.fround(0.3),
    cellHeight: Math.fround(0.2),
    rowFirst: Uint32Array.of(0, 1, 4),
    x: Uint16Array.of(1, 0, 0, 1),
    min: Uint16Array.of(0, 0, 5, 3),
    max: Uint16Array.of(1, 2, 6, 4),
    state: Uint8Array.of(2, 0, 6, 3),
    area: Uint8Array.of(4, 0, 0, 63),
  });
});
