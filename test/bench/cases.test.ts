import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ruin, ruinMesh } from '../../bench/spans/cases/ruin';
import { soup, soupMesh } from '../../bench/spans/cases/soup';
import { terrain, terrainMesh } from '../../bench/spans/cases/terrain';
import { hashOf } from '../../bench/spans/ours';
import { piecesOf } from '../../bench/spans/pieces';
import { makeCase, type TriangleMesh } from '../../bench/spans/spanCase';
import { bake } from '../../core/bake/bake';
import { spanCount } from '../../core/spans/solidHeightfield';

const COARSE = { cellSize: 0.3, cellHeight: 0.2 };

function hashOfMesh({ vertices, indices }: TriangleMesh): string {
  return createHash('sha256').update(vertices).update(indices).digest('hex').slice(0, 16);
}

describe('the triangles of a benchmark', () => {
  test.each([
    ['terrain', () => terrainMesh(8), '8a6b7f24a3930937'],
    ['soup', () => soupMesh(100, 20), '1000e2f4140e548b'],
    ['ruin', () => ruinMesh(2, 1), '1583448899020304'],
  ])('are the same on every machine: %s', (_, make, expected) => {
    expect(hashOfMesh(make())).toBe(expected);
  });

  test.each([
    ['terrain', () => terrainMesh(8)],
    ['soup', () => soupMesh(100, 20)],
    ['ruin', () => ruinMesh(2, 2)],
  ])('have float32 coordinates, so that all contenders get the same: %s', (_, make) => {
    expect(make().vertices.findIndex((value) => Math.fround(value) !== value)).toBe(-1);
  });

  test('are two for each square of a terrain, which is two columns wide and has one span a column', () => {
    const { mesh, level } = makeCase(terrain(8));
    expect(mesh.indices).toHaveLength(3 * 2 * 8 * 8);
    expect([level.frame.width, level.frame.depth]).toEqual([16, 16]);
    expect(spanCount(bake(level).solid)).toBe(16 * 16);
  });

  test('are as many in a soup as asked for, and as thick whatever their number', () => {
    const sides = [2000, 8000].map((triangles) => {
      const { mesh, level } = makeCase(soup(triangles));
      expect(mesh.indices).toHaveLength(3 * triangles);
      return level.frame.width;
    });
    // Ten and twenty metres, and what reaches out of them.
    expect(sides[0]).toBeGreaterThan(50);
    expect(sides[0]).toBeLessThanOrEqual(56);
    expect(sides[1]).toBeGreaterThan(100);
    expect(sides[1]).toBeLessThanOrEqual(106);
  });

  test('are those of a chapel for each chapel of a ruin, and two for the ground', () => {
    const one = ruinMesh(1, 1);
    const four = ruinMesh(2, 2);
    expect(four.indices.length - 6).toBe(4 * (one.indices.length - 6));
    const { level } = makeCase(ruin(2, 2, COARSE));
    expect(Math.max(...four.indices)).toBe(four.vertices.length / 3 - 1);
    expect(level.frame.width).toBe(Math.ceil((2 * 27.37) / 0.3));
  });
});

describe('what is told beside the times', () => {
  test('a piece is a triangle in a column: three for each triangle that is half of a square of two columns', () => {
    expect(piecesOf(makeCase(terrain(8)).level)).toBe(3 * 2 * 8 * 8);
  });

  test('the hash of a result is its own: one area or one link more is another', () => {
    const baked = () => bake(makeCase(terrain(8)).level);
    expect(hashOf(baked())).toBe(hashOf(baked()));
    const area = baked();
    area.solid.area[0] ^= 1;
    const link = baked();
    link.compact.links[0] ^= 1;
    expect(new Set([baked(), area, link].map(hashOf)).size).toBe(3);
  });
});
