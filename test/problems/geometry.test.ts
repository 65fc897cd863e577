import { describe, expect, test } from 'vitest';
import { box, floor, found, METRE } from './found';

describe('LL205, a degenerate triangle', () => {
  const reasonOf = async (vertices: number[][], indices: number[]) => {
    const grid = { origin: [0, -1, 0], size: [20, 20, 20] };
    const { problems } = await found({ grid, geometry: [floor(6, 0), { type: 'mesh', vertices, indices }] }, 'LL205');
    return problems.map(({ message }) => message).join();
  };

  test('tells why it has no area', async () => {
    expect(
      await reasonOf(
        [
          [1, 1, 1],
          [2, 1, 1],
        ],
        [0, 1, 1],
      ),
    ).toContain('names vertex 1 twice');
    expect(
      await reasonOf(
        [
          [1, 1, 1],
          [2, 1, 1],
          [2, 1, 1],
        ],
        [0, 1, 2],
      ),
    ).toContain('two of its corners stand at the same');
    expect(
      await reasonOf(
        [
          [1, 1, 1],
          [2, 1, 1],
          [3, 1, 1],
        ],
        [0, 1, 2],
      ),
    ).toContain('fall on one line');
    expect(
      await reasonOf(
        [
          [0, 0, 0],
          [1e-20, 0, 0],
          [0, 0, 1e-20],
        ],
        [0, 1, 2],
      ),
    ).toContain('underflow');
  });
});

describe('LL250, a triangle twice', () => {
  const place = (indices: number[]) => ({ ...floor(6, 0), indices });

  test('is told in any rotation, and whether it is turned over', async () => {
    const { problems, marked } = await found({ geometry: [place([0, 2, 1, 0, 3, 2, 2, 1, 0, 2, 0, 3])] }, 'LL250');
    expect(marked).toEqual(['2,1,0', '2,0,3']);
    expect(problems[0].message).toBe(
      'Triangle 2 of item 0 has the corners of triangle 0 of item 0, the same way round.',
    );
    expect(problems[1].message).toContain('triangle 1 of item 0, the same way round');
    expect(problems[1].related).toHaveLength(1);
    const turned = await found({ geometry: [place([0, 2, 1, 0, 1, 2])] }, 'LL250');
    expect(turned.problems[0].message).toContain('the other way round');
  });

  test('is told across meshes, by where the corners stand', async () => {
    const { problems } = await found({ geometry: [floor(6, 0), { ...floor(6, -0), indices: [0, 2, 1] }] }, 'LL250');
    expect(problems[0].message).toContain('Triangle 0 of item 1 has the corners of triangle 0 of item 0');
  });

  test('is told of every one but the first, along an edge of many', async () => {
    const fan = Array.from({ length: 40 }, () => [0, 2, 1]).flat();
    expect((await found({ geometry: [place(fan)] }, 'LL250')).problems).toHaveLength(39);
  });

  test('is no neighbour, and none that shares two corners only', async () => {
    expect((await found({ geometry: [floor(6, 0), box([1, 1, 1], [2, 2, 2])] }, 'LL250')).problems).toEqual([]);
  });
});

