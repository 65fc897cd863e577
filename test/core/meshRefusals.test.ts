import { describe, expect, test } from 'vitest';
import { SolidBuilder } from '../../core/spans/solidBuilder';
import { surfaceOfArea } from '../../core/spans/surface';
import type { Mesh } from '../../core/voxelize/mesh';
import { rasterizeMesh } from '../../core/voxelize/rasterize';
import { expectArgumentError, expectOutOfRange } from './errors';
import { allSpans, unitFrame } from './heightfields';

describe('a mesh that is refused', () => {
  const corners: number[] = [0, 1, 0, 0, 1, 2, 2, 1, 0];

  /** Rasterizes a mesh into a builder that holds one span, and gives back all its spans. */
  function tryMesh(mesh: Mesh): { run: () => void; spans: () => unknown } {
    const builder = new SolidBuilder(unitFrame(4, 4, 4));
    builder.addSpan(15, 0, 1, surfaceOfArea(9), 0);
    return {
      run: () => rasterizeMesh(builder, mesh, { slopeCosine: 0.7, mergeThreshold: 1 }),
      spans: () => allSpans(builder.finish()),
    };
  }

  const faulty: [string, Mesh, typeof expectOutOfRange, string][] = [
    [
      'indices that are not whole triangles',
      { vertices: corners, indices: [0, 1, 2, 0] },
      expectOutOfRange,
      '4 indices',
    ],
    ['an index beyond the vertices', { vertices: corners, indices: [0, 1, 2, 0, 1, 3] }, expectOutOfRange, 'Index 3'],
    ['a negative index', { vertices: corners, indices: [0, 1, 2, -1, 1, 2] }, expectOutOfRange, 'Index -1'],
    ['an index with a fraction', { vertices: corners, indices: [0, 1, 2, 0, 1, 1.5] }, expectOutOfRange, 'Index 1.5'],
    [
      'too few areas',
      { vertices: corners, indices: [0, 1, 2, 0, 1, 2], areas: [1] },
      expectArgumentError,
      '1 areas for 2 triangles',
    ],
    [
      'an area of 64',
      { vertices: corners, indices: [0, 1, 2], areas: [64] },
      expectOutOfRange,
      'Area of triangle 0 is 64',
    ],
    [
      'an area of -1',
      { vertices: corners, indices: [0, 1, 2], areas: [-1] },
      expectOutOfRange,
      'Area of triangle 0 is -1',
    ],
    [
      'a vertex that is not a number',
      { vertices: [...corners, 0, Number.NaN, 0], indices: [0, 1, 2, 0, 1, 3] },
      expectArgumentError,
      'Vertex 3 y is not a number',
    ],
    [
      'a vertex beyond 2^21',
      { vertices: [...corners, 0, 0, -3_000_000], indices: [0, 1, 2, 0, 1, 3] },
      expectOutOfRange,
      'Vertex 3 z is -3000000',
    ],
  ];

  test.each(faulty)('for %s adds nothing, not even the sound triangles before', (_, mesh, expectError, message) => {
    const tried = tryMesh(mesh);
    expectError(tried.run, message);
    expect(tried.spans()).toEqual({ '3,3': [[0, 1, 9]] });
  });

  test('is not refused for a vertex that no index names', () => {
    const tried = tryMesh({ vertices: [...corners, Number.NaN, 1e9, 0], indices: [0, 1, 2] });
    expect(tried.run).not.toThrow();
    expect(tried.spans()).toHaveProperty('0,0');
  });

  test('is told of index count, area count, indices and vertices in this order', () => {
    const everything = {
      vertices: [Number.NaN, 0, 0, 1e9, 0, 0],
      indices: [0, 1, 5, 0],
      areas: [64, 1],
    };
    expectOutOfRange(tryMesh(everything).run, '4 indices');
    expectArgumentError(tryMesh({ ...everything, indices: [0, 1, 5] }).run, '2 areas for 1 triangles');
    expectOutOfRange(tryMesh({ ...everything, indices: [0, 1, 5], areas: [1] }).run, 'Index 5');
    expectOutOfRange(tryMesh({ ...everything, indices: [1, 1, 0], areas: [1] }).run, 'Vertex 1 x is 1000000000');
    expectArgumentError(tryMesh({ ...everything, indices: [0, 1, 0], areas: [1] }).run, 'Vertex 0 x is not a number');
  });
});
