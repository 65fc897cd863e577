import { expect, test } from 'vitest';
import { drawingOf, FIRST_LEVEL_STATE, parseState, storedState, type ViewState, withLevel } from '../../webview/state';

const state: ViewState = {
  level: 'file:///levels/yard.level.json',
  locked: true,
  legendOpen: false,
  colouring: 'island',
  patterns: true,
  overlays: { triangles: true, bounds: true, volumes: false, passages: true, ruler: false },
  levels: new Map([
    [
      'file:///levels/yard.level.json',
      {
        camera: { target: [1000.25, 3, -20000.5], azimuth: 0.7, elevation: 1.1, distance: 42, fittedInto: 1.5 },
        agent: 'Ogre',
        slice: { row: 12, single: true },
        hidden: new Set([0, 12]),
        pinned: [1.5, 0.2, -3.75],
      },
    ],
    ['untitled:two', FIRST_LEVEL_STATE],
  ]),
};

const stored = (fields: object) => parseState({ levels: { one: fields } }).levels.get('one');

test('comes back exactly, each level with its own', () => {
  expect(parseState(JSON.parse(JSON.stringify(storedState(state))))).toEqual(state);
});

test('starts with everything shown, nothing chosen about the legend and no level', () => {
  for (const nothing of [undefined, null, 'x', 7, []]) {
    expect(parseState(nothing)).toEqual({
      level: undefined,
      locked: false,
      legendOpen: undefined,
      colouring: 'state',
      patterns: false,
      overlays: { triangles: false, bounds: false, volumes: false, passages: false, ruler: true },
      levels: new Map(),
    });
  }
});

test('leaves out what makes no sense', () => {
  const camera = { target: [0, 0, 0], azimuth: 0, elevation: 0, distance: 1, fittedInto: undefined };
  expect(stored({ camera })?.camera).toEqual(camera);
  expect(stored({ camera: { ...camera, distance: 0 } })?.camera).toBeUndefined();
  expect(stored({ camera: { ...camera, target: [0, null, 0] } })?.camera).toBeUndefined();
  expect(stored({ camera: { ...camera, azimuth: 'east' } })?.camera).toBeUndefined();
  expect(stored({ agent: 7, slice: { row: 0 }, pinned: [1, 2] })).toEqual(FIRST_LEVEL_STATE);
  expect(stored({ slice: { row: 1.5, single: true } })?.slice).toBeUndefined();
  expect(stored({ hidden: [3, -1, 1.5, 70, 'x', 69] })?.hidden).toEqual(new Set([3, 69]));
  expect(stored({ hidden: 3 })?.hidden).toEqual(new Set());
  expect(parseState({ legendOpen: 'yes', colouring: 'rainbow', overlays: { bounds: 1 } })).toEqual(
    parseState(undefined),
  );
});

test('remembers the levels looked at last, and forgets the oldest', () => {
  let many = parseState(undefined);
  for (let i = 0; i < 40; i++) many = withLevel(many, `level ${i}`, FIRST_LEVEL_STATE);
  many = withLevel(many, 'level 9', { ...FIRST_LEVEL_STATE, agent: 'Ogre' });
  expect(many.levels.size).toBe(32);
  expect(many.levels.has('level 7')).toBe(false);
  expect([...many.levels.keys()].at(-1)).toBe('level 9');
  expect(many.levels.get('level 9')?.agent).toBe('Ogre');
});

test('tells what of a level is drawn, and how', () => {
  expect(
    drawingOf(state, { ...FIRST_LEVEL_STATE, hidden: new Set([0, 12]), slice: { row: 4, single: false } }, false),
  ).toEqual({
    hidden: new Set([0, 12]),
    colouring: 'island',
    patterns: true,
    slice: { row: 4, single: false },
  });
});

test('does not take what is hidden in one level along to the next', () => {
  const yard = state.levels.get('file:///levels/yard.level.json') ?? FIRST_LEVEL_STATE;
  expect(drawingOf(state, yard, false).hidden).toEqual(new Set([0, 12]));
  expect(drawingOf(state, FIRST_LEVEL_STATE, false).hidden).toEqual(new Set());
  // As it was stored before levels had their own.
  const before = parseState({ hidden: [6], levels: { one: {} } });
  expect(before.levels.get('one')?.hidden).toEqual(new Set());
});

test('colours that tell of passages give way to the states in a level without rock', () => {
  const errors = { ...state, colouring: 'floorError' } as const;
  expect(drawingOf(errors, FIRST_LEVEL_STATE, true).colouring).toBe('floorError');
  expect(drawingOf(errors, FIRST_LEVEL_STATE, false).colouring).toBe('state');
  expect(parseState(JSON.parse(JSON.stringify(storedState(errors)))).colouring).toBe('floorError');
});
