import { describe, expect, test } from 'vitest';
import { floor, found } from './found';

const hints = async (settings: object, code: string) => {
  const { problems, marked } = await found({ settings, geometry: [floor(9, 0)] }, code);
  for (const { severity } of problems) expect(severity).toBe('hint');
  return marked;
};

describe('LL380, slopes that become ledges', () => {
  test('is told when two rises of the steepest slope are more than the climb', async () => {
    expect(await hints({ climb: 2 }, 'LL380')).toEqual(['2']);
    expect(await hints({ climb: 3 }, 'LL380')).toEqual([]);
    expect(await hints({ cellSize: 0.5 }, 'LL380')).toEqual(['0.5']);
    expect(await hints({ slopeCosine: 0 }, 'LL380')).toEqual([]);
    expect(await hints({ slopeCosine: 1 }, 'LL380')).toEqual([]);
  });

  test.each([2, 3])('is true of the bake: with climb %i', async (climb) => {
    // A ramp of 44.9°, just not too steep; rows and cells as Humanoid’s.
    const rise = 12 * 0.996;
    const vertices = [0, 0, 0, 12, rise, 0, 12, rise, 12, 0, 0, 12];
    const settings = { climb, radius: 0 };
    const { problems, summaries } = await found({ settings, geometry: [{ ...floor(12, 0), vertices }] }, 'LL380');
    const inner = 38 * 38;
    if (climb === 2) expect(summaries[0].walkableCells).toBeLessThan(inner / 2);
    else expect(summaries[0].walkableCells).toBeGreaterThan(inner * 0.95);
    expect(problems).toHaveLength(climb === 2 ? 1 : 0);
  });
});

test('LL381 is told of a radius of one cell, and of a height below four rows', async () => {
  expect(await hints({ radius: 1 }, 'LL381')).toEqual(['1']);
  expect(await hints({ radius: 0 }, 'LL381')).toEqual([]);
  expect(await hints({ height: 3, climb: 2, cellSize: 0.1 }, 'LL381')).toEqual(['3']);
  expect(await hints({ height: 4, climb: 3 }, 'LL381')).toEqual([]);
});

test('LL382 is told of an agent twice as wide as high, and of one that climbs its own height', async () => {
  expect(await hints({ radius: 7 }, 'LL382')).toEqual(['7']);
  expect(await hints({ radius: 6 }, 'LL382')).toEqual([]);
  expect(await hints({ climb: 10 }, 'LL382')).toEqual(['10']);
  expect(await hints({ climb: 9 }, 'LL382')).toEqual([]);
});

test('LL383 is told of a merge threshold above the climb, not of one that follows it', async () => {
  expect(await hints({ mergeThreshold: 5 }, 'LL383')).toEqual(['5']);
  expect(await hints({ mergeThreshold: 4 }, 'LL383')).toEqual([]);
  expect(await hints({ climb: 6 }, 'LL383')).toEqual([]);
});

test('Hints stand in the settings file that they are about', async () => {
  const files = { 'a.spans.json': '{ "radius": 1 }' };
  const { problems } = await found({ settings: 'a.spans.json', geometry: [floor(9, 0)] }, 'LL381', files);
  expect(problems.map(({ file, range }) => [file, range.start.character])).toEqual([['a.spans.json', 12]]);
});
