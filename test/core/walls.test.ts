import { describe, expect, test } from 'vitest';
import { frameFromGrid } from '../../core/grid/frame';
import { rasterized, unitFrame } from './heightfields';

type Corner = [x: number, y: number, z: number];

/** Turns a surface round. */
const flipped = ([a, b, c]: Corner[]): Corner[] => [a, c, b];

describe('a wall on a grid line', () => {
  const frame = unitFrame(4, 4, 4);
  /** A wall across x = at, facing +x. */
  const acrossX = (at: number): Corner[] => [
    [at, 0.5, 1.25],
    [at, 1.5, 1.25],
    [at, 0.5, 1.75],
  ];
  /** A wall across z = at, facing +z. */
  const acrossZ = (at: number): Corner[] => [
    [1.25, 0.5, at],
    [1.75, 0.5, at],
    [1.25, 1.5, at],
  ];

  test('belongs to the column behind it', () => {
    expect(rasterized(frame, acrossX(2)).spans).toEqual({ '1,1': [[0, 2, 0]] });
    expect(rasterized(frame, flipped(acrossX(2))).spans).toEqual({ '2,1': [[0, 2, 0]] });
    expect(rasterized(frame, acrossZ(2)).spans).toEqual({ '1,1': [[0, 2, 0]] });
    expect(rasterized(frame, flipped(acrossZ(2))).spans).toEqual({ '1,2': [[0, 2, 0]] });
  });

  test('is dropped when the column behind it lies outside the grid', () => {
    expect(rasterized(frame, acrossX(0)).spans).toEqual({});
    expect(rasterized(frame, flipped(acrossX(4))).spans).toEqual({});
    expect(rasterized(frame, acrossZ(0)).spans).toEqual({});
    expect(rasterized(frame, flipped(acrossZ(4))).spans).toEqual({});
  });

  test('stays on the edge of the grid when the column behind it is inside', () => {
    expect(rasterized(frame, flipped(acrossX(0))).spans).toEqual({ '0,1': [[0, 2, 0]] });
    expect(rasterized(frame, acrossX(4)).spans).toEqual({ '3,1': [[0, 2, 0]] });
    expect(rasterized(frame, flipped(acrossZ(0))).spans).toEqual({ '1,0': [[0, 2, 0]] });
    expect(rasterized(frame, acrossZ(4)).spans).toEqual({ '1,3': [[0, 2, 0]] });
  });

  test('runs along every cell of its line, each with the height it has there', () => {
    const long: Corner[] = [
      [2, 0, 0],
      [2, 4, 0],
      [2, 0, 4],
    ];
    expect(rasterized(frame, long).spans).toEqual({
      '1,0': [[0, 4, 0]],
      '1,1': [[0, 3, 0]],
      '1,2': [[0, 2, 0]],
      '1,3': [[0, 1, 0]],
    });
  });

  test('belongs to the column in front of it when its normal has no part across the line', () => {
    // In cells of 0.3 m both floats at 1.5 m come to u = 5 exactly, though they differ by one step of float32.
    const frame = frameFromGrid([0, 0, 0], [8, 4, 4], { cellSize: 0.3, cellHeight: 1 });
    const { spans } = rasterized(frame, [
      [1.5, 0.5, 0.1],
      [1.5000001192092896, 0.5, 0.1],
      [1.5, 1.5, 0.25],
    ]);
    expect(spans).toEqual({ '5,0': [[0, 2, 0]] });
  });

  test('touches only the cells it has a length in', () => {
    const along: Corner[] = [
      [1, 0.5, 2],
      [2, 0.5, 2],
      [1, 1.5, 2],
    ];
    expect(rasterized(frame, along).spans).toEqual({ '1,1': [[0, 2, 0]] });
  });
});

describe('a wall between grid lines', () => {
  test('belongs to the cells it stands in, whichever way it faces', () => {
    const wall: Corner[] = [
      [2.5, 0.5, 1.5],
      [2.5, 1.5, 1.5],
      [2.5, 0.5, 2.5],
    ];
    const expected = { '2,1': [[0, 2, 0]], '2,2': [[0, 1, 0]] };
    expect(rasterized(unitFrame(4, 4, 4), wall).spans).toEqual(expected);
    expect(rasterized(unitFrame(4, 4, 4), flipped(wall)).spans).toEqual(expected);
  });

  test('touches a cell with a diagonal piece too', () => {
    const { spans } = rasterized(unitFrame(4, 4, 4), [
      [0, 0, 0],
      [2, 0, 2],
      [0, 2, 0],
    ]);
    expect(spans).toEqual({ '0,0': [[0, 2, 0]], '1,1': [[0, 1, 0]] });
  });
});
