import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv';
import { describe, expect, test } from 'vitest';
import { readLevel } from '../../core';
import { FLOOR_OWNERS } from '../../core/passages/owners/ownerNames';
import { DIRECTIONS, OPEN_ENDS, PASSAGE_STYLES } from '../../core/passages/passage';
import { root } from '../../scripts/repository.mjs';
import refusals from '../golden/refusals.json';
import { hoverAt, offered, problemsIn, schemaFiles } from './jsonEditor';

const ENDING = /\.(level|spans)\.json$/;
const files = ['test/golden', 'samples'].flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => ENDING.test(name))
    .map((name) => ({ name, text: readFileSync(join(root, folder, name), 'utf8') })),
);

const goldenFolder = join(root, 'test', 'golden');

const TYPES = ['mesh', 'heightGrid', 'voxels', 'rock', 'box', 'ramp', 'stairs', 'plane', 'cylinder'];

/** The fields that are offered in an item of a type, without those that are there already. */
async function fieldsOf(type: string): Promise<string[]> {
  return [...(await offered('a.level.json', `{ "geometry": [{ "type": "${type}", | }] }`)).keys()];
}

describe('The schemas', () => {
  test('are of JSON Schema draft-07, and every golden level and sample is valid', () => {
    const ajv = new Ajv({ strictTypes: false, keywords: ['enumDescriptions'] });
    const schemas = Object.entries(schemaFiles).map(([pattern, file]) => {
      const schema = JSON.parse(readFileSync(file, 'utf8'));
      expect(schema.$schema).toBe('http://json-schema.org/draft-07/schema#');
      return { pattern, schema };
    });
    for (const { pattern, schema } of schemas) ajv.addSchema(schema, `${pattern.slice(2, -5)}.schema.json`);
    for (const { name, text } of files) {
      const key = `${ENDING.exec(name)?.[1]}.schema.json`;
      expect(ajv.validate(key, JSON.parse(text)), `${name}: ${ajv.errorsText()}`).toBe(true);
    }
  });

  test('find nothing wrong in any golden level or sample', async () => {
    expect(files.length).toBeGreaterThan(88);
    for (const { name, text } of files) expect(await problemsIn(name, text), name).toEqual([]);
  });

  test('say nothing of what Ledgelight itself reports', async () => {
    for (const { name, level } of refusals) {
      expect(await problemsIn('a.level.json', JSON.stringify(level)), name).toEqual([]);
    }
    const wrong = { version: 'x', settings: 7, bounds: [], geometry: [{ type: 'blob', id: 3 }, 4], note: 1 };
    expect(await problemsIn('a.level.json', JSON.stringify(wrong))).toEqual([]);
    expect(await problemsIn('a.spans.json', '{ "climb": "high", "speed": 3 }')).toEqual([]);
  });

  test('leave faults of the syntax to the editor, which tells one for one', async () => {
    expect(await problemsIn('a.level.json', '{ "geometry": [], }')).toHaveLength(1);
  });
});

