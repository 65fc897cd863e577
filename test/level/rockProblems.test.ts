import { describe, expect, test } from 'vitest';
import { readLevel } from '../../core/level/levelReader';
import { FLOOR_OWNERS } from '../../core/passages/owners/ownerNames';
import { type Expected, expectProblems } from './places';

const problem = (code: string, says: string): Expected => ({ code, says });
const warning = (code: string, says: string): Expected => ({ code, says, severity: 'warning' });
const argument = (code: string, says: string): Expected => ({ code, says, error: 'ArgumentError' });
const outOfRange = (code: string, says: string): Expected => ({ code, says, error: 'ArgumentOutOfRangeError' });

const GRID = '"grid": {"origin": [0, 0, 0], "size": [30, 30, 30]}';
const BLOCK = '"offset": [0, 0, 0], "size": [30, 30, 30]';
const ENDS = '"from": [0, 2, 4.5], "to": [9, 2, 4.5]';
const HALL = `{"style": "straight", ${ENDS}, "controls": 10, "radius": 2}`;
const SPIRAL = '"style": "spiral", "centre": [4, 4], "startY": 2, "spiralRadius": 2, "pitch": 3';

/** A level of one rock. */
const rock = (fields: string, opening = '{') => `{${GRID}, "geometry": [${opening}"type": "rock", ${fields}}]}`;
/** One with these passages. */
const passages = (...given: string[]) => rock(`${BLOCK}, "passages": [${given.join(', ')}]`);
const straight = (fields: string) => `{"style": "straight", ${fields}}`;

describe('the block of a rock', () => {
  test.each([
    [
      'LL217',
      '"offset": [0, «9007199254740992», 0], "size": [1, 1, 1]',
      outOfRange('LL217', 'Offset 9007199254740992'),
    ],
    ['LL210', '"offset": [0, 0, 0], "size": [1, «0», 1]', outOfRange('LL210', 'Size along y is 0')],
    ['LL211', `${BLOCK}, "material": «256»`, outOfRange('LL211', 'Material is 256')],
    ['LL211', `${BLOCK}, "material": «0.5»`, outOfRange('LL211', 'Material is 0.5')],
    ['LL207', `${BLOCK}, "materialAreas": {"1": «64»}`, outOfRange('LL207', 'Area of material 1 is 64')],
    ['LL225', `${BLOCK}, "floorThickness": «-1»`, outOfRange('LL225', 'floorThickness is -1 m')],
    [
      'LL102',
      `${BLOCK}, "floorOwner": «"route-pas"»`,
      problem('LL102', '“floorOwner” is one of “analytic-centreline”'),
    ],
    ['LL102', `"offset": «[0, 0]», "size": [1, 1, 1]`, problem('LL102', '“offset” holds 3 whole numbers')],
  ])('has %s at the value in %s', async (_, fields, expected) => {
    await expectProblems(rock(`${fields}, "passages": [${HALL}]`), expected);
  });

  test('has LL103 where a needed field is missing, once for each', async () => {
    const says = (name: string) => problem('LL103', `“${name}” is missing; an item of geometry needs it`);
    await expectProblems(rock('"passages": []', '««{»»'), says('offset'), says('size'));
    await expectProblems(rock(BLOCK, '«{»'), says('passages'));
  });

  test('has LL109 beside a source', async () => {
    await expectProblems(rock(`«"source"»: "hill.obj", ${BLOCK}, "passages": []`), problem('LL109', 'data of rock'));
  });

  test('has LL307 where there is neither a grid nor anything to fit one to', async () => {
    const level = `{«"geometry"»: [{"type": "rock", ${BLOCK}, "passages": [${HALL}]}]}`;
    await expectProblems(level, argument('LL307', 'A level without triangles needs “bounds”'));
  });
});

