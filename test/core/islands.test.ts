import { describe, expect, test } from 'vitest';
import type { CompactHeightfield } from '../../core/compact/compactHeightfield';
import { findIslands, NO_ISLAND } from '../../core/compact/islands';
import { largestFirstSteps } from '../../core/compact/largestFirst';
import { runToEnd } from '../../core/steps';
import { compactField, setLink } from './heightfields';
import { plaza, randomField, spanAt, targetsOf } from './linkedFields';
import { Random } from './random';

const EAST = 2;
const NONE = 63;

/** Islands of the lowest floors, as a picture with x to the right and z down: a digit each, `.` none, ` ` no floor. */
function pictureOf(compact: CompactHeightfield): string[] {
  const { island } = findIslands(compact);
  const { frame, first } = compact;
  return Array.from({ length: frame.depth }, (_, z) =>
    Array.from({ length: frame.width }, (_, x) => {
      const span = first[x + z * frame.width];
      if (span === first[x + z * frame.width + 1]) return ' ';
      return island[span] === NO_ISLAND ? '.' : String(island[span]);
    }).join(''),
  );
}

describe('islands', () => {
  test('are what hangs together over links, the largest first', () => {
    const compact = plaza(5, 1, (x, z) => x === 1 || (x > 1 && z === 2));
    expect(pictureOf(compact)).toEqual(['2 000', '2 000', '2    ', '2 111', '2 111']);
    expect([...findIslands(compact).cells]).toEqual([6, 6, 5]);
  });

  test('leave out spans without area, which part what lies beyond them', () => {
    const compact = plaza(5);
    for (let z = 0; z < 5; z++) compact.area[spanAt(compact, 3, z)] = 0;
    expect(pictureOf(compact)).toEqual(Array(5).fill('000.1'));
    expect([...findIslands(compact).cells]).toEqual([15, 5]);
  });

  test('hang together over a link that leads one way only', () => {
    const field = () => compactField([[[[1, 9, 63]], [[1, 9, 63]]]]);
    expect([...findIslands(field()).island]).toEqual([0, 1]);
    const linked = field();
    setLink(linked, 0, EAST, 0);
    expect([...findIslands(linked).island]).toEqual([0, 0]);
  });

  test('keep storeys apart until a link joins them', () => {
    const compact = plaza(3, 2);
    expect([...findIslands(compact).cells]).toEqual([9, 9]);
    setLink(compact, spanAt(compact, 0, 0, 0), EAST, 1);
    expect([...findIslands(compact).cells]).toEqual([18]);
  });

  test('are numbered by their first span where they are as large', () => {
    const compact = plaza(3);
    for (let span = 0; span < 9; span++)
      for (let direction = 0; direction < 4; direction++) setLink(compact, span, direction, NONE);
    compact.area[4] = 0;
    expect([...findIslands(compact).island]).toEqual([0, 1, 2, 3, NO_ISLAND, 4, 5, 6, 7]);
    expect([...findIslands(compact).cells]).toEqual(Array(8).fill(1));
  });

  test('do not change what they are found in', () => {
    const compact = randomField(new Random(3), 0.4, 0.9);
    const before = structuredClone(compact);
    findIslands(compact);
    expect(compact).toEqual(before);
  });

  test('of a level without floors are none', () => {
    const { island, cells } = findIslands(plaza(3, 1, () => true));
    expect({ spans: island.length, islands: cells.length }).toEqual({ spans: 0, islands: 0 });
  });

  test('are those that a plain flood finds', () => {
    const random = new Random(11);
    let islands = 0;
    for (let run = 0; run < 300; run++) {
      const compact = randomField(random, random.between(0.1, 0.6), random.between(0.6, 1));
      const expected = flooded(compact);
      const { island, cells } = findIslands(compact);
      expect([...island]).toEqual(expected.island);
      expect([...cells]).toEqual(expected.cells);
      islands += cells.length;
    }
    expect(islands).toBeGreaterThan(1000);
  });
});

/** Islands by flooding from each span in turn, both ways along each link. */
function flooded(compact: CompactHeightfield): { island: number[]; cells: number[] } {
  const { area } = compact;
  const beside: number[][] = [...area].map(() => []);
  targetsOf(compact).forEach((targets, span) => {
    for (const target of targets) {
      if (target < 0 || area[span] === 0 || area[target] === 0) continue;
      beside[span].push(target);
      beside[target].push(span);
    }
  });
  const sets: number[][] = [];
  const seen = new Set<number>();
  for (let span = 0; span < area.length; span++) {
    if (area[span] === 0 || seen.has(span)) continue;
    const found = [span];
    seen.add(span);
    for (const next of found) {
      for (const other of beside[next]) {
        if (!seen.has(other)) found.push(other);
        seen.add(other);
      }
    }
    sets.push(found);
  }
  // Sorting is stable, and the sets come in the order of their first spans.
  sets.sort((a, b) => b.length - a.length);
  const island = [...area].map(() => NO_ISLAND);
  sets.forEach((spans, number) => {
    for (const span of spans) island[span] = number;
  });
  return { island, cells: sets.map(({ length }) => length) };
}

test('sizes are sorted the largest first, and equal ones stay in their order', () => {
  const random = new Random(5);
  const sizes = Uint32Array.from({ length: 5000 }, () =>
    random.pick([1, 2, 3, 65535, 65536, 65537, 2 ** 31, 2 ** 32 - 1]),
  );
  const expected = [...sizes.keys()].sort((a, b) => sizes[b] - sizes[a] || a - b);
  expect([...runToEnd(largestFirstSteps(sizes))]).toEqual(expected);
});
