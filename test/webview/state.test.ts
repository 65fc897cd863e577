import { expect, test } from 'vitest';
import { parseState, storedState, type ViewState } from '../../webview/state';

const state: ViewState = {
  camera: { target: [1000.25, 3, -20000.5], azimuth: 0.7, elevation: 1.1, distance: 42 },
  hidden: new Set([0, 12]),
  legendOpen: false,
  agent: 'Ogre',
};

test('comes back exactly', () => {
  expect(parseState(JSON.parse(JSON.stringify(storedState(state))))).toEqual(state);
});

test('starts with everything shown, the legend open and no camera', () => {
  for (const stored of [undefined, null, 'x', 7, []]) {
    expect(parseState(stored)).toEqual({ camera: undefined, hidden: new Set(), legendOpen: true, agent: undefined });
  }
});

test('leaves out what makes no sense', () => {
  const camera = { target: [0, 0, 0], azimuth: 0, elevation: 0, distance: 1 };
  expect(parseState({ camera: { ...camera, distance: 0 } }).camera).toBeUndefined();
  expect(parseState({ camera: { ...camera, target: [0, null, 0] } }).camera).toBeUndefined();
  expect(parseState({ camera: { ...camera, azimuth: 'east' } }).camera).toBeUndefined();
  expect(parseState({ hidden: [3, -1, 1.5, 70, 'x', 69] }).hidden).toEqual(new Set([3, 69]));
  expect(parseState({ agent: 7 }).agent).toBeUndefined();
  expect(parseState({ hidden: 3, legendOpen: 'yes' })).toMatchObject({ hidden: new Set(), legendOpen: true });
});