describe('A mesh that claims to be closed', () => {
  const solid = { ...box([2, 1, 2], [4, 3, 4]), closed: true };
  const inGrid = (item: object) => ({
    settings: METRE,
    bounds: { min: [0, 0, 0], max: [9, 9, 9] },
    geometry: [floor(9, 1), item],
  });
  const codes = async (item: object) => {
    const { report } = await found(inGrid(item), '');
    return report.problems.map(({ code }) => code).filter((code) => /LL25[5-8]/.test(code));
  };

  test('is closed', async () => {
    expect(await codes(solid)).toEqual([]);
  });

  test('is closed too when each face has corners of its own', async () => {
    const vertices = solid.indices.map((index) => solid.vertices[index]);
    expect(await codes({ ...solid, vertices, indices: vertices.map((_, i) => i) })).toEqual([]);
  });

  test('is open at the edges of a triangle that is missing (LL255)', async () => {
    const { problems, marked } = await found(inGrid({ ...solid, indices: solid.indices.slice(3) }), 'LL255');
    expect(problems.map(({ message }) => /vertex \d to \d/.exec(message)?.[0]).sort()).toEqual([
      'vertex 0 to 5',
      'vertex 1 to 0',
      'vertex 5 to 1',
    ]);
    expect(marked).toContain('0,5,4');
  });

  test('has an edge of three triangles (LL256)', async () => {
    const { problems } = await found(
      inGrid({ ...solid, vertices: [...solid.vertices, [3, 6, 1]], indices: [...solid.indices, 0, 5, 8] }),
      'LL256',
    );
    expect(problems).toHaveLength(1);
    expect(problems[0].message).toContain(
      'Along the edge from vertex 5 to 0, triangle 0 of item 1 has 2 neighbours there',
    );
    expect(problems[0].related).toHaveLength(1);
  });

  test('has a triangle that is turned over (LL257)', async () => {
    const { problems } = await found(inGrid({ ...solid, indices: [0, 5, 1, ...solid.indices.slice(3)] }), 'LL257');
    expect(problems).toHaveLength(3);
  });

  test('is inside out (LL257)', async () => {
    const indices = [...solid.indices].reverse();
    const { problems, marked } = await found(inGrid({ ...solid, indices }), 'LL257');
    expect(problems[0].message).toContain('is inside out');
    expect(marked).toEqual(['true']);
  });

  test('is checked by itself, though another mesh shares its edges', async () => {
    const { indices, ...rest } = solid;
    const level = {
      ...inGrid(solid),
      geometry: [
        { ...rest, indices: indices.slice(3) },
        { ...rest, indices: indices.slice(0, 3), closed: false },
      ],
    };
    expect((await found(level, 'LL255')).problems).toHaveLength(3);
  });
});

describe('LL258, a flipped triangle', () => {
  /** A floor of 3 × 3 squares, two triangles each. */
  const vertices = Array.from({ length: 16 }, (_, i) => [3 * (i % 4), 0, 3 * Math.floor(i / 4)]);
  const squares = [0, 1, 2, 4, 5, 6, 8, 9, 10].map((a) => [a, a + 5, a + 1, a, a + 4, a + 5]);
  const flip = (square: number[]) => [...square].reverse();
  const indices = (flipped: number[]) => squares.flatMap((square, i) => (flipped.includes(i) ? flip(square) : square));
  const flipped = async (list: number[]) =>
    found({ geometry: [{ type: 'mesh', vertices, indices: indices(list) }] }, 'LL258');

  test('is told when a single one faces down', async () => {
    const one = {
      type: 'mesh',
      vertices,
      indices: [...squares.flat().slice(0, 24), 5, 6, 10, ...squares.flat().slice(27)],
    };
    const { problems, marked } = await found({ geometry: [one] }, 'LL258');
    expect(marked).toEqual(['5,6,10']);
    expect(problems[0].related).toHaveLength(1);
  });

  test('is told once for a patch that hangs together', async () => {
    const { problems } = await flipped([4]);
    expect(problems).toHaveLength(1);
    expect(problems[0].message).toContain('So does one more beside it');
    expect((await flipped([0, 8])).problems).toHaveLength(2);
  });

  test('is nothing in a floor without one, nor in a ceiling', async () => {
    expect((await flipped([])).problems).toEqual([]);
    expect((await flipped([0, 1, 2, 3, 4, 5, 6, 7, 8])).problems).toEqual([]);
  });

  test('is nothing in a solid, whose bottom faces down as it should', async () => {
    expect((await found({ geometry: [box([0, 0, 0], [6, 1, 6])] }, 'LL258')).problems).toEqual([]);
  });
});
