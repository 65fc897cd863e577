import { describe, expect, test } from 'vitest';
import { readLevel } from '../../core/level/levelReader';
import { expectProblems, filesOf } from './places';

const invalid = (code: string, says: string) => ({ code, says, error: 'ArgumentError' }) as const;
const outOfRange = (code: string, says: string) => ({ code, says, error: 'ArgumentOutOfRangeError' }) as const;

const BOUNDS = '"bounds": {"min": [0, 0, 0], "max": [4, 4, 4]}';
const withSettings = (settings: string) => `{"settings": ${settings}, ${BOUNDS}, "geometry": []}`;

describe('the settings', () => {
  test('LL301: a cell size is marked itself', async () => {
    await expectProblems(
      withSettings('{"cellSize": «0», "cellHeight": «-1»}'),
      outOfRange('LL301', 'cellSize is 0 m; it lies between 2^-20 and 2^20'),
      outOfRange('LL301', 'cellHeight is -1 m'),
    );
    await expectProblems(withSettings('{"cellSize": «1e999»}'), outOfRange('LL301', 'cellSize is Infinity m'));
  });

  test('LL304: a whole number out of its range is marked itself', async () => {
    await expectProblems(
      withSettings('{"height": «0», "climb": «-1», "mergeThreshold": «1073741825», "radius": «1048577»}'),
      outOfRange('LL304', 'height is 0; it is a whole number of rows from 1 to 1073741824'),
      outOfRange('LL304', 'climb is -1'),
      outOfRange('LL304', 'mergeThreshold is 1073741825'),
      outOfRange('LL304', 'radius is 1048577; it is a whole number of cells from 0 to 1048576'),
    );
  });

  test('LL305: a cosine that float32 cannot hold is marked itself', async () => {
    await expectProblems(withSettings('{"slopeCosine": «1e39»}'), outOfRange('LL305', 'slopeCosine is 1e+39'));
  });

  test('LL102: a value of the wrong type is marked itself', async () => {
    const wrongType = (says: string) => ({ code: 'LL102', says });
    await expectProblems(withSettings('«7»'), wrongType('Settings is an object in braces, not 7'));
    await expectProblems(withSettings('{"name": «7»}'), wrongType('“name” is a text, not 7'));
    await expectProblems(withSettings('{"radius": «1.5»}'), wrongType('“radius” is a whole number, not 1.5'));
    await expectProblems(withSettings('{"cellSize": «"0.3"»}'), wrongType('“cellSize” is a number, not a text'));
    await expectProblems(withSettings('[{}, «null»]'), wrongType('Settings is an object in braces, not null'));
  });

  test('of every agent in a list are checked, not only those of the first', async () => {
    await expectProblems(withSettings('[{}, {"height": «0»}]'), outOfRange('LL304', 'height is 0'));
  });
});

describe('a settings file', () => {
  const level = withSettings('"orc.spans.json"');

  test('has its problems in itself', async () => {
    await expectProblems(
      { '': level, 'orc.spans.json': '{\n  "name": "Orc",\n  "climb": «-2»\n}' },
      outOfRange('LL304', 'climb is -2'),
    );
    await expectProblems({ '': level, 'orc.spans.json': '{"climb": 2,«}»' }, { code: 'LL101', says: 'field’s name' });
    await expectProblems(
      { '': level, 'orc.spans.json': '«[]»' },
      { code: 'LL102', says: 'A settings file is an object' },
    );
  });

  test('has them beside those of the level and of other files', async () => {
    await expectProblems(
      {
        '': `{"settings": ["a.json", "b.json"], ${BOUNDS}, "geometry": «7»}`,
        'a.json': '{"radius": «-1»}',
        'b.json': '{"height": «0»}',
      },
      { code: 'LL102', says: '“geometry” is a list' },
      outOfRange('LL304', 'radius is -1'),
      outOfRange('LL304', 'height is 0'),
    );
  });
});

