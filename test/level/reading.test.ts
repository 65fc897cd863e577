import { describe, expect, test } from 'vitest';
import { readLevel } from '../../core/level/levelReader';
import { reportOf } from '../../core/level/problemList';
import { filesOf, levelOfItem, soundLevel } from './places';

const BOUNDS = '"bounds": {"min": [0, 0, 0], "max": [4, 4, 4]}';
const EMPTY = `{${BOUNDS}, "geometry": []}`;

const HUMANOID = {
  name: 'Humanoid',
  cellSize: 0.3,
  cellHeight: 0.2,
  slopeCosine: 0.70710677,
  height: 10,
  climb: 4,
  radius: 2,
  mergeThreshold: 4,
};

describe('the settings of a level', () => {
  const settingsOf = async (settings: string, texts = {}) =>
    (await soundLevel(`{"settings": ${settings}, ${BOUNDS}, "geometry": []}`, texts)).settings;

  test('are a Humanoid’s when there are none', async () => {
    expect((await soundLevel(EMPTY)).settings).toEqual(HUMANOID);
    expect(await settingsOf('{}')).toEqual(HUMANOID);
  });

  test('take each absent field from the Humanoid', async () => {
    expect(await settingsOf('{"radius": 0, "name": "Mouse"}')).toEqual({ ...HUMANOID, radius: 0, name: 'Mouse' });
  });

  test('merge by the climb unless they say otherwise', async () => {
    expect(await settingsOf('{"climb": 7}')).toMatchObject({ climb: 7, mergeThreshold: 7 });
    expect(await settingsOf('{"climb": 7, "mergeThreshold": 0}')).toMatchObject({ climb: 7, mergeThreshold: 0 });
    expect(await settingsOf('{"mergeThreshold": 1}')).toMatchObject({ climb: 4, mergeThreshold: 1 });
  });

  test('may stand in a file, whose name is the agent’s unless it has one', async () => {
    const texts = { '../agents/orc.spans.json': '{"height": 12}', 'elf.json': '{"name": "Elf of the woods"}' };
    expect(await settingsOf('"../agents/orc.spans.json"', texts)).toEqual({ ...HUMANOID, name: 'orc', height: 12 });
    expect(await settingsOf('"elf.json"', texts)).toEqual({ ...HUMANOID, name: 'Elf of the woods' });
  });

  test('may be a list of agents, of which the first is baked', async () => {
    const texts = { 'orc.spans.json': '{"height": 12}' };
    expect(await settingsOf('["orc.spans.json", {"height": 5}]', texts)).toMatchObject({ name: 'orc', height: 12 });
    expect(await settingsOf('[{"height": 5}, "orc.spans.json"]', texts)).toMatchObject({ name: 'Humanoid', height: 5 });
  });
});

