import { describe, expect, test } from 'vitest';
import { floor, found, METRE } from './found';

/** A mesh of one triangle. */
const triangle = (...vertices: number[][]) => ({ type: 'mesh', vertices, indices: [0, 1, 2] });
/** A grid of 6 × 6 × 6 cells of a metre, with a floor in it. */
const inGrid = (...items: object[]) => ({
  settings: METRE,
  grid: { origin: [0, 0, 0], size: [6, 6, 6] },
  geometry: [floor(6, 1), ...items],
});
const message = async (code: string, ...items: object[]) => (await found(inGrid(...items), code)).problems[0]?.message;

describe('LL251, geometry outside the grid', () => {
  test('is told once for an item, with how many lie wholly outside and how many reach out', async () => {
    const far = [9, 1, 1, 9, 1, 2, 10, 1, 1];
    const across = [5, 2, 1, 5, 2, 3, 8, 2, 1];
    const item = {
      type: 'mesh',
      vertices: [...far, ...across, 1, 2, 1, 1, 2, 3, 3, 2, 1],
      indices: [6, 7, 8, 0, 1, 2, 3, 4, 5, 0, 2, 1],
    };
    const { problems, marked } = await found(inGrid(item), 'LL251');
    expect(problems.map((problem) => problem.message)).toEqual([
      'Wholly outside the grid: 2 of 4 triangles; reaching out of it beside or below: 1; the first is triangle 1 of item 1. What is outside is dropped.',
    ]);
    expect(marked).toEqual(['0,1,2']);
  });

  test('is not what only touches the grid’s edge from inside', async () => {
    expect(await message('LL251', floor(6, 3))).toBeUndefined();
  });

  test('is what touches it from outside, below or above', async () => {
    expect(await message('LL251', triangle([6, 1, 1], [6, 1, 3], [8, 1, 1]))).toContain('outside the grid: 1 of');
    expect(await message('LL251', triangle([1, -2, 1], [1, 0, 3], [3, 0, 1]))).toContain('outside the grid: 1 of');
    expect(await message('LL251', triangle([1, 6, 1], [1, 7, 3], [3, 7, 1]))).toContain('outside the grid: 1 of');
    expect(await message('LL251', triangle([1, -2, 1], [1, 2, 3], [3, 2, 1]))).toContain('beside or below: 1;');
  });

  test('agrees with the bake: what lies wholly outside adds no span, anything else may', async () => {
    const at = (x: number, y: number, z: number) => triangle([x, y, z], [x, y, z + 1], [x + 1, y, z]);
    for (const item of [at(-1, 2, 1), at(6, 2, 1), at(1, -1, 1), at(1, 7, 1), at(1, 2, 6), at(0, 2, 0), at(5, 6, 5)]) {
      const alone = { ...inGrid(), geometry: [item] };
      const { problems, summaries } = await found(alone, 'LL251');
      expect(problems.length === 0).toBe(summaries[0].spans > 0);
    }
  });

  test('is told of runs of voxels, at the first such column', async () => {
    const columns = [
      { x: 1, z: 1, runs: [[0, 1, 1]] },
      {
        x: 4,
        z: 0,
        runs: [
          [0, 1, 1],
          [3, 9, 1],
        ],
      },
    ];
    const { problems, marked } = await found(
      inGrid({ type: 'voxels', offset: [1, 1, 1], size: [5, 12, 5], columns }),
      'LL251',
    );
    expect(problems[0].message).toContain('Wholly outside the grid: 0 of 3 runs of item 1; reaching out of it: 1;');
    expect(marked).toEqual([JSON.stringify(columns[1])]);
    const dense = { type: 'voxels', offset: [5, 0, 0], size: [2, 2, 1], dense: [1, 1, 0, 9] };
    const block = await found(inGrid(dense), 'LL251');
    expect(block.problems[0].message).toContain('outside the grid: 1 of');
    expect(block.marked).toEqual(['9']);
  });
});

describe('LL252, a wall on the grid’s edge', () => {
  const wall = (...corners: number[][]) => found(inGrid(triangle(...corners)), 'LL252');

  test('is dropped when it faces into the grid, and only then', async () => {
    expect((await wall([0, 1, 1], [0, 3, 1], [0, 1, 3])).problems).toHaveLength(1);
    expect((await wall([0, 1, 1], [0, 1, 3], [0, 3, 1])).problems).toHaveLength(0);
    expect((await wall([6, 1, 1], [6, 1, 3], [6, 3, 1])).problems).toHaveLength(1);
    expect((await wall([6, 1, 1], [6, 3, 1], [6, 1, 3])).problems).toHaveLength(0);
    expect((await wall([1, 1, 6], [1, 3, 6], [3, 1, 6])).problems).toHaveLength(1);
    expect((await wall([3, 1, 1], [3, 3, 1], [3, 1, 3])).problems).toHaveLength(0);
  });

  test('adds nothing indeed', async () => {
    const alone = { ...inGrid(), geometry: [triangle([0, 1, 1], [0, 3, 1], [0, 1, 3])] };
    expect((await found(alone, '')).summaries[0].spans).toBe(0);
  });
});

describe('LL253, geometry above the grid', () => {
  test('is told when its tops are pulled down', async () => {
    expect(await message('LL253', triangle([1, 4, 1], [1, 8, 3], [3, 8, 1]))).toContain('Triangle 0 of item 1 reaches');
    expect(await message('LL253', triangle([1, 4, 1], [1, 6, 3], [3, 6, 1]))).toBeUndefined();
    expect(await message('LL253', triangle([1, 7, 1], [1, 8, 3], [3, 8, 1]))).toBeUndefined();
  });
});

describe('LL254, a floor on the grid’s bottom', () => {
  test('is told of what is flat and faces up, and only that', async () => {
    expect(await message('LL254', floor(6, 0))).toContain('Triangle 0 of item 1 and 1 more');
    expect(await message('LL254', { ...floor(6, 0), indices: [0, 1, 2, 0, 2, 3] })).toBeUndefined();
    expect(await message('LL254', triangle([0, 0, 0], [0, 0, 6], [6, 1, 0]))).toBeUndefined();
  });
});
