import { describe, expect, test } from 'vitest';
import type { Problem } from '../../core/level/problem';
import { found } from './found';
import { textAt } from './textAt';

/** 9 × 6 × 9 m in the cells of a Humanoid, which is 2 m tall. */
const SIZE = [30, 30, 30];
type Passage = Record<string, unknown>;

/** A corridor from end to end of the block: its floor lies at 0.77 m, its ceiling 3.85 m above. */
const HALL: Passage = { id: 'hall', style: 'straight', from: [0, 2, 4.5], to: [9, 2, 4.5], controls: 10, radius: 2 };
/** One that crosses it. */
const across = (y: number) => ({ ...HALL, id: 'across', from: [4.5, y, 0], to: [4.5, y, 9] });

interface Scene {
  size?: number[];
  fields?: object;
  before?: object[];
  grid?: number[];
  settings?: object;
}

function levelOf(
  passages: Passage[],
  { size = SIZE, fields = {}, before = [], grid = size, settings = {} }: Scene = {},
) {
  const rock = { type: 'rock', id: 'hill', offset: [0, 0, 0], size, ...fields, passages };
  return { settings, grid: { origin: [0, 0, 0], size: grid }, geometry: [...before, rock] };
}

async function codesOf(level: object) {
  return (await found(level, '')).report.problems.map(({ code }) => code);
}

const relatedIn = (text: string, { related = [] }: Problem) =>
  related.map(({ message, range }) => [message, textAt(text, range)]);

/** Two turns of a helix whose tubes overlap, in a block of 14 × 20 × 14 m. */
const SPIRAL: Passage = {
  id: 'spiral',
  style: 'spiral',
  centre: [7, 7],
  startY: 3,
  spiralRadius: 3,
  pitch: 3.31,
  turns: 2,
  controlsPerTurn: 20,
  radius: 3,
};
const CAVER = { cellSize: 0.25, cellHeight: 0.25, height: 6, climb: 2 };
const spiral = (owner: string, changes: Passage = {}, fields: object = {}) =>
  levelOf([{ ...SPIRAL, ...changes }], {
    size: [56, 64, 56],
    fields: { floorOwner: owner, ...fields },
    settings: CAVER,
  });

test('A passage that runs well through its rock is nothing to be told of', async () => {
  expect(await codesOf(levelOf([HALL]))).toEqual([]);
  expect(await codesOf(spiral('route-pass'))).toEqual([]);
});

describe('LL270, a route outside its block', () => {
  test('is told at the id of the passage, with how far it runs out, and where', async () => {
    const { problems, marked } = await found(levelOf([{ ...HALL, from: [-0.6, 2, 4.5], open: 'end' }]), 'LL270');
    expect(marked).toEqual(['"hall"']);
    expect(problems[0].severity).toBe('warning');
    expect(problems[0].message).toContain('0.6 m beyond its -x side at x -0.6, y 0.77, z 4.5');
  });

  test('is marked at the opening brace of one without an id', async () => {
    const { id: _, ...nameless }: Passage = { ...HALL, to: [12, 2, 4.5], open: 'none' };
    const { problems, marked } = await found(levelOf([nameless]), 'LL270');
    expect(marked).toEqual(['{']);
    expect(problems[0].message).toContain('The route of passage 0 runs outside the block of “hill”: 3 m beyond its +x');
  });

  test('is none within one radius of an open end', async () => {
    expect(await codesOf(levelOf([{ ...HALL, from: [-1.5, 2, 4.5] }]))).toEqual([]);
  });
});

describe('LL271, a tube through the side of its block', () => {
  test('is told with every side that it breaks through', async () => {
    const { problems, marked } = await found(levelOf([{ ...HALL, from: [0, 4, 1.5], to: [9, 4, 1.5] }]), 'LL271');
    expect(marked).toEqual(['"hall"']);
    expect(problems[0].message).toContain('through its top by 0.62 m, its -z side by 0.5 m, farthest at');
  });

  test('is told at an end that is not open, and not at one that is', async () => {
    const { problems } = await found(levelOf([{ ...HALL, open: 'start' }]), 'LL271');
    expect(problems.map(({ message }) => message)).toEqual([expect.stringContaining('its +x side by 2 m')]);
  });
});

