import { describe, expect, test } from 'vitest';
import { applyConvexVolume, type ConvexVolume } from '../../core/compact/convexVolume';
import { frameFromGrid } from '../../core/grid/frame';
import { areasOf, compactField, type OpenSpan } from './heightfields';

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

/** The cells of 4 × 4 whose floor got the volume's area, as a picture with x to the right and z down. */
function marked(changes: Partial<ConvexVolume>): string[] {
  const compact = compactField(
    Array.from({ length: 4 }, () => Array.from({ length: 4 }, (): OpenSpan[] => [[2, 9, 63]])),
  );
  applyConvexVolume(compact, volume(changes));
  return [0, 4, 8, 12].map((from) =>
    [...compact.area.subarray(from, from + 4)].map((area) => (area === 63 ? '.' : '#')).join(''),
  );
}

describe('a volume', () => {
  const inner = ['....', '.##.', '.##.', '....'];

  test('gives its area to the cells whose centre lies inside', () => {
    expect(marked({})).toEqual(inner);
  });

  test('counts a centre on an edge or a corner as inside', () => {
    const throughCentres: Corner[] = [
      [0.5, 0.5],
      [2.5, 0.5],
      [2.5, 1.5],
      [0.5, 1.5],
    ];
    expect(marked({ polygon: throughCentres })).toEqual(['###.', '###.', '....', '....']);
    const triangle: Corner[] = [
      [0.5, 0.5],
      [3.5, 0.5],
      [0.5, 3.5],
    ];
    expect(marked({ polygon: triangle })).toEqual(['####', '###.', '##..', '#...']);
  });

  test('has no tolerance: a hair beside the centre is outside', () => {
    const short: Corner[] = [
      [0, 0],
      [2.5 - 2 ** -40, 0],
      [2.5 - 2 ** -40, 4],
      [0, 4],
    ];
    expect(marked({ polygon: short })).toEqual(['##..', '##..', '##..', '##..']);
  });

  test('may be wound either way', () => {
    expect(marked({ polygon: [...SQUARE].reverse() })).toEqual(inner);
  });

  test('may be wound twice', () => {
    expect(marked({ polygon: [...SQUARE, ...SQUARE] })).toEqual(inner);
  });

  test('may have repeated corners and corners on one line', () => {
    const polygon: Corner[] = [
      [1, 1],
      [1, 1],
      [2, 1],
      [3, 1],
      [3, 3],
      [1, 3],
      [1, 2],
    ];
    expect(marked({ polygon })).toEqual(inner);
  });

  test('may reach far beyond the grid', () => {
    const polygon: Corner[] = [
      [-2_000_000, -2_000_000],
      [2_000_000, -2_000_000],
      [2_000_000, 2],
      [-2_000_000, 2],
    ];
    expect(marked({ polygon })).toEqual(['####', '####', '....', '....']);
  });

  test('reaches floors from minY to maxY, both included', () => {
    const whole = ['....', '....', '....', '....'];
    expect(marked({ minY: 2, maxY: 2 })).toEqual(inner);
    expect(marked({ minY: 2.0000001 })).toEqual(whole);
    expect(marked({ maxY: 1.9999999 })).toEqual(whole);
  });

  test('measures floors in double, from the float32 cell height', () => {
    const frame = frameFromGrid([10, -1, 20], [1, 8, 1], { cellSize: 1, cellHeight: 0.2 });
    const reached = (maxY: number) => {
      const compact = compactField([[[[3, 9, 63]]]], frame);
      const polygon: Corner[] = [
        [10, 20],
        [11, 20],
        [11, 21],
        [10, 21],
      ];
      applyConvexVolume(compact, volume({ polygon, minY: -1, maxY }));
      return compact.area[0] === 5;
    };
    // 3 · float32(0.2) - 1 is -0.3999999910593033 in double.
    expect(reached(-0.4)).toBe(false);
    expect(reached(-0.3999999910593033)).toBe(true);
    expect(reached(-0.3999999910593034)).toBe(false);
  });

  test('measures centres in double, from the float32 cell size', () => {
    const frame = frameFromGrid([0, 0, 0], [2, 8, 1], { cellSize: 0.3, cellHeight: 1 });
    const reached = (x: number) => {
      const compact = compactField([[[], [[3, 9, 63]]]], frame);
      applyConvexVolume(
        compact,
        volume({
          polygon: [
            [0, 0],
            [x, 0],
            [x, 1],
            [0, 1],
          ],
        }),
      );
      return compact.area[0] === 5;
    };
    // The second centre is 1.5 · float32(0.3) = 0.4500000178813934….
    expect(reached(0.45)).toBe(false);
    expect(reached(0.45000001788139343)).toBe(true);
  });

  test('picks among the floors of a column by their height', () => {
    const compact = compactField([
      [
        [
          [1, 2, 63],
          [4, 2, 9],
          [8, 2, 63],
        ],
      ],
    ]);
    applyConvexVolume(
      compact,
      volume({
        polygon: [
          [0, 0],
          [1, 0],
          [1, 1],
          [0, 1],
        ],
        minY: 3,
        maxY: 8,
      }),
    );
    expect(areasOf(compact)).toEqual([63, 5, 5]);
  });

  test('leaves a span without area as it is', () => {
    const compact = compactField([
      [
        [
          [1, 2, 0],
          [4, 2, 63],
        ],
      ],
    ]);
    applyConvexVolume(
      compact,
      volume({
        polygon: [
          [0, 0],
          [1, 0],
          [1, 1],
          [0, 1],
        ],
      }),
    );
    expect(areasOf(compact)).toEqual([0, 5]);
  });

  test('overwrites what an earlier one gave, unless that took the area away', () => {
    const areaAfter = (...areas: number[]) => {
      const compact = compactField([[[[2, 9, 63]]]]);
      for (const area of areas)
        applyConvexVolume(
          compact,
          volume({
            area,
            polygon: [
              [0, 0],
              [1, 0],
              [1, 1],
              [0, 1],
            ],
          }),
        );
      return compact.area[0];
    };
    expect(areaAfter(5, 6)).toBe(6);
    expect(areaAfter(6, 5)).toBe(5);
    expect(areaAfter(0, 5)).toBe(0);
    expect(areaAfter(5, 0)).toBe(0);
  });
});
