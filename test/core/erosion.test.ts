import { describe, expect, test } from 'vitest';
import type { CompactHeightfield } from '../../core/compact/compactHeightfield';
import { erodeWalkableArea } from '../../core/compact/erosion';
import { expectOutOfRange } from './errors';
import { areasOf, setLink } from './heightfields';
import { plaza, randomField, spanAt, targetsOf } from './linkedFields';
import { Random } from './random';

const WEST = 0;
const EAST = 2;
const NORTH = 3;

/** What is left of the lowest floors, as a picture with x to the right and z down: `#` walkable, `.` eroded, ` ` none. */
function pictureOf(compact: CompactHeightfield): string[] {
  const { first, area, frame } = compact;
  return Array.from({ length: frame.depth }, (_, z) =>
    Array.from({ length: frame.width }, (_, x) => {
      const column = x + z * frame.width;
      if (first[column] === first[column + 1]) return ' ';
      return area[first[column]] === 0 ? '.' : '#';
    }).join(''),
  );
}

function eroded(compact: CompactHeightfield, radius: number): string[] {
  erodeWalkableArea(compact, radius);
  return pictureOf(compact);
}

describe('erosion', () => {
  test('by radius 0 changes nothing', () => {
    expect(eroded(plaza(3), 0)).toEqual(['###', '###', '###']);
  });

  test('by radius 1 takes the boundary only', () => {
    expect(eroded(plaza(5), 1)).toEqual(['.....', '.###.', '.###.', '.###.', '.....']);
  });

  test('by radius 2 takes what is one straight or one diagonal step from the boundary', () => {
    const hole = plaza(13, 1, (x, z) => x === 6 && z === 6);
    expect(eroded(hole, 2)).toEqual([
      '.............',
      '.............',
      '..#########..',
      '..#########..',
      '..###...###..',
      '..##.....##..',
      '..##.. ..##..',
      '..##.....##..',
      '..###...###..',
      '..#########..',
      '..#########..',
      '.............',
      '.............',
    ]);
  });

  test('goes by the sum of steps: a diagonal costs 3, two straight ones 4', () => {
    // One span in the middle without a link east is the only boundary near; a span is lost below 2 · radius.
    const around = (radius: number) => {
      const compact = plaza(15);
      setLink(compact, spanAt(compact, 7, 7), EAST, 63);
      return eroded(compact, radius)
        .slice(3, 12)
        .map((row) => row.slice(3, 12));
    };
    expect(around(2)).toEqual([
      '#########',
      '#########',
      '#########',
      '###...###',
      '###...###',
      '###...###',
      '#########',
      '#########',
      '#########',
    ]);
    expect(around(3)).toEqual([
      '#########',
      '#########',
      '###...###',
      '##.....##',
      '##.....##',
      '##.....##',
      '###...###',
      '#########',
      '#########',
    ]);
  });

  test('takes a span beside one without area, and keeps that one without', () => {
    const compact = plaza(7);
    compact.area[spanAt(compact, 3, 3)] = 0;
    expect(eroded(compact, 1)).toEqual(['.......', '.#####.', '.##.##.', '.#...#.', '.##.##.', '.#####.', '.......']);
  });

  test('leaves the other storey alone', () => {
    const compact = plaza(5, 2);
    compact.area[spanAt(compact, 2, 2, 0)] = 0;
    erodeWalkableArea(compact, 1);
    expect(compact.area[spanAt(compact, 2, 1, 0)]).toBe(0);
    expect(compact.area[spanAt(compact, 2, 1, 1)]).toBe(63);
    expect(compact.area[spanAt(compact, 2, 2, 1)]).toBe(63);
  });

  test('keeps the areas that floors have', () => {
    const compact = plaza(3);
    compact.area.fill(9);
    erodeWalkableArea(compact, 1);
    expect(areasOf(compact)).toEqual([0, 0, 0, 0, 9, 0, 0, 0, 0]);
  });

  test('by the greatest radius takes everything that can reach an edge', () => {
    expect(eroded(plaza(4), 2 ** 20)).toEqual(['....', '....', '....', '....']);
  });

  test.each([-1, 1.5, 2 ** 20 + 1, Number.POSITIVE_INFINITY])('is refused by radius %d', (radius) => {
    const compact = plaza(3);
    expectOutOfRange(() => erodeWalkableArea(compact, radius), `Radius is ${radius}`);
    expect(pictureOf(compact)).toEqual(['###', '###', '###']);
  });
});