describe('a passage', () => {
  test('has LL224 for a style that is not known, with the one that was probably meant', async () => {
    const says = '“worn” is not a style of passage: use spiral, worm, cascade, straight, route. Did you mean “worm”?';
    await expectProblems(passages('{"style": «"worn"»}'), problem('LL224', says));
    await expectProblems(passages('{"style": «7»}'), problem('LL102', '“style” is a text'));
    await expectProblems(passages('«{»"radius": 2}'), problem('LL103', '“style” is missing; a passage needs it'));
  });

  test('of an unknown style silenced what is wrong with the others', async () => {
    await expectProblems(
      passages('{"style": «"tunnel"»}', straight(`${ENDS}, "controls": 10, "radius": «0»`)),
      problem('LL224', '“tunnel”'),
      outOfRange('LL220', 'is 0 m'),
    );
  });

  test.each([
    ['0', 'is 0 m'],
    ['-1', 'is -1 m'],
    ['1e999', 'is Infinity m'],
    ['4097', 'is 4097 m'],
  ])('has LL220 for a radius of %s, alone or in a profile', async (radius, says) => {
    await expectProblems(
      passages(straight(`${ENDS}, "controls": 10, "radius": «${radius}»`)),
      outOfRange('LL220', says),
    );
    const profile = `[{"at": 0, "radius": 2}, {"at": 1, "radius": «${radius}»}]`;
    await expectProblems(
      passages(straight(`${ENDS}, "controls": 10, "radius": ${profile}`)),
      outOfRange('LL220', says),
    );
  });

  test.each([
    ['«"radius"»: []', argument('LL225', 'no entries')],
    ['"radius": [{"at": «1.5», "radius": 2}]', outOfRange('LL225', 'given at 1.5')],
    ['"radius": [{"at": 0.5, "radius": 2}, {"at": «0.5», "radius": 3}]', argument('LL225', 'shares rise')],
    ['"radius": [«{»"at": 0}]', problem('LL103', '“radius” is missing')],
    ['"radius": «"wide"»', problem('LL102', 'a number or a list of entries with “at” and “radius”')],
    ['"radius": 2, "open": «"top"»', problem('LL102', '“none”, “start”, “end”, “both”')],
  ])('has a problem in %s', async (fields, expected) => {
    await expectProblems(passages(straight(`${ENDS}, "controls": 10, ${fields}`)), expected);
  });

  test.each([
    ['a straight line', straight(`${ENDS}, "radius": 2, "controls": «1»`), '1 control;'],
    ['a spiral', `{${SPIRAL}, "turns": 0.1, "radius": 2, "controlsPerTurn": «4»}`, '1 control;'],
    ['listed points', '{"style": "route", "radius": 2, «"points"»: [[0, 2, 4]]}', '1 control;'],
    ['a line of far too many', straight(`${ENDS}, "radius": 2, "controls": «2000000»`), '2000000 controls'],
  ])('has LL221 for fewer than two controls, or too many: %s', async (_, passage, says) => {
    await expectProblems(passages(passage), outOfRange('LL221', says));
  });

  test('has LL102 for a fraction of a control', async () => {
    const level = passages(straight(`${ENDS}, "radius": 2, "controls": «2.5»`));
    await expectProblems(level, problem('LL102', 'a whole number'));
  });

  test('has LL222 at each point that stands above or below the one before it', async () => {
    const points = '[[0, 2, 4], «[0, 3, 4]», [4, 3, 4], «[4.0001, 2, 4]», [9, 2, 4]]';
    await expectProblems(
      passages(`{"style": "route", "radius": 2, "points": ${points}}`),
      argument('LL222', 'Controls 0 and 1 stand at the same x and z, (0, 4) m'),
      argument('LL222', 'Controls 2 and 3 are closer than 1/1024 m at (4, 4) m, so that they fall together'),
    );
  });

  test('has LL222 where it ends above its beginning, or its controls lie too close', async () => {
    const shaft = straight('"from": [0, 2, 4], "to": «[0, 5, 4]», "controls": 3, "radius": 2');
    await expectProblems(passages(shaft), argument('LL222', 'begins and ends at the same x and z'));
    const dense = straight('"from": [0, 2, 4], "to": [0.01, 2, 4], "controls": «999», "radius": 2');
    await expectProblems(passages(dense), argument('LL222', 'Controls 0 and 1 are closer than 1/1024 m'));
  });

  test.each([
    [
      `{${SPIRAL.replace('"spiralRadius": 2', '"spiralRadius": «0»')}, "turns": 2, "controlsPerTurn": 20, "radius": 2}`,
      'spiralRadius is 0',
    ],
    [`{${SPIRAL}, "turns": «-1», "controlsPerTurn": 20, "radius": 2}`, 'turns is -1'],
    [`{"style": "worm", ${ENDS}, "amplitude": 1, "wavelength": «0», "controls": 9, "radius": 2}`, 'wavelength is 0'],
  ])('has LL225 for a figure out of its range: %s', async (passage, says) => {
    await expectProblems(passages(passage), outOfRange('LL225', says));
  });

  test('has LL204 for a coordinate that is too far away', async () => {
    const level = passages(straight('"from": [«4e6», 2, 4], "to": [9, 2, 4], "controls": 10, "radius": 2'));
    await expectProblems(level, outOfRange('LL204', 'from x'));
  });

  test('has LL226, at its id or opening brace, where it lies too far from the others', async () => {
    const far = '"style": "straight", "from": [20000, 2, 4], "to": [20009, 2, 4], "controls": 10, "radius": 2';
    await expectProblems(passages(HALL, `{"id": «"far"», ${far}}`), outOfRange('LL226', 'along x'));
    await expectProblems(passages(HALL, `«{»${far}}`), outOfRange('LL226', 'along x'));
  });

  test('has LL103 at its opening brace for what its style needs', async () => {
    const says = (name: string) => problem('LL103', `“${name}” is missing; a passage needs it`);
    await expectProblems(
      passages('«««{»»»"style": "straight", "radius": 2}'),
      says('from'),
      says('to'),
      says('controls'),
    );
  });

  test('has LL150 for a field of another style, of nobody, and of an entry of its radius', async () => {
    await expectProblems(
      passages(
        `{"style": "straight", ${ENDS}, "controls": 10, «"turns"»: 2, "radius": [{"at": 0, "radius": «0», «"y"»: 1}], «"opne"»: 1}`,
      ),
      warning('LL150', '“turns” is not a field of a passage of style “straight”'),
      outOfRange('LL220', 'is 0 m'),
      warning('LL150', '“y” is not a field of an entry of the radius'),
      warning('LL150', 'Did you mean “open”?'),
    );
  });
});

