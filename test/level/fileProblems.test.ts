import { describe, test } from 'vitest';
import { expectProblems, levelOfItem } from './places';

const wrongType = (says: string) => ({ code: 'LL102', says });
const missing = (says: string) => ({ code: 'LL103', says });

describe('LL102, a value of the wrong type', () => {
  test('is the level itself', async () => {
    await expectProblems('«[1, 2]»', wrongType('A level is an object in braces, not a list'));
    await expectProblems('«null»', wrongType('not null'));
    await expectProblems('«"floor"»', wrongType('not a text'));
    await expectProblems('«4»', wrongType('not 4'));
  });

  test('is a field of the level', async () => {
    await expectProblems(`{"name": «5», ${BOUNDS}, "geometry": []}`, wrongType('“name” is a text, not 5'));
    await expectProblems('{"geometry": «{}»}', wrongType('“geometry” is a list, not an object'));
    await expectProblems('{"version": «"1"», "geometry": []}', wrongType('“version” is a number, not a text'));
    await expectProblems('{"version": «1.5», "geometry": []}', wrongType('“version” is a whole number, not 1.5'));
    await expectProblems(`{${BOUNDS}, "geometry": [], "volumes": «7»}`, wrongType('“volumes” is a list, not 7'));
  });

  test('is an item that is no object', async () => {
    await expectProblems(levelOfItem('«true»'), wrongType('An item of geometry is an object in braces, not true'));
    await expectProblems(levelOfItem('{"type": «3»}'), wrongType('“type” is a text, not 3'));
    await expectProblems(`{${BOUNDS}, "geometry": [], "volumes": [«[]»]}`, wrongType('A volume is an object'));
  });

  test('is a number in a flat list', async () => {
    const mesh = (vertices: string, indices: string) =>
      levelOfItem(`{"type": "mesh", "vertices": [${vertices}], "indices": [${indices}]}`);
    await expectProblems(
      mesh('0, 0, 0, «"1"», 0, 0, «null», 0, 1', '0, 1, 2'),
      wrongType('not a text'),
      wrongType('null'),
    );
    await expectProblems(
      mesh('0, 0, 0, 1, 0, 0, 0, 0, 1', '0, 1, «2.5»'),
      wrongType('“indices” is whole numbers, not 2.5'),
    );
    await expectProblems(
      mesh('0, 0, 0, 1, 0, 0, 0, 0, 1', '0, 1, «[2]»'),
      wrongType('“indices” is whole numbers, not a list'),
    );
  });

  test('is a number in a triplet, or a triplet of another length', async () => {
    const mesh = (vertices: string) =>
      levelOfItem(`{"type": "mesh", "vertices": [${vertices}], "indices": [[0, 1, 2]]}`);
    await expectProblems(
      mesh('[0, 0, 0], [1, «false», 0], [0, 0, 1]'),
      wrongType('“vertices” is 3 numbers, not false'),
    );
    await expectProblems(
      mesh('[0, 0, 0], «[1, 0]», [0, 0, 1]'),
      wrongType('“vertices” holds 3 numbers here, not 2 values'),
    );
    await expectProblems(mesh('[0, 0, 0], «1», [0, 0, 1]'), wrongType('“vertices” holds 3 numbers here, not 1'));
  });

  test('is a point of another length or kind', async () => {
    const bounds = (min: string) => `{"bounds": {"min": ${min}, "max": [4, 4, 4]}, "geometry": []}`;
    await expectProblems(bounds('«[0, 0]»'), wrongType('“min” holds 3 numbers here, not 2 values'));
    await expectProblems(bounds('[0, «"0"», 0]'), wrongType('“min” is 3 numbers, not a text'));
    await expectProblems(
      '{"bounds": «[0, 4]», "geometry": []}',
      wrongType('Bounds is an object in braces, not a list'),
    );
    await expectProblems(
      '{"grid": {"origin": [0, 0, 0], "size": [4, «4.5», 4]}, "geometry": []}',
      wrongType('“size” is 3 whole numbers, not 4.5'),
    );
  });

  test('is a flag, a name or an area of a mesh', async () => {
    const mesh = (field: string) => levelOfItem(`{"type": "mesh", "vertices": [], "indices": [], ${field}}`);
    await expectProblems(mesh('"closed": «1»'), wrongType('“closed” is true or false, not 1'));
    await expectProblems(mesh('"id": «1»'), wrongType('“id” is a text, not 1'));
    await expectProblems(mesh('"area": «"water"»'), wrongType('“area” is a number, not a text'));
    await expectProblems(mesh('"areas": «4»'), wrongType('“areas” is a list, not 4'));
  });

  test('is found behind a name that is written with an escape', async () => {
    await expectProblems('{"geometr\\u0079": «8»}', wrongType('“geometry” is a list, not 8'));
  });

  test('is marked in the last of two fields of one name, which is the one that counts', async () => {
    await expectProblems(
      '{"geometry": [], «"geometry"»: «8»}',
      { code: 'LL110', says: '“geometry” stands twice' },
      wrongType('“geometry” is a list, not 8'),
    );
  });
});

