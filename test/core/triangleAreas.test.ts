import { describe, expect, test } from 'vitest';
import { rasterized, unitFrame } from './heightfields';

type Corner = [x: number, y: number, z: number];

/** Turns a surface round. */
const flipped = ([a, b, c]: Corner[]): Corner[] => [a, c, b];

/** A flat right triangle over two cells along x and z that faces up: its right angle is at (x, z). */
const flat = (x: number, y: number, z: number): Corner[] => [
  [x, y, z],
  [x, y, z + 2],
  [x + 2, y, z],
];

describe('the area of a triangle', () => {
  const frame = unitFrame(4, 4, 8);
  /** A slope that rises by `rise` over one cell along x. */
  const slope = (rise: number): Corner[] => [
    [0, 1.25, 0],
    [0, 1.25, 1],
    [1, 1.25 + rise, 0],
  ];
  const areaOf = (corners: Corner[], options: Parameters<typeof rasterized>[2] = {}) =>
    rasterized(frame, corners, options).spans['0,0'].map(([, , area]) => area);

  test('is 63 for a floor less steep than the slope, 0 for a steeper one', () => {
    expect(areaOf(slope(0.99))).toEqual([63]);
    expect(areaOf(slope(1.01))).toEqual([0]);
  });

  test('is 0 for a slope of exactly the cosine: it must be less steep', () => {
    expect(areaOf(slope(0), { slopeCosine: 1 })).toEqual([0]);
    expect(areaOf(slope(0), { slopeCosine: 1 - 2 ** -24 })).toEqual([63]);
  });

  test('uses the cosine rounded to float32', () => {
    const gentle: Corner[] = [
      [0, 0, 0],
      [0, 0, 1],
      [1, 0.014, 0],
    ];
    // As float32 this cosine is 0.9999020099639893, and the slope just too steep; as a double it would not be.
    expect(areaOf(gentle, { slopeCosine: 0.9999019823158427 })).toEqual([0]);
    expect(areaOf(gentle, { slopeCosine: 0.99990195 })).toEqual([63]);
  });

  test('is 0 for a ceiling, unless even walls and ceilings are floors', () => {
    expect(areaOf(flipped(slope(0)))).toEqual([0]);
    expect(areaOf(flipped(slope(0)), { slopeCosine: -2 })).toEqual([63]);
  });

  test('is the given one, whatever the slope', () => {
    expect(areaOf(slope(5), { areas: [7] })).toEqual([7]);
    expect(areaOf(slope(0), { areas: [0] })).toEqual([0]);
    expect(areaOf(flipped(slope(0)), { areas: [12] })).toEqual([12]);
  });

  test('is given for each triangle on its own', () => {
    const { spans } = rasterized(frame, [...flat(0, 0.5, 0), ...flat(2, 0.5, 2)], { areas: [3, 4] });
    expect(spans['0,0']).toEqual([[0, 1, 3]]);
    expect(spans['2,2']).toEqual([[0, 1, 4]]);
  });
});