describe('the rule of a rock', () => {
  const ruled = (owner: string, passage: string) => rock(`${BLOCK}, "floorOwner": ${owner}, "passages": [${passage}]`);

  test('has LL223 where it cannot serve a passage', async () => {
    await expectProblems(
      ruled('«"helix-turn"»', HALL),
      argument('LL223', 'The rule “helix-turn” cannot serve passage 0: it needs an axis and a pitch'),
    );
    const flat = `{${SPIRAL.replace('"pitch": 3', '"pitch": 0')}, "turns": 2, "controlsPerTurn": 20, "radius": 2}`;
    await expectProblems(ruled('«"helix-turn"»', flat), argument('LL223', 'a pitch other than 0'));
    const listed = '{"style": "route", "points": [[0, 2, 4], [9, 2, 4]], "radius": 2}';
    await expectProblems(ruled('«"analytic-centreline"»', listed), argument('LL223', 'a curve with a formula'));
  });

  test('is sound for a spiral, whichever it is', async () => {
    const spiral = `{${SPIRAL}, "turns": 2, "controlsPerTurn": 20, "radius": 2}`;
    for (const owner of FLOOR_OWNERS) {
      const { levels } = await readLevel(ruled(`"${owner}"`, spiral), { text: async () => '' });
      expect(levels, owner).toHaveLength(1);
    }
  });
});

test('LL151: two passages of one rock with the same id are told, two rocks apart are not', async () => {
  const named = (id: string) => HALL.replace('{', `{"id": ${id}, `);
  await expectProblems(passages(named('"hall"'), named('«"hall"»')), warning('LL151', 'The id “hall” occurs twice'));
  const one = `{"type": "rock", ${BLOCK}, "passages": [${named('"hall"')}]}`;
  await expectProblems(
    `{${GRID}, "geometry": [${one}, ${one}, «7»]}`,
    problem('LL102', 'An item of geometry is an object'),
  );
});