describe('a diagonal step', () => {
  /**
   * Two storeys of 11 × 11. The boundary is the lower floor of the middle, at (5, 5), which has no link east. The lower
   * floor of (6, 6) is a diagonal away from it, over (5, 6) or over (6, 5); links there can be sent upstairs instead.
   */
  function corner(upstairs: { overWest: boolean; overNorth: boolean }): number {
    const compact = plaza(11, 2);
    setLink(compact, spanAt(compact, 5, 5), EAST, 63);
    if (upstairs.overWest) setLink(compact, spanAt(compact, 5, 6), NORTH, 1);
    if (upstairs.overNorth) setLink(compact, spanAt(compact, 6, 5), WEST, 1);
    erodeWalkableArea(compact, 2);
    return compact.area[spanAt(compact, 6, 6)];
  }

  test('goes over either of its two corners', () => {
    expect(corner({ overWest: false, overNorth: false })).toBe(0);
    expect(corner({ overWest: true, overNorth: false })).toBe(0);
    expect(corner({ overWest: false, overNorth: true })).toBe(0);
  });

  test('does not exist when neither corner leads there', () => {
    expect(corner({ overWest: true, overNorth: true })).toBe(63);
  });
});

describe('links that are not mutual', () => {
  test('are followed outward from the span, not backward', () => {
    const compact = plaza(11, 2);
    setLink(compact, spanAt(compact, 5, 5), EAST, 63);
    // (6, 5) goes upstairs on its way west, though the floor at (5, 5) still would be beside it.
    setLink(compact, spanAt(compact, 6, 5), WEST, 1);
    // (4, 5) upstairs comes down to the boundary, which does not lead up again.
    setLink(compact, spanAt(compact, 4, 5, 1), EAST, 0);
    erodeWalkableArea(compact, 2);
    expect(compact.area[spanAt(compact, 6, 5, 0)]).toBe(63);
    expect(compact.area[spanAt(compact, 4, 5, 0)]).toBe(0);
    expect(compact.area[spanAt(compact, 4, 5, 1)]).toBe(0);
    expect(compact.area[spanAt(compact, 6, 5, 1)]).toBe(63);
  });
});

describe('the distance', () => {
  /** Which spans are nearer than `limit` to a boundary: step costs passed on until nothing changes any more. */
  function nearBoundary(compact: CompactHeightfield, limit: number): boolean[] {
    const { area } = compact;
    const targets = targetsOf(compact);
    const distance = targets.map((to, span) =>
      area[span] === 0 || to.some((target) => target < 0 || area[target] === 0) ? 0 : Number.POSITIVE_INFINITY,
    );
    let changed = true;
    while (changed) {
      changed = false;
      const relax = (span: number, value: number) => {
        if (value >= distance[span]) return;
        distance[span] = value;
        changed = true;
      };
      targets.forEach((to, span) => {
        to.forEach((middle, direction) => {
          if (middle < 0) return;
          relax(span, distance[middle] + 2);
          for (const turn of [1, 3]) {
            const end = targets[middle][(direction + turn) % 4];
            if (end >= 0) relax(span, distance[end] + 3);
          }
        });
      });
    }
    return distance.map((value) => value < limit);
  }

  test('is the shortest path, as found by trying every step again and again', () => {
    const random = new Random(8);
    let kept = 0;
    for (let run = 0; run < 300; run++) {
      const compact = randomField(random);
      const radius = random.whole(1, 4);
      const expected = nearBoundary(compact, 2 * radius).map((near) => (near ? 0 : 63));
      erodeWalkableArea(compact, radius);
      expect(areasOf(compact)).toEqual(expected);
      kept += expected.filter((area) => area !== 0).length;
    }
    // Fields that erode completely would tell nothing.
    expect(kept).toBeGreaterThan(1000);
  });
});
