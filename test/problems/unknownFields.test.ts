import { describe, expect, test } from 'vitest';
import { SOURCE_LIMIT } from '../../core/level/levelFiles';
import { readLevel } from '../../core/level/levelReader';
import { nearName } from '../../core/level/nearName';
import { reportOf } from '../../core/level/problemList';
import { goldenNames, goldenText } from '../hosts/goldenLevels';
import { expectProblems, filesOf, levelOfItem } from '../level/places';

const unknown = (says: string) => ({ code: 'LL150', severity: 'warning', says }) as const;
const BOUNDS = '"bounds": {"min": [0, 0, 0], "max": [4, 4, 4]}';

describe('LL150, an unknown field', () => {
  test('is told with the name that was meant, wherever it stands', async () => {
    await expectProblems(
      `{«"volume"»: [], ${BOUNDS}, "geometry": []}`,
      unknown('level; it has no effect. Did you mean “volumes”?'),
    );
    await expectProblems(
      '{"bounds": {"min": [0, 0, 0], "max": [4, 4, 4], «"mid"»: 0}, "geometry": []}',
      unknown('Did you mean “min”?'),
    );
    await expectProblems(
      '{"grid": {"origin": [0, 0, 0], "size": [4, 4, 4], «"cellSize"»: 1}, "geometry": []}',
      unknown('“cellSize” is not a field of a grid; it has no effect.'),
    );
    await expectProblems(
      levelOfItem('{"type": "mesh", "vertices": [], "indices": [], «"Closed"»: true}'),
      unknown('“Closed” is not a field of a mesh; it has no effect. Did you mean “closed”?'),
    );
    await expectProblems(
      levelOfItem(
        '{"type": "voxels", "offset": [0,0,0], "size": [1,1,1], "columns": [{"x":0,"z":0,"runs":[],«"y"»:0}]}',
      ),
      unknown('“y” is not a field of a column'),
    );
    await expectProblems(
      `{${BOUNDS}, "geometry": [], "volumes": [{"area": 1, "polygon": [[0,0],[1,0],[0,1]], "minY": 0, "maxY": 1, «"maxX"»: 1}]}`,
      unknown('Did you mean “maxY”?'),
    );
    await expectProblems(
      { '': `{"settings": "a.json", ${BOUNDS}, "geometry": []}`, 'a.json': '{«"radios"»: 2}' },
      unknown('“radius”?'),
    );
  });

  test('is told to be kept for later when it is', async () => {
    await expectProblems(`{«"seeds"»: [], ${BOUNDS}, "geometry": []}`, unknown('keeps free for later'));
  });

  test('is nothing that editors or golden levels have', async () => {
    await expectProblems(`{"$schema": "x", "settings": {"$schema": "y"}, ${BOUNDS}, "geometry": []}`);
    for (const name of goldenNames) {
      const { problems } = await readLevel(goldenText(name), filesOf({}));
      expect(
        reportOf(problems).problems.filter(({ code }) => code === 'LL150' || code === 'LL151'),
        name,
      ).toEqual([]);
    }
  });
});

test.each([
  ['hieght', 'height'],
  ['Climb', 'climb'],
  ['indexes', 'indices'],
  ['x', undefined],
  ['colour', undefined],
  ['ares', 'area'],
])('%s is taken for %s', (name, meant) => {
  expect(nearName(name, ['height', 'climb', 'indices', 'area', 'radius', 'z'])).toBe(meant);
});

describe('LL151, an id twice', () => {
  test('is marked at the second, with the first beside it, items and volumes together', async () => {
    const item = (id: string) => `{"type": "mesh", "id": ${id}, "vertices": [], "indices": []}`;
    const volume = '{"id": «"a"», "area": 1, "polygon": [[0,0],[1,0],[0,1]], "minY": 0, "maxY": 1}';
    const twice = { code: 'LL151', severity: 'warning', says: 'The id “a” occurs twice' } as const;
    const text = `{${BOUNDS}, "geometry": [${item('"a"')}, ${item('"b"')}, ${item('«"a"»')}], "volumes": [${volume}]}`;
    await expectProblems(text, twice, twice);
    const { problems } = await readLevel(text.replace(/[«»]/g, ''), filesOf({}));
    const starts = reportOf(problems).problems.map(({ related }) => related?.[0].range.start.character);
    expect(starts).toEqual([text.indexOf('"a"'), text.indexOf('"a"')]);
  });
});

describe('A file that a level names', () => {
  test('is an error when it is empty', async () => {
    const empty = { code: 'LL111', says: '“a.json” is empty' };
    await expectProblems({ '': `{"settings": «"a.json"», ${BOUNDS}, "geometry": []}`, 'a.json': ' \n' }, empty);
  });

  test('is an error when it is longer than the limit', async () => {
    const files = { text: async () => 'v'.repeat(SOURCE_LIMIT + 1) };
    const { problems } = await readLevel(levelOfItem('{"type": "mesh", "source": "a.obj"}'), files);
    expect(reportOf(problems).problems.map(({ code }) => code)).toEqual(['LL112']);
    expect(reportOf(problems).problems[0].message).toContain('268,435,457 characters long; at most 268,435,456');
  });
});
