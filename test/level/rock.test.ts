import { describe, expect, test } from 'vitest';
import type { RockItem } from '../../core/level/level';
import { soundLevel } from './places';

const BOUNDS = '"bounds": {"min": [0, 0, 0], "max": [9, 6, 9]}';
const BLOCK = '"type": "rock", "offset": [1, -2, 3], "size": [4, 5, 6]';
const PLAIN = '{"style": "straight", "from": [0, 2, 4], "to": [9, 2, 4], "controls": 10, "radius": 2}';

async function rockOf(fields: string): Promise<RockItem> {
  const [item] = (await soundLevel(`{${BOUNDS}, "geometry": [{${BLOCK}, ${fields}}]}`)).geometry;
  if (item.type !== 'rock') throw new Error(`It is ${item.type}.`);
  return item;
}

describe('a rock', () => {
  test('keeps its block, its passages and a route for each', async () => {
    const other = PLAIN.replace('{', '{"id": "other", ');
    const { block, passages } = await rockOf(`"passages": [${PLAIN}, ${other}]`);
    expect(block).toMatchObject({ offset: [1, -2, 3], size: [4, 5, 6] });
    expect(block.routes.map(({ x }) => x.length)).toEqual([10, 10]);
    expect(passages.map(({ id, name, passage }) => [id, name, passage.style])).toEqual([
      ['', 'passage 0', 'straight'],
      ['other', '“other”', 'straight'],
    ]);
  });

  test('has route-pass, floors of 0.25 m and area 63 where it says nothing else', async () => {
    const { block, area } = await rockOf(`"passages": [${PLAIN}]`);
    expect(block).toMatchObject({ floorOwner: 'route-pass', floorThickness: 0.25 });
    expect(area).toBe(63);
  });

  test('has the rule, the floors and the area of the material that it names', async () => {
    const fields =
      '"floorOwner": "height-bin", "floorThickness": 0.5, "material": 7, "materialAreas": {"1": 2, "7": 9}';
    const { block, area } = await rockOf(`${fields}, "passages": [${PLAIN}]`);
    expect(block).toMatchObject({ floorOwner: 'height-bin', floorThickness: 0.5 });
    expect(area).toBe(9);
  });

  test('may have no passages at all', async () => {
    const { block, passages } = await rockOf('"passages": []');
    expect([block.routes, passages]).toEqual([[], []]);
  });
});

describe('a passage', () => {
  const passageOf = async (fields: string) => (await rockOf(`"passages": [{${fields}}]`)).passages[0].passage;

  test.each([
    [
      'a spiral',
      '"style": "spiral", "centre": [1, 2], "startY": -1, "spiralRadius": 3, "pitch": 3.31, "turns": 2.5, "controlsPerTurn": 20, "direction": "clockwise", "startAngleTurns": 0.25, "radius": 3, "open": "none"',
    ],
    [
      'a worm',
      '"style": "worm", "from": [0, 0, 0], "to": [60, 10, 0], "amplitude": 3, "wavelength": 20, "controls": 73, "radius": 3, "open": "start"',
    ],
    [
      'a cascade',
      '"style": "cascade", "from": [0, 0, 0], "heading": [1, 0], "advance": 7.54, "loopRadius": 4, "loops": 6, "endY": 20, "controlsPerLoop": 30, "radius": 3',
    ],
    [
      'a straight line with a profile of its radius',
      '"style": "straight", "from": [0, 0, 0], "to": [60, 10, 0], "controls": 65, "radius": [{ "at": 0, "radius": 4.5 }, { "at": 0.2, "radius": 3 }]',
    ],
    ['listed points', '"style": "route", "points": [[0, 0, 0], [4, 1, 2], [9, 1, 3]], "radius": 2.5, "open": "end"'],
  ])('is %s, as it is written', async (_, fields) => {
    expect(await passageOf(fields)).toEqual(JSON.parse(`{${fields}}`));
  });
});
