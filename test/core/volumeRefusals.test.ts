import { describe, expect, test } from 'vitest';
import { applyConvexVolume, type ConvexVolume } from '../../core/compact/convexVolume';
import { expectArgumentError, expectOutOfRange } from './errors';
import { areasOf, compactField } from './heightfields';

type Corner = readonly [x: number, z: number];

const SQUARE: Corner[] = [
  [1, 1],
  [3, 1],
  [3, 3],
  [1, 3],
];

function volume(changes: Partial<ConvexVolume> = {}): ConvexVolume {
  return { area: 5, polygon: SQUARE, minY: 0, maxY: 10, ...changes };
}

describe('a volume that is refused', () => {
  /** A regular polygon's corners on a circle of whole numbers would need cosines: a wide parabola is convex too. */
  const parabola = (corners: number): Corner[] => Array.from({ length: corners }, (_, i) => [i, i * i]);
  const star: Corner[] = [
    [0, 3],
    [2, -3],
    [-3, 1],
    [3, 1],
    [-2, -3],
  ];

  const faulty: [string, Partial<ConvexVolume>, typeof expectOutOfRange, string][] = [
    ['an area of 64', { area: 64 }, expectOutOfRange, 'Area is 64'],
    ['an area of -1', { area: -1 }, expectOutOfRange, 'Area is -1'],
    ['an area with a fraction', { area: 1.5 }, expectOutOfRange, 'Area is 1.5'],
    ['two corners', { polygon: SQUARE.slice(0, 2) }, expectArgumentError, '2 corners; a volume has 3 to 256'],
    ['257 corners', { polygon: parabola(257) }, expectArgumentError, '257 corners'],
    [
      'a dent',
      {
        polygon: [
          [0, 0],
          [4, 0],
          [1, 1],
          [0, 4],
        ],
      },
      expectArgumentError,
      'not convex',
    ],
    ['a pentagram', { polygon: star }, expectArgumentError, 'not convex'],
    [
      'edges that cross',
      {
        polygon: [
          [0, 0],
          [4, 4],
          [4, 0],
          [0, 4],
        ],
      },
      expectArgumentError,
      'not convex',
    ],
    [
      'corners on one line',
      {
        polygon: [
          [0, 0],
          [1, 1],
          [3, 3],
          [2, 2],
        ],
      },
      expectArgumentError,
      'no area',
    ],
    [
      'corners at one point',
      {
        polygon: [
          [1, 1],
          [1, 1],
          [1, 1],
        ],
      },
      expectArgumentError,
      'no area',
    ],
    [
      'a corner that is not a number',
      {
        polygon: [
          [0, 0],
          [4, 0],
          [Number.NaN, 4],
        ],
      },
      expectArgumentError,
      'Corner 2 x',
    ],
    [
      'a corner beyond 2^21',
      {
        polygon: [
          [0, 0],
          [4, 0],
          [4, 2097153],
        ],
      },
      expectOutOfRange,
      'Corner 2 z is 2097153',
    ],
    ['minY above maxY', { minY: 3, maxY: 2 }, expectArgumentError, 'minY 3 is not at or below maxY 2'],
    ['a minY that is not a number', { minY: Number.NaN }, expectArgumentError, 'minY NaN'],
    ['a maxY that is not a number', { maxY: Number.NaN }, expectArgumentError, 'maxY NaN'],
  ];

  test.each(faulty)('for %s changes nothing', (_, changes, expectError, message) => {
    const compact = compactField([[[[2, 9, 63]]]]);
    expectError(() => applyConvexVolume(compact, volume(changes)), message);
    expect(areasOf(compact)).toEqual([63]);
  });

  test('is not refused for 256 corners', () => {
    const compact = compactField([[[[2, 9, 63]], [[2, 9, 63]]]]);
    applyConvexVolume(compact, volume({ polygon: parabola(256) }));
    // The parabola's chord from (0, 0) to (1, 1) runs through the first centre; the second one lies below its arc.
    expect(areasOf(compact)).toEqual([5, 63]);
  });
});