describe('the grid', () => {
  const geometry = '"geometry": []';

  test('LL302: empty bounds are marked at the upper corner’s number', async () => {
    await expectProblems(
      `{"bounds": {"min": [0, 0, 0], "max": [4, «0», «-1»]}, ${geometry}}`,
      invalid('LL302', 'empty along y: max 0 is not above min 0'),
      invalid('LL302', 'empty along z: max -1'),
    );
  });

  test('LL303: too large a grid is marked at the number that makes it so', async () => {
    const unit = '"settings": {"cellSize": 1, "cellHeight": 1}';
    await expectProblems(
      `{"bounds": {"min": [0, 0, 0], "max": [«65537», 4, 4]}, ${geometry}}`,
      outOfRange('LL303', '218,457 columns along x; it has 1 to 65,536. A cellSize of 1.1 or more would do.'),
    );
    await expectProblems(
      `{${unit}, "grid": {"origin": [0, 0, 0], "size": [4, «65536», 4]}, ${geometry}}`,
      outOfRange('LL303', '65,536 rows; it has 1 to 65,535.'),
    );
    await expectProblems(
      `{"grid": {"origin": [0, 0, 0], "size": «[65536, 4, 257]»}, ${geometry}}`,
      outOfRange('LL303', '65,536 × 257 = 16,842,752 columns'),
    );
    await expectProblems(
      `{"grid": {"origin": [0, 0, 0], "size": [«0», 4, 4]}, ${geometry}}`,
      outOfRange('LL303', '0 columns along x'),
    );
  });

  test('LL303: cells that were made too small are marked themselves, not the bounds, and what would fit is named', async () => {
    const bounds = (x: number, y: number, z: number) => `"bounds": {"min": [0, 0, 0], "max": [${x}, ${y}, ${z}]}`;
    await expectProblems(
      `{"settings": {"cellSize": «1», "cellHeight": 1}, ${bounds(4097, 4, 4096)}, ${geometry}}`,
      outOfRange(
        'LL303',
        '4,097 × 4,096 = 16,781,312 columns of 4 rows; at most 16,777,216 (2^24) columns are allowed. A cellSize of 1.1 or more would do.',
      ),
    );
    await expectProblems(
      `{"settings": [{"name": "Ogre"}, {"cellHeight": «1e-4», "height": 18000, "climb": 4000, "cellSize": 0.1, "radius": 6}], ${bounds(9, 20, 9)}, ${geometry}}`,
      outOfRange(
        'LL303',
        '200,001 rows; it has 1 to 65,535. A cellHeight of 0.00031 or more would do. (agent Humanoid)',
      ),
    );
    const slope = '{"type": "mesh", "vertices": [0,0,0, 0,1,50, 50,0,0], "indices": [0,1,2]}';
    await expectProblems(
      `{"settings": {"cellSize": «0.01», "radius": 60, "cellHeight": 0.1, "height": 18, "climb": 4}, "geometry": [${slope}]}`,
      outOfRange('LL303', 'A cellSize of 0.013 or more would do.'),
    );
  });

  test('LL303: the cell size that is named fits, and half of it does not', async () => {
    for (const side of [3, 47.7, 1000, 8191.5, 30_000]) {
      const level = (cellSize: number) =>
        JSON.stringify({ settings: { cellSize }, bounds: { min: [0, 0, 0], max: [side, 4, side / 7] }, geometry: [] });
      const messageOf = async (cellSize: number) => {
        const { problems } = await readLevel(level(cellSize), filesOf({}));
        return problems[0].listed.find(({ code }) => code === 'LL303')?.message;
      };
      const named = Number(/A cellSize of (\S+) or more/.exec((await messageOf(1e-5)) ?? '')?.[1]);
      expect(await messageOf(named)).toBeUndefined();
      expect(await messageOf(named / 2)).toContain(`of ${named} or more`);
    }
  });

  test('LL306: bounds and a grid exclude each other', async () => {
    await expectProblems(`{${BOUNDS}, «"grid"»: {"origin": [0, 0, 0], "size": [1, 1, 1]}, ${geometry}}`, {
      code: 'LL306',
      says: 'either “bounds” or a “grid”, not both',
    });
  });

  test('LL307: a level without triangles needs one of them', async () => {
    await expectProblems('{«"geometry"»: []}', invalid('LL307', 'needs “bounds” or a “grid”'));
    const voxels = '{"type": "voxels", "offset": [0, 0, 0], "size": [1, 1, 1], "dense": [1]}';
    await expectProblems(`{«"geometry"»: [${voxels}]}`, invalid('LL307', 'needs “bounds” or a “grid”'));
  });

  test('LL302: triangles that are flat from one side cannot be fitted', async () => {
    const wall = '{"type": "mesh", "vertices": [1,0,0, 1,2,0, 1,0,2], "indices": [0,1,2]}';
    await expectProblems(`{«"geometry"»: [${wall}]}`, invalid('LL302', 'empty along x'));
  });
});

describe('volumes', () => {
  const volume = (polygon: string, more = '"minY": 0, "maxY": 1') =>
    `{${BOUNDS}, "geometry": [], "volumes": [{"area": 5, ${polygon}, ${more}}]}`;
  const triangle = '"polygon": [[0, 0], [1, 0], [0, 1]]';

  test('LL401: a polygon of too few corners is marked at its name', async () => {
    await expectProblems(volume('«"polygon"»: [[0, 0], [1, 1]]'), invalid('LL401', '2 corners; a volume has 3 to 256'));
  });

  test('LL402: a polygon that is not convex, or has no area, is marked at its name', async () => {
    await expectProblems(volume('«"polygon"»: [[0, 0], [4, 0], [1, 1], [0, 4]]'), invalid('LL402', 'not convex'));
    await expectProblems(volume('«"polygon"»: [[0, 0], [1, 1], [2, 2]]'), invalid('LL402', 'no area'));
  });

  test('LL403: an inverted interval is marked at its upper end', async () => {
    await expectProblems(
      volume(triangle, '"minY": 2, "maxY": «1»'),
      invalid('LL403', 'minY 2 is not at or below maxY 1'),
    );
  });

  test('LL204: a corner beyond the bound is marked at its number', async () => {
    await expectProblems(
      volume('"polygon": [[0, 0], [1, «2097153»], [0, 1]]'),
      outOfRange('LL204', 'Corner 1 z is 2097153'),
    );
  });

  test('LL102: a corner of another length is marked itself', async () => {
    await expectProblems(volume('"polygon": [[0, 0], «[1, 0, 0]», [0, 1]]'), {
      code: 'LL102',
      says: '“polygon” holds 2 numbers here, not 3 values',
    });
  });

  test('LL103: a missing field is marked at the volume', async () => {
    await expectProblems(`{${BOUNDS}, "geometry": [], "volumes": [«{»"area": 5, ${triangle}, "minY": 0}]}`, {
      code: 'LL103',
      says: '“maxY” is missing; a volume needs it',
    });
  });
});
