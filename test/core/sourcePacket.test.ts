import { describe, expect, test } from 'vitest';
import { packSource } from '../../core/bake/packSource';
import { createSourcePacket, readSourcePacket } from '../../core/bake/sourcePacket';
import { frameFromGrid, type Point } from '../../core/grid/frame';
import type { GeometryItem, Level } from '../../core/level/level';
import { materialAreas, VoxelChunk } from '../../core/voxelize/voxelChunk';
import { expectArgumentError } from './errors';
import { unitSettings } from './heightfields';

function levelOf(geometry: readonly GeometryItem[], origin: Point = [0, 0, 0]): Level {
  const settings = unitSettings();
  return { name: '', settings, frame: frameFromGrid(origin, [9, 9, 9], settings), geometry, volumes: [] };
}

const triangle = (at: number): GeometryItem => ({
  type: 'mesh',
  mesh: { vertices: [at, 0, 0, at, 0, 1, at + 1, 0, 0], indices: [0, 1, 2] },
});
const voxels: GeometryItem = {
  type: 'voxels',
  chunk: VoxelChunk.fromDense([1, 1, 1], [1]),
  offset: [0, 0, 0],
  areas: materialAreas(),
};
const terrain: GeometryItem = {
  type: 'heightGrid',
  grid: { x0: 10, z0: 20, spacing: 0.5, countX: 3, countZ: 2, heights: [0, 1, 2, 3, 4, 5] },
};

describe('a source packet', () => {
  test('holds the triangles of all items, and tells them apart', () => {
    const packet = readSourcePacket(packSource(levelOf([triangle(0), voxels, terrain, triangle(5)])));
    expect([...packet.itemFirst]).toEqual([0, 1, 1, 5]);
    expect([...packet.itemCount]).toEqual([1, 0, 4, 1]);
    // Squares x fastest; a, b, c, d of the first are points 0, 1, 3, 4: (a, c, d), then (a, d, b).
    const [a, b, c, d] = [3, 4, 6, 7];
    expect([...packet.indices.slice(0, 9)]).toEqual([0, 1, 2, a, c, d, a, d, b]);
    expect([...packet.indices.slice(9)]).toEqual([a + 1, c + 1, d + 1, a + 1, d + 1, b + 1, 9, 10, 11]);
    expect([...packet.positions.slice(9, 18)]).toEqual([10, 0, 20, 10.5, 1, 20, 11, 2, 20]);
    expect([...packet.positions.slice(18, 27)]).toEqual([10, 3, 20.5, 10.5, 4, 20.5, 11, 5, 20.5]);
    expect([...packet.positions.slice(27, 30)]).toEqual([5, 0, 0]);
  });

  test('tells places from the grid’s corner, exactly even far out', () => {
    // A float32 near two million has steps of 1/8: only the difference may be rounded.
    const far = 2_000_000;
    const mesh = { vertices: [far + 1.03125, -far + 0.5, 7, far, 0, 0, far, 1, 0], indices: [0, 1, 2] };
    const { positions } = readSourcePacket(packSource(levelOf([{ type: 'mesh', mesh }], [far, -far, 2.5])));
    expect([...positions.slice(0, 3)]).toEqual([1.03125, 0.5, 4.5]);
    const grid = { x0: far, z0: far, spacing: 0.03125, countX: 2, countZ: 2, heights: [far, far, far, far + 0.125] };
    const packed = readSourcePacket(packSource(levelOf([{ type: 'heightGrid', grid }], [far - 1, far, far - 2])));
    expect([...packed.positions.slice(9)]).toEqual([1.03125, 0.125, 2.03125]);
  });

  test('has nothing of vertices that no triangle names, whatever they are', () => {
    const mesh = {
      vertices: [1, 2, 3, Number.NaN, Number.POSITIVE_INFINITY, 1e300, 4, 5, 6, 7, 8, 9],
      indices: [0, 2, 3],
    };
    const { positions, indices } = readSourcePacket(packSource(levelOf([{ type: 'mesh', mesh }])));
    expect([...positions]).toEqual([1, 2, 3, 0, 0, 0, 4, 5, 6, 7, 8, 9]);
    expect([...indices]).toEqual([0, 2, 3]);
  });

  test('of a level without triangles has none', () => {
    const packet = readSourcePacket(packSource(levelOf([voxels])));
    expect({ ...packet }).toEqual({
      itemFirst: Uint32Array.of(0),
      itemCount: Uint32Array.of(0),
      positions: new Float32Array(0),
      indices: new Uint32Array(0),
    });
  });

  test('has its bytes where the table says', () => {
    const { buffer, packet } = createSourcePacket({ vertices: 1, triangles: 1, items: 2 });
    packet.itemFirst.set([11, 12]);
    packet.itemCount.set([13, 14]);
    packet.positions.set([0.5, 1, 2]);
    packet.indices.set([15, 16, 17]);
    const bytes = new DataView(buffer);
    expect(new TextDecoder().decode(buffer.slice(0, 4))).toBe('LLTP');
    const words = Array.from({ length: 11 }, (_, i) => bytes.getUint32(4 * (i + 1), true));
    expect(words).toEqual([1, 1, 1, 2, 0, 0, 0, 11, 12, 13, 14]);
    expect([48, 52, 56].map((at) => bytes.getFloat32(at, true))).toEqual([0.5, 1, 2]);
    expect([60, 64, 68].map((at) => bytes.getUint32(at, true))).toEqual([15, 16, 17]);
    expect(buffer.byteLength).toBe(72);
  });

  test('is refused when it is another kind, another version, or of the wrong length', () => {
    const sound = createSourcePacket({ vertices: 3, triangles: 1, items: 1 }).buffer;
    const changed = (word: number, value: number) => {
      const buffer = sound.slice(0);
      new DataView(buffer).setUint32(4 * word, value, true);
      return buffer;
    };
    expectArgumentError(
      () => readSourcePacket(changed(0, 0)),
      'not a source packet: its first four bytes are not LLTP',
    );
    expectArgumentError(() => readSourcePacket(changed(1, 9)), 'Source packet version 9; this build reads version 1');
    expectArgumentError(() => readSourcePacket(sound.slice(0, 5)), 'at least 32 bytes, this one has 5');
    expectArgumentError(
      () => readSourcePacket(changed(2, 4)),
      '4 vertices and 1 triangles in 1 items has 100 bytes, not 88',
    );
  });
});