describe('LL272, a passage too close above another', () => {
  const high = [30, 55, 30];

  test('is told at the lower one, with the other beside it and the headroom that is left', async () => {
    const { problems, marked, text } = await found(levelOf([across(5), HALL], { size: high }), 'LL272');
    expect(marked).toEqual(['"hall"']);
    expect(relatedIn(text, problems[0])).toEqual([['The passage above.', '"across"']]);
    // From 0.77 to 3.77, less 0.25 of rock.
    expect(problems[0].message).toContain('“across” passes over “hall” so closely');
    expect(problems[0].message).toContain('2.75 m of headroom are left');
  });

  test('is none where rock is left between the tubes', async () => {
    expect(await codesOf(levelOf([HALL, across(8)], { size: high }))).toEqual([]);
  });

  test('is told of the turns of one passage only where the agent does not fit between them', async () => {
    const { problems, marked } = await found(spiral('route-pass', { pitch: 1.6 }), 'LL272');
    expect(marked).toEqual(['"spiral"']);
    expect(problems[0].message).toContain('“spiral” passes over itself');
    expect(problems[0].related).toBeUndefined();
    expect((await found(spiral('route-pass'), 'LL272')).problems).toEqual([]);
  });
});

describe('LL273, a passage lower than the agent', () => {
  test('is told with the rows that there are and the rows that are needed', async () => {
    const beam = { type: 'box', min: [4, 2, 4.3], max: [5, 3, 4.7] };
    const { problems, marked, report } = await found(levelOf([HALL], { before: [beam] }), 'LL273');
    expect(marked).toEqual(['"hall"']);
    expect(problems[0].message).toContain('“hall” is lower than Humanoid: 6 rows of headroom (1.2 m) at x 4');
    expect(problems[0].message).toContain('and 10 (2 m) are needed');
    expect(report.warnings).toBe(1);
  });

  test('is told of a tube that is too narrow', async () => {
    expect(await codesOf(levelOf([{ ...HALL, radius: 0.9 }]))).toContain('LL273');
  });
});

describe('LL274, a floor that is off', () => {
  test('is told with the rule, how much and where', async () => {
    const { problems, marked, text } = await found(spiral('segment-centreline'), 'LL274');
    expect(marked).toEqual(['"spiral"']);
    expect(problems[0].message).toMatch(
      /^The rule “segment-centreline” lays the floor of “spiral” 3\.\d+ m too low at x [\d.]+, y [\d.]+, z [\d.]+; 0.14 m are allowed/,
    );
    expect(relatedIn(text, problems[0])).toEqual([['The rule that lays the floor.', '"segment-centreline"']]);
  });

  test('is told of the passage that does not get its own floor where two meet', async () => {
    const { problems, marked } = await found(levelOf([HALL, across(2.6)]), 'LL274');
    expect(marked).toEqual(['"across"']);
    expect(problems[0].message).toContain('“across” 0.6 m too low');
    expect(problems[0].related).toBeUndefined();
  });
});

describe('LL275, crumbs', () => {
  test('are told with how many they are and where the lowest is', async () => {
    const { problems, marked } = await found(spiral('floor-band'), 'LL275');
    expect(marked).toEqual(['"spiral"']);
    expect(problems[0].message).toMatch(
      /^The rule “floor-band” leaves crumbs in the way of “spiral”: \d+ voxels of rock .* the lowest 0\.\d+ m above the floor at x/,
    );
  });
});