describe('the grid of a level', () => {
  const frameOf = async (text: string) => (await soundLevel(text)).frame;
  const unit = '"settings": {"cellSize": 1, "cellHeight": 0.5}';

  test('comes from bounds', async () => {
    const bounds = '"bounds": {"min": [-1, 0, 2], "max": [3, 2, 4.5]}';
    expect(await frameOf(`{${unit}, ${bounds}, "geometry": []}`)).toEqual({
      origin: [-1, 0, 2],
      cellSize: 1,
      cellHeight: 0.5,
      width: 4,
      height: 4,
      depth: 3,
    });
  });

  test('comes from a grid', async () => {
    const grid = '"grid": {"origin": [-1, 0.25, 2], "size": [5, 6, 7]}';
    expect(await frameOf(`{${unit}, ${grid}, "geometry": []}`)).toMatchObject({
      origin: [-1, 0.25, 2],
      width: 5,
      height: 6,
      depth: 7,
    });
  });

  test('comes from each agent’s own cells', async () => {
    const settings = '"settings": [{"cellSize": 2}, {"name": "Cat", "cellSize": 1}]';
    const { levels } = await readLevel(`{${settings}, ${BOUNDS}, "geometry": []}`, filesOf({}));
    expect(levels.map(({ frame }) => frame.width)).toEqual([2, 4]);
    expect(levels.map(({ settings }) => settings.name)).toEqual(['Humanoid', 'Cat']);
  });

  test('fits the vertices that are named: x and z exactly, y by a row more each way', async () => {
    const vertices = '[[1, 2, 3], [1, 2, 5.5], [4, 3, 3], [-100, -100, -100]]';
    const mesh = `{"type": "mesh", "vertices": ${vertices}, "indices": [[0, 1, 2]]}`;
    expect(await frameOf(`{${unit}, "geometry": [${mesh}]}`)).toEqual({
      origin: [1, 1.5, 3],
      cellSize: 1,
      cellHeight: 0.5,
      width: 3,
      height: 4,
      depth: 3,
    });
  });

  test('fits every mesh and height grid together, by the float32 cell height', async () => {
    const mesh = '{"type": "mesh", "vertices": [0,0,0, 0,0,1, 1,0,0], "indices": [0,1,2]}';
    const terrain =
      '{"type": "heightGrid", "origin": [2, -3], "spacing": 1, "countX": 2, "countZ": 3, "heights": [0,0,0,0,0,7]}';
    const voxels = '{"type": "voxels", "offset": [90, 90, 90], "size": [1,1,1], "dense": [1]}';
    const { origin, width, height, depth } = await frameOf(`{"geometry": [${mesh}, ${terrain}, ${voxels}]}`);
    expect(origin).toEqual([0, -0.20000000298023224, -3]);
    // 3 m of 0.3, 7.4 m of 0.2 and 4 m of 0.3, all float32 and so a hair more than their decimals.
    expect([width, height, depth]).toEqual([10, 37, 14]);
  });
});

describe('an item of geometry', () => {
  const itemOf = async (item: string) => (await soundLevel(levelOfItem(item))).geometry[0];

  test('is a mesh of flat numbers or of triplets', async () => {
    const mesh = {
      vertices: Float64Array.of(0, 1, 0, 0, 1, 4, 4, 1, 0.1),
      indices: Uint32Array.of(0, 1, 2, 2, 1, 0),
    };
    const flat = '"vertices": [0,1,0, 0,1,4, 4,1,0.1]';
    const triplets = '"vertices": [[0,1,0], [0,1,4], [4,1,0.1]]';
    for (const vertices of [flat, triplets]) {
      for (const indices of ['"indices": [0,1,2, 2,1,0]', '"indices": [[0,1,2], [2,1,0]]']) {
        expect(await itemOf(`{"type": "mesh", ${vertices}, ${indices}}`)).toEqual({ type: 'mesh', mesh });
      }
    }
  });

  test('is a mesh with an area for each triangle or one for all', async () => {
    const mesh = '"type": "mesh", "vertices": [0,1,0, 0,1,4, 4,1,0], "indices": [0,1,2, 2,1,0]';
    expect(await itemOf(`{${mesh}, "areas": [5, 0]}`)).toMatchObject({ mesh: { areas: Float64Array.of(5, 0) } });
    expect(await itemOf(`{${mesh}, "area": 9}`)).toMatchObject({ mesh: { areas: Uint8Array.of(9, 9) } });
  });

  test('is a height grid', async () => {
    const fields = '"origin": [1.5, -2], "spacing": 0.25, "countX": 3, "countZ": 2, "heights": [1, 2, 3, 4, 5, 6]';
    expect(await itemOf(`{"type": "heightGrid", ${fields}}`)).toEqual({
      type: 'heightGrid',
      grid: { x0: 1.5, z0: -2, spacing: 0.25, countX: 3, countZ: 2, heights: Float64Array.of(1, 2, 3, 4, 5, 6) },
    });
  });

  test('is voxels, dense or in columns', async () => {
    const dense = await itemOf('{"type": "voxels", "offset": [1, -2, 3], "size": [1, 3, 1], "dense": [2, 2, 0]}');
    const columns = '"columns": [{"x": 0, "z": 0, "runs": [[0, 2, 2]]}]';
    const sparse = await itemOf(`{"type": "voxels", "offset": [1, -2, 3], "size": [1, 3, 1], ${columns}}`);
    expect(dense).toEqual(sparse);
    expect(dense).toMatchObject({ offset: [1, -2, 3], chunk: { columns: [{ x: 0, z: 0, runs: [[0, 2, 2]] }] } });
  });

  test('is voxels whose materials have areas, 63 unless given', async () => {
    const item = await itemOf(
      '{"type": "voxels", "offset": [0, 0, 0], "size": [1, 1, 1], "dense": [2], "materialAreas": {"2": 4, "255": 0}}',
    );
    expect(item.type === 'voxels' && [1, 2, 254, 255].map((material) => item.areas[material])).toEqual([63, 4, 63, 0]);
  });

  test('keeps its place in the order of the list', async () => {
    const mesh = '{"type": "mesh", "vertices": [], "indices": []}';
    const voxels = '{"type": "voxels", "offset": [0, 0, 0], "size": [1, 1, 1], "dense": [1]}';
    const { geometry } = await soundLevel(`{${BOUNDS}, "geometry": [${mesh}, ${voxels}, ${mesh}]}`);
    expect(geometry.map(({ type }) => type)).toEqual(['mesh', 'voxels', 'mesh']);
  });
});