describe('While a level is written', () => {
  test('its fields are offered', async () => {
    const fields = [...(await offered('a.level.json', '{ | }')).keys()];
    const all = ['$schema', 'version', 'name', 'settings', 'bounds', 'grid', 'geometry', 'volumes'];
    expect(fields.sort()).toEqual(all.sort());
  });

  test('the types of geometry are offered, each explained', async () => {
    const types = await offered('a.level.json', '{ "geometry": [{ "type": | }] }');
    for (const type of TYPES) expect(types.get(`"${type}"`), type).toMatch(/\w/);
  });

  test.each(TYPES)('the fields of %s are offered, and all of them are read', async (type) => {
    const fields = await fieldsOf(type);
    expect(fields).toContain('id');
    const item = Object.fromEntries(fields.map((name) => [name, 0]));
    const reading = await readLevel(JSON.stringify({ geometry: [{ ...item, type }] }), {
      text: async () => '',
    });
    const unread = reading.problems.flatMap((list) => list.placed()).filter(({ code }) => code === 'LL150');
    expect(unread).toEqual([]);
  });

  test('an item of one type is not offered the fields of another', async () => {
    expect(await fieldsOf('mesh')).not.toContain('dense');
    expect(await fieldsOf('voxels')).not.toContain('vertices');
  });

  test.each(PASSAGE_STYLES)(
    'the fields of a passage of style %s are offered, and all of them are read',
    async (style) => {
      const marked = `{ "geometry": [{ "type": "rock", "passages": [{ "style": "${style}", | }] }] }`;
      const fields = [...(await offered('a.level.json', marked)).keys()];
      expect(fields).toEqual(expect.arrayContaining(['id', 'radius', 'open']));
      const passage = Object.fromEntries(fields.map((name) => [name, 0]));
      const level = { geometry: [{ type: 'rock', passages: [{ ...passage, style }] }] };
      const reading = await readLevel(JSON.stringify(level), { text: async () => '' });
      const found = reading.problems.flatMap((list) => list.placed());
      expect(found.filter(({ code }) => code === 'LL150')).toEqual([]);
      // Whatever is needed was offered: nothing of the passage is missing.
      const missing = found.filter(({ code, message }) => code === 'LL103' && message.includes('a passage'));
      expect(missing).toEqual([]);
    },
  );

  test('the styles, the rules and the open ends are offered, each explained', async () => {
    const inRock = (marked: string) => offered('a.level.json', `{ "geometry": [{ "type": "rock", ${marked} }] }`);
    const all: [string, readonly string[]][] = [
      ['"floorOwner": |', FLOOR_OWNERS],
      ['"passages": [{ "style": | }]', PASSAGE_STYLES],
      ['"passages": [{ "style": "worm", "open": | }]', OPEN_ENDS],
      ['"passages": [{ "style": "spiral", "direction": | }]', DIRECTIONS],
    ];
    for (const [marked, choices] of all) {
      const found = await inRock(marked);
      for (const choice of choices) expect(found.get(`"${choice}"`), choice).toMatch(/\w/);
    }
  });

  test('every field of every golden level is offered', async () => {
    const offeredIn = async (marked: string) => [...(await offered('a.level.json', marked)).keys()];
    const root = await offeredIn('{ | }');
    const volume = await offeredIn('{ "volumes": [{ | }] }');
    const column = await offeredIn('{ "geometry": [{ "type": "voxels", "columns": [{ | }] }] }');
    const items = new Map<string, string[]>();
    for (const type of TYPES) items.set(type, ['type', ...(await fieldsOf(type))]);
    const missing = (object: object, known: readonly string[] = []) =>
      Object.keys(object).filter((name) => !known.includes(name));
    for (const { name, text } of files.filter(({ name }) => existsSync(join(goldenFolder, name)))) {
      const { geometry, volumes = [], ...level } = JSON.parse(text);
      expect(missing(level, root), name).toEqual([]);
      for (const item of geometry) expect(missing(item, items.get(item.type)), name).toEqual([]);
      for (const one of volumes) expect(missing(one, volume), name).toEqual([]);
      for (const one of geometry.flatMap(({ columns = [] }) => columns)) expect(missing(one, column), name).toEqual([]);
    }
  });

  test('the agent’s settings are offered in their own file and inside a level', async () => {
    const own = await offered('a.spans.json', '{ | }');
    const inside = await offered('a.level.json', '{ "settings": { | } }');
    const listed = await offered('a.level.json', '{ "settings": [{ | }] }');
    const all = ['name', 'cellSize', 'cellHeight', 'slopeCosine', 'height', 'climb', 'radius', 'mergeThreshold'];
    for (const found of [own, inside, listed]) expect([...found.keys()]).toEqual(expect.arrayContaining(all));
  });
});

describe('A hover', () => {
  test.each([
    ['cellSize', 'metres'],
    ['cellHeight', 'metres'],
    ['slopeCosine', 'without a unit'],
    ['height', 'rows'],
    ['climb', 'rows'],
    ['radius', 'cells'],
    ['mergeThreshold', 'rows'],
  ])('on the setting %s says %s', async (field, unit) => {
    expect(await hoverAt('a.spans.json', `{ "${field}|": 3 }`)).toContain(unit);
  });

  test.each([
    ['"bounds": { "min|": [0, 0, 0] }', 'metres'],
    ['"grid": { "size|": [1, 1, 1] }', 'cells'],
    ['"geometry": [{ "type": "mesh", "vertices|": [] }]', 'metres'],
    ['"geometry": [{ "type": "voxels", "offset|": [] }]', 'cells, rows and cells'],
    ['"geometry": [{ "type": "cylinder", "radius|": 1 }]', 'metres'],
    ['"geometry": [{ "type": "rock", "size|": [] }]', 'cells, rows and cells'],
    ['"geometry": [{ "type": "rock", "floorThickness|": 1 }]', 'metres'],
    ['"geometry": [{ "type": "rock", "floorOwner": "floor-|band" }]', 'rank 1'],
    ['"geometry": [{ "type": "rock", "passages": [{ "style": "cas|cade" }] }]', 'Loops'],
    ['"geometry": [{ "type": "rock", "passages": [{ "style": "spiral", "pitch|": 1 }] }]', 'metres'],
    ['"geometry": [{ "type": "rock", "passages": [{ "radius": [{ "at|": 1 }] }] }]', '0 … 1'],
    ['"geometry": [{ "type": "ra|mp" }]', 'solid ramp'],
    ['"volumes": [{ "minY|": 0 }]', 'metres'],
    ['"settings": { "height|": 10 }', 'rows'],
  ])('on %s says %s', async (marked, told) => {
    expect(await hoverAt('a.level.json', `{ ${marked} }`)).toContain(told);
  });
});