describe('LL103, something missing', () => {
  test('is marked at the item that lacks it', async () => {
    await expectProblems(levelOfItem('«{»"vertices": []}'), missing('“type” is missing; an item of geometry needs it'));
    await expectProblems(levelOfItem('«{»"type": "mesh", "indices": []}'), missing('“vertices” is missing'));
    await expectProblems(levelOfItem('«{»"type": "mesh"}'), missing('or a “source”; this one has neither'));
    await expectProblems(
      levelOfItem('«{»"type": "voxels", "offset": [0, 0, 0], "size": [1, 1, 1]}'),
      missing('“dense” or as “columns”; here are neither'),
    );
    await expectProblems(
      levelOfItem('«{»"type": "heightGrid", "origin": [0, 0], "spacing": 1, "countX": 2, "countZ": 2}'),
      missing('“heights” is missing'),
    );
    await expectProblems(levelOfItem('«{»"type": "voxels", "size": [1, 1, 1], "dense": [1]}'), missing('“offset” is'));
  });

  test('is marked at the name of the field that lacks it', async () => {
    await expectProblems(
      '{«"bounds"»: {"min": [0, 0, 0]}, "geometry": []}',
      missing('“max” is missing; bounds needs it'),
    );
    await expectProblems('{«"grid"»: {"size": [1, 1, 1]}, "geometry": []}', missing('“origin” is missing'));
  });

  test('is marked at the level’s first brace for the level’s own fields', async () => {
    await expectProblems('  «{» "name": "Yard" }', missing('“geometry” is missing; a level needs it'));
  });

  test('is an agent, in an empty list of them', async () => {
    await expectProblems(`{"settings": «[]», ${BOUNDS}, "geometry": []}`, missing('The list of agents is empty'));
  });
});

describe('LL104, another version', () => {
  test('is told in a plain sentence, and nothing else is read', async () => {
    const text = '{"version": «2», "geometry": 7}';
    await expectProblems(text, { code: 'LL104', says: 'version 2, newer than version 1 that this Ledgelight reads' });
    await expectProblems('{"version": «0», "geometry": 7}', { code: 'LL104', says: 'There is no version 0' });
  });
});

describe('LL105, a file that cannot be read', () => {
  const unread = (says: string) => ({ code: 'LL105', says });

  test('is marked where it is named', async () => {
    await expectProblems(
      levelOfItem('{"type": "mesh", "source": «"castle.obj"»}'),
      unread('“castle.obj” cannot be read: there is no such file.'),
    );
    await expectProblems(`{"settings": «"orc.spans.json"», ${BOUNDS}, "geometry": []}`, unread('“orc.spans.json”'));
    await expectProblems(`{"settings": [{}, «"orc.spans.json"»], ${BOUNDS}, "geometry": []}`, unread('orc'));
  });
});

describe('LL106, a type that is not read', () => {
  const unknown = (says: string) => ({ code: 'LL106', says });

  test('is marked at the type', async () => {
    await expectProblems(levelOfItem('{"type": «"teapot"»}'), unknown('“teapot” is not a type of geometry'));
  });

  test('is so too when every object has something of that name', async () => {
    await expectProblems(levelOfItem('{"type": «"toString"»}'), unknown('“toString”'));
    await expectProblems(levelOfItem('{"type": «"constructor"»}'), unknown('“constructor”'));
    await expectProblems(levelOfItem('{"type": «"__proto__"»}'), unknown('“__proto__”'));
  });
});

describe('LL107, two fields that exclude each other', () => {
  const both = (says: string) => ({ code: 'LL107', says });

  test('are marked at the name of one of them', async () => {
    await expectProblems(
      levelOfItem('{"type": "mesh", "vertices": [], "indices": [], «"area"»: 5, "areas": []}'),
      both('either “area” for all its triangles or “areas”'),
    );
    await expectProblems(
      levelOfItem('{"type": "voxels", "offset": [0,0,0], "size": [1,1,1], "dense": [1], «"columns"»: []}'),
      both('either as “dense” or as “columns”'),
    );
    await expectProblems(
      {
        '': levelOfItem('{"type": "mesh", "source": "a.obj", «"vertices"»: [], «"indices"»: []}'),
        'a.obj': 'v 0 1 0\nv 0 1 1\nv 1 1 0\nf 1 2 3',
      },
      both('either a “source” or “vertices”'),
      both('either a “source” or “indices”'),
    );
  });
});

describe('LL109, a source that is not read', () => {
  test('is marked at its name', async () => {
    await expectProblems(levelOfItem('{"type": "voxels", «"source"»: "a.vox"}'), {
      code: 'LL109',
      says: 'Only a mesh is read from a “source”',
    });
  });
});

const BOUNDS = '"bounds": {"min": [0, 0, 0], "max": [4, 4, 4]}';