test('the volumes of a level keep their order', async () => {
  const volume = (area: number) => `{"area": ${area}, "polygon": [[0, 0], [1, 0], [0, 1]], "minY": -1, "maxY": 2}`;
  const { volumes } = await soundLevel(`{${BOUNDS}, "geometry": [], "volumes": [${volume(4)}, ${volume(0)}]}`);
  const polygon = [
    [0, 0],
    [1, 0],
    [0, 1],
  ];
  expect(volumes).toEqual([
    { area: 4, polygon, minY: -1, maxY: 2 },
    { area: 0, polygon, minY: -1, maxY: 2 },
  ]);
});

test('a level may have a name, a schema and the version that is read', async () => {
  const { name } = await soundLevel(`{"$schema": "x", "version": 1, "name": "Courtyard", ${BOUNDS}, "geometry": []}`);
  expect(name).toBe('Courtyard');
  expect((await soundLevel(EMPTY)).name).toBe('');
});

describe('a flood of faults', () => {
  const COUNT = 100_000;

  test('is told by its first hundred and by how many there are in all', async () => {
    const indices = Array.from({ length: COUNT }, () => '[0,1,9]').join(',');
    const text = levelOfItem(`{"type": "mesh", "vertices": [0,1,0, 0,1,4, 4,1,0], "indices": [${indices}]}`);
    const { problems, errors } = reportOf((await readLevel(text, filesOf({}))).problems);
    expect(errors).toBe(COUNT);
    expect(problems).toHaveLength(101);
    const start = text.indexOf('[0,1,9]') + 5;
    expect(problems[99].range.start.character).toBe(start + 99 * 8);
    expect(problems[100].message).toContain(
      '99,900 more problems LL202 like this one are not listed; there are 100,000',
    );
    expect(problems[100].range).toEqual(problems[99].range);
  });

  test('does not hide faults of another kind', async () => {
    const vertices = Array.from({ length: COUNT }, () => 'null').join(',');
    const text = `{"settings": {"height": 0}, ${BOUNDS}, "geometry": [{"type": "mesh", "vertices": [${vertices}], "indices": []}]}`;
    const { problems, errors } = reportOf((await readLevel(text, filesOf({}))).problems);
    expect(errors).toBe(COUNT + 1);
    expect(problems.map(({ code }) => code).filter((code) => code !== 'LL102')).toEqual(['LL304']);
  });
});
