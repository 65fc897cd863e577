import { describe, expect, test } from 'vitest';
import { LevelFindings } from '../../core/bake/findings/levelFindings';
import { readLevel } from '../../core/level/levelReader';
import { ProblemList } from '../../core/level/problemList';
import { filesOf } from '../level/places';
import { box, floor, found, METRE } from './found';

const volume = (changes: object) => ({
  area: 5,
  polygon: [
    [2, 2],
    [6, 2],
    [6, 6],
    [2, 6],
  ],
  minY: 0,
  maxY: 2,
  ...changes,
});
const withVolume = (changes: object, ...items: object[]) => ({
  settings: METRE,
  grid: { origin: [0, 0, 0], size: [9, 9, 9] },
  geometry: [floor(9, 1), ...items],
  volumes: [
    volume({
      polygon: [
        [1, 1],
        [2, 1],
        [2, 2],
        [1, 2],
      ],
    }),
    volume(changes),
  ],
});

describe('A volume', () => {
  const told = async (changes: object, code: string) => (await found(withVolume(changes), code)).problems[0]?.message;

  test('that touches a floor is fine', async () => {
    expect(await told({}, 'LL450')).toBeUndefined();
    expect(await told({ minY: 1, maxY: 1 }, 'LL451')).toBeUndefined();
    expect(await told({ area: 0 }, 'LL450')).toBeUndefined();
  });

  test('that marks nothing says why (LL450)', async () => {
    expect(
      await told(
        {
          polygon: [
            [20, 2],
            [22, 2],
            [22, 4],
          ],
        },
        'LL450',
      ),
    ).toContain('no cell of the grid');
    expect(
      await told(
        {
          polygon: [
            [2.1, 2.1],
            [2.2, 2.1],
            [2.2, 2.2],
          ],
        },
        'LL450',
      ),
    ).toContain('no cell of the grid');
    expect(await told({ minY: 4, maxY: 6 }, 'LL450')).toContain('outside 4 to 6, the nearest at 1');
    // The outermost cells are ledges.
    expect(
      await told(
        {
          polygon: [
            [0, 0],
            [1, 0],
            [1, 9],
            [0, 9],
          ],
        },
        'LL450',
      ),
    ).toContain('no walkable floor');
  });

  test('that misses by less than a row says by which end (LL451)', async () => {
    expect(await told({ minY: 0, maxY: 0.9 }, 'LL451')).toContain('maxY is 0.9, and the nearest floor is at 1');
    expect(await told({ minY: 1.5, maxY: 3 }, 'LL451')).toContain('minY is 1.5');
    expect(await told({ minY: 2, maxY: 3 }, 'LL451')).toBeUndefined();
    expect((await found(withVolume({ minY: 0, maxY: 0.5 }), 'LL451')).marked).toEqual(['0.5']);
  });
});

describe('LL501, a crowded column', () => {
  const shelves = (count: number) => ({
    settings: { ...METRE, height: 4 },
    grid: { origin: [0, 0, 0], size: [3, 400, 3] },
    geometry: Array.from({ length: count }, (_, i) => floor(3, 5 * i + 1)),
  });

  test('is told from 63 floors on', async () => {
    expect((await found(shelves(62), 'LL501')).problems).toEqual([]);
    const { problems, marked } = await found(shelves(63), 'LL501');
    expect(problems[0].message).toContain('One column has 63, in column (1, 1) around x 1.5, z 1.5');
    expect(marked).toEqual(['"geometry"']);
  });
});

describe('LL502, nothing walkable', () => {
  test('is told with what became of the floors', async () => {
    const level = { settings: METRE, grid: { origin: [0, 0, 0], size: [9, 9, 9] }, geometry: [floor(2, 1)] };
    const { problems } = await found(level, 'LL502');
    expect(problems[0].message).toBe('Nothing is walkable: of 4 spans, 4 ledges.');
    const ceiling = { ...floor(9, 1), indices: [0, 1, 2, 0, 2, 3] };
    expect((await found({ ...level, geometry: [ceiling] }, 'LL502')).problems[0].message).toContain('none is a floor');
    expect((await found({ ...level, geometry: [floor(9, 1)] }, 'LL502')).problems).toEqual([]);
    expect((await found({ ...level, geometry: [] }, 'LL502')).problems).toEqual([]);
  });
});

describe('LL503, a floor inside a closed mesh', () => {
  const rock = (from: number[], to: number[]) => ({ ...box(from, to), id: 'rock', closed: true });
  const level = (...items: object[]) => ({
    settings: METRE,
    bounds: { min: [0, 0, 0], max: [12, 20, 12] },
    geometry: [floor(12, 1), ...items],
  });

  test('is counted and named', async () => {
    const { problems, marked } = await found(level(rock([2.5, 0.5, 2.5], [9.5, 9.5, 9.5])), 'LL503');
    expect(problems[0].message).toMatch(
      /^\d+ walkable floors are inside “rock”, which is closed; the first in column \(\d, \d\)/,
    );
    expect(marked).toEqual(['true']);
  });

  test('is not a floor on top, beside or below, and none of a mesh that claims nothing', async () => {
    expect((await found(level(rock([2.5, 0.5, 2.5], [9.5, 1.5, 9.5])), 'LL503')).problems).toEqual([]);
    expect((await found(level(rock([2, 8, 2], [10, 12, 10])), 'LL503')).problems).toEqual([]);
    expect((await found(level(box([2.5, 0.5, 2.5], [9.5, 9.5, 9.5])), 'LL503')).problems).toEqual([]);
  });

  test('is told by middles of cells exactly on edges of the mesh as well', async () => {
    // Each middle of a cell along the diagonal lies on an edge between two triangles of the top.
    const { problems } = await found(level(rock([2, 0, 2], [10, 10, 10])), 'LL503');
    // 8 × 8 cells inside, the outermost of which have the walls in them.
    expect(problems[0].message).toMatch(/^36 walkable floors/);
  });
});

describe('LL580, an order that matters', () => {
  const planes = (...areas: number[]) => ({
    settings: { ...METRE, mergeThreshold: 1 },
    grid: { origin: [0, 0, 0], size: [6, 9, 6] },
    geometry: areas.map((area, i) => ({ ...floor(6, i + 1), id: `p${i}`, area })),
  });

  test('is told with the items that meet in the first column', async () => {
    const { problems } = await found(planes(3, 2, 1), 'LL580');
    expect(problems[0].severity).toBe('hint');
    expect(problems[0].message).toContain('The areas of 36 columns depend on the order of the items');
    expect(problems[0].related?.map(({ message }) => message)).toEqual(
      [0, 1, 2].map((i) => `There is triangle 0 of “p${i}”.`),
    );
  });

  test('is not told where the opposite order gives the same', async () => {
    expect((await found(planes(1, 2, 3), 'LL580')).problems).toEqual([]);
    expect((await found(planes(3, 2), 'LL580')).problems).toEqual([]);
  });
});

test('Looking for problems pauses like the bake itself, so that it can be called off', async () => {
  const items = Array.from({ length: 20 }, (_, i) => floor(9, i / 4));
  const text = JSON.stringify({ settings: METRE, geometry: items });
  const reading = await readLevel(text, filesOf({}));
  const problems = new ProblemList('', text);
  const steps = new LevelFindings(reading).bakeSteps(reading.levels[0], problems);
  let pauses = 0;
  for (let next = steps.next(); !next.done; next = steps.next()) if (next.value.stage === 'findings') pauses++;
  expect(pauses).toBeGreaterThan(10);
});
