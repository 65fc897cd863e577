import { expect, test } from 'vitest';
import { drawingOf, FIRST_LEVEL_STATE, parseState, storedState, type ViewState, withLevel } from '../../webview/state';

const state: ViewState = {
  level: 'file:///levels/yard.level.json',
  locked: true,
  hidden: new Set([0, 12]),
  legendOpen: false,
  colouring: 'island',
  patterns: true,
  overlays: { triangles: true, bounds: true, volumes: false, ruler: false },
  levels: new Map([
    [
      'file:///levels/yard.level.json',
      {
        camera: { target: [1000.25, 3, -20000.5], azimuth: 0.7, elevation: 1.1, distance: 42, fitted: true },
        agent: 'Ogre',
        slice: { row: 12, single: true },
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

test('starts with everything shown, the legend open and no level', () => {
  for (const nothing of [undefined, null, 'x', 7, []]) {
    expect(parseState(nothing)).toEqual({
      level: undefined,
      locked: false,
      hidden: new Set(),
      legendOpen: true,
      colouring: 'state',
      patterns: false,
      overlays: { triangles: false, bounds: false, volumes: false, ruler: true },
      levels: new Map(),
    });
  }
});

test('leaves out what makes no sense', () => {
  const camera = { target: [0, 0, 0], azimuth: 0, elevation: 0, distance: 1, fitted: false };
  expect(stored({ camera })?.camera).toEqual(camera);
  expect(stored({ camera: { ...camera, distance: 0 } })?.camera).toBeUndefined();
  expect(stored({ camera: { ...camera, target: [0, null, 0] } })?.camera).toBeUndefined();
  expect(stored({ camera: { ...camera, azimuth: 'east' } })?.camera).toBeUndefined();
  expect(stored({ agent: 7, slice: { row: 0 }, pinned: [1, 2] })).toEqual(FIRST_LEVEL_STATE);
  expect(stored({ slice: { row: 1.5, single: true } })?.slice).toBeUndefined();
  expect(parseState({ hidden: [3, -1, 1.5, 70, 'x', 69] }).hidden).toEqual(new Set([3, 69]));
  expect(parseState({ hidden: 3, legendOpen: 'yes', colouring: 'rainbow', overlays: { bounds: 1 } })).toEqual(
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
  expect(drawingOf(state, { ...FIRST_LEVEL_STATE, slice: { row: 4, single: false } })).toEqual({
    hidden: new Set([0, 12]),
    colouring: 'island',
    patterns: true,
    slice: { row: 4, single: false },
  });
});
