import { describe, expect, test } from 'vitest';
import { SolidBuilder } from '../../core/spans/solidBuilder';
import { rasterizeMesh } from '../../core/voxelize/rasterize';
import { allSpans, meshOf, rasterized, unitFrame } from './heightfields';

type Corner = [x: number, y: number, z: number];

/** Turns a surface round. */
const flipped = ([a, b, c]: Corner[]): Corner[] => [a, c, b];

/** A flat right triangle over two cells along x and z that faces up: its right angle is at (x, z). */
const flat = (x: number, y: number, z: number): Corner[] => [
  [x, y, z],
  [x, y, z + 2],
  [x + 2, y, z],
];

describe('a degenerate triangle', () => {
  const line: Corner[] = [
    [0, 1, 0],
    [1, 1, 1],
    [2, 1, 2],
  ];
  const point: Corner[] = [
    [1, 1, 1],
    [1, 1, 1],
    [3, 1, 1],
  ];
  const frame = unitFrame(4, 4, 4);

  test('adds nothing and is counted', () => {
    expect(rasterized(frame, [...line, ...point])).toMatchObject({ spans: {}, degenerate: 2 });
  });

  test('is counted when it lies outside the grid', () => {
    const outside = line.map(([x, y, z]): Corner => [x + 100, y - 50, z + 100]);
    expect(rasterized(frame, outside).degenerate).toBe(1);
  });

  test('is counted whatever area it is given', () => {
    expect(rasterized(frame, [...line, ...point], { areas: [0, 9] }).degenerate).toBe(2);
  });

  test('does not keep the next triangle from being added', () => {
    expect(rasterized(frame, [...line, ...flat(0, 0.5, 0)])).toMatchObject({
      spans: { '0,0': [[0, 1, 63]], '1,0': [[0, 1, 63]], '0,1': [[0, 1, 63]] },
      degenerate: 1,
    });
  });

  test('is one whose corners fall together in float32, seen from a far corner of the grid', () => {
    const speck: Corner[] = [
      [1_000_000, 1, 0],
      [1_000_000, 1, 1],
      [1_000_000.01, 1, 0],
    ];
    expect(rasterized(unitFrame(4, 4, 4), speck).degenerate).toBe(1);
  });
});

describe('the cells a triangle touches', () => {
  const frame = unitFrame(4, 4, 4);

  test('are those it shares an area with', () => {
    const { spans } = rasterized(frame, flat(1, 0.5, 1));
    expect(spans).toEqual({ '1,1': [[0, 1, 63]], '2,1': [[0, 1, 63]], '1,2': [[0, 1, 63]] });
  });

  test('are not those it only touches with an edge or a corner', () => {
    // The long edge runs through the corner at (2, 2): cell (2, 2) is touched there and nowhere else.
    expect(rasterized(frame, flat(1, 0.5, 1)).spans).not.toHaveProperty('2,2');
    const inOneCell: Corner[] = [
      [1, 0.5, 1],
      [1, 0.5, 2],
      [2, 0.5, 1],
    ];
    expect(rasterized(frame, inOneCell).spans).toEqual({ '1,1': [[0, 1, 63]] });
  });

  test('are only those inside the grid', () => {
    const { spans } = rasterized(unitFrame(2, 2, 4), [
      [-10, 0.5, -10],
      [-10, 0.5, 30],
      [30, 0.5, -10],
    ]);
    expect(Object.keys(spans)).toEqual(['0,0', '1,0', '0,1', '1,1']);
  });

  test('are none for a triangle beside the grid', () => {
    expect(rasterized(frame, flat(4, 0.5, 0)).spans).toEqual({});
    expect(rasterized(frame, flat(0, 0.5, -2)).spans).toEqual({});
  });

  test('are the same for a corner at -0 as for one at 0', () => {
    const { spans } = rasterized(frame, [
      [-0, 0.5, -0],
      [-0, 0.5, 2],
      [2, 0.5, -0],
    ]);
    expect(spans).toEqual(rasterized(frame, flat(0, 0.5, 0)).spans);
  });
});

describe('the rows of a piece', () => {
  const frame = unitFrame(4, 4, 4);
  const rowsAt = (y: number, corners = flat(0, y, 0)) => rasterized(frame, corners).spans['0,0'];

  test('reach from the row of its lowest point to that of its highest', () => {
    const { spans } = rasterized(frame, [
      [0, 0.5, 0],
      [0, 0.5, 1],
      [1, 2.5, 0],
    ]);
    expect(spans).toEqual({ '0,0': [[0, 3, 0]] });
  });

  test('are the one below a flat surface on a row boundary that faces up', () => {
    expect(rowsAt(2)).toEqual([[1, 2, 63]]);
    expect(rowsAt(4)).toEqual([[3, 4, 63]]);
  });

  test('are the one above a flat surface on a row boundary that faces down', () => {
    expect(rowsAt(2, flipped(flat(0, 2, 0)))).toEqual([[2, 3, 0]]);
    expect(rowsAt(0, flipped(flat(0, 0, 0)))).toEqual([[0, 1, 0]]);
  });

  test('are none for a floor on the bottom of the grid, at 0 or -0', () => {
    expect(rowsAt(0)).toBeUndefined();
    expect(rowsAt(-0)).toBeUndefined();
  });

  test('are none for a ceiling on the top of the grid', () => {
    expect(rowsAt(4, flipped(flat(0, 4, 0)))).toBeUndefined();
  });

  test('are none above the top and below the bottom', () => {
    expect(rowsAt(4.5)).toBeUndefined();
    expect(rowsAt(-0.5)).toBeUndefined();
    expect(rowsAt(5)).toBeUndefined();
  });

  test('end at the top of the grid, and the surface keeps its area', () => {
    const through: Corner[] = [
      [0, 3.5, 0],
      [0, 3.5, 1],
      [1, 4.25, 0],
    ];
    expect(rowsAt(0, through)).toEqual([[3, 4, 63]]);
  });

  test('begin at the bottom of the grid, and the surface keeps its area', () => {
    const through: Corner[] = [
      [0, -0.5, 0],
      [0, -0.5, 1],
      [1, 0.25, 0],
    ];
    expect(rowsAt(0, through)).toEqual([[0, 1, 63]]);
  });

  test('may lie more than 2^31 rows above the grid', () => {
    const far: Corner[] = [
      [0, 0, 0],
      [0, 0, 1],
      [1, 2 ** 21, 0],
    ];
    const tiny = { ...frame, cellHeight: 2 ** -20 };
    expect(rasterized(tiny, far).spans).toEqual({ '0,0': [[0, 4, 0]] });
  });
});

test('triangles that share vertices are taken in index order', () => {
  const corners = [...flat(0, 1.5, 0), ...flat(0, 2.5, 0)];
  const mesh = { ...meshOf(corners), indices: [3, 4, 5, 0, 1, 2] };
  const spansWith = (areas: number[]) => {
    const builder = new SolidBuilder(unitFrame(4, 4, 4));
    rasterizeMesh(builder, { ...mesh, areas }, { slopeCosine: 0.7, mergeThreshold: 0 });
    return allSpans(builder.finish())['0,0'];
  };
  // Rows 2 … 3 come first with area 5, rows 1 … 2 touch them: the top keeps its area.
  expect(spansWith([5, 9])).toEqual([[1, 3, 5]]);
  expect(spansWith([9, 5])).toEqual([[1, 3, 9]]);
});