describe('LL276, a passage that cannot be walked', () => {
  const wall = { type: 'box', min: [4.4, 0, 2], max: [4.6, 5, 7] };

  test('is told with how far the agent comes, and where it stops', async () => {
    const { problems, marked } = await found(levelOf([HALL], { before: [wall] }), 'LL276');
    expect(marked).toEqual(['"hall"']);
    const [, reached, x] = /no farther than ([\d.]+) m of 9 m, at x ([\d.]+),/.exec(problems[0].message) ?? [];
    expect(Number(x)).toBe(Number(reached));
    expect(Math.abs(Number(x) - 4.4)).toBeLessThan(0.6);
  });

  test('told how far one comes where nobody can even stand', async () => {
    const { problems } = await found(levelOf([HALL], { fields: { offset: [1000, 0, 0] } }), 'LL276');
    expect(problems[0].message).toMatch(
      /^“hall” cannot be walked: where its floor should begin, at x .*, \S+ has none to stand on\.$/,
    );
    expect(problems[0].message).not.toContain('no farther');
  });

  test('is told of a way that is too steep, and names the agents that cannot walk it', async () => {
    const steep = { ...HALL, to: [9, 11, 4.5] };
    const agents = [
      { name: 'Snail', climb: 1 },
      { name: 'Goat', climb: 4 },
    ];
    const level = levelOf([steep], { size: [30, 80, 30] });
    const { problems } = await found({ ...level, settings: agents }, 'LL276');
    expect(problems.map(({ message }) => message)).toEqual([expect.stringMatching(/^“hall” .* \(agent Snail\)$/)]);
  });

  test('is told of no rock that is not made to be stood on', async () => {
    const fields = { materialAreas: { 1: 0 } };
    expect(await codesOf(levelOf([HALL], { before: [wall], fields }))).not.toContain('LL276');
  });
});

describe('LL277, a floor thinner than a row', () => {
  test('is told at the field', async () => {
    const { problems, marked } = await found(levelOf([HALL], { fields: { floorThickness: 0.1 } }), 'LL277');
    expect(marked).toEqual(['0.1']);
    expect(problems[0].message).toContain('A floor of 0.1 m is thinner than a row of 0.2 m');
  });

  test('is none where nothing is said of it', async () => {
    const settings = { cellSize: 0.3, cellHeight: 0.3, height: 6, climb: 2, radius: 2 };
    expect((await found(levelOf([HALL], { settings }), 'LL277')).problems).toEqual([]);
  });
});

describe('LL280, a floor that does not rise throughout', () => {
  const fields = { floorOwner: 'height-bin' };

  test('is marked at the listed points, and names their span', async () => {
    const points = [
      [0, 2, 4.5],
      [3, 3, 4.5],
      [6, 3, 4.5],
      [9, 4, 4.5],
    ];
    const { problems, marked } = await found(
      levelOf([{ id: 'path', style: 'route', points, radius: 1.5 }], { fields }),
      'LL280',
    );
    expect(marked).toEqual(['[3,3,4.5],[6,3,4.5]']);
    expect(problems[0].severity).toBe('hint');
    expect(problems[0].message).toContain('from control 1 (x 3, y 1.77, z 4.5) to 2 (x 6, y 1.77, z 4.5)');
    expect(problems[0].message).toContain('leaves these places to “nearest-floor”');
  });

  test('is marked at the passage of another style, and is none under another rule', async () => {
    expect((await found(levelOf([HALL], { fields }), 'LL280')).marked).toEqual(['"hall"']);
    expect((await found(levelOf([HALL]), 'LL280')).problems).toEqual([]);
    const rising = { ...HALL, to: [9, 3, 4.5] };
    expect((await found(levelOf([rising], { fields }), 'LL280')).problems).toEqual([]);
  });
});

describe('LL251, a rock outside the grid', () => {
  test.each([
    [
      [30, 30, 30],
      [0, 0, 0],
      [25, 25, 30],
      '[30,30,30]',
      'reaches out of the grid, by 5 cells along x, 5 rows along y.',
    ],
    [[30, 30, 30], [-2, 0, 0], [30, 30, 30], '[-2,0,0]', 'reaches out of the grid, by 2 cells along x.'],
    [[30, 30, 30], [0, 40, 0], [30, 30, 30], '[0,40,0]', 'lies wholly outside the grid.'],
  ])('is told: a block of %j at %j in a grid of %j', async (size, offset, grid, mark, says) => {
    const { problems, marked } = await found(levelOf([HALL], { size, grid, fields: { offset } }), 'LL251');
    expect(marked).toEqual([mark]);
    expect(problems[0].message).toContain(`The block of “hill” ${says}`);
  });
});

test('A rock without passages broke the bake down', async () => {
  expect((await codesOf(levelOf([]))).filter((code) => code.startsWith('LL2'))).toEqual([]);
});
