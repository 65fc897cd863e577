import { expect, test } from 'vitest';
import { ACTION_GROUPS, actionHint, actionOfKey, actionText } from '../../webview/actions';
import type { PreviewAction } from '../../webview/messages';

const ACTIONS = ACTION_GROUPS.flatMap(({ actions }) => Object.keys(actions) as PreviewAction[]);

test('every action has a key of its own that does it', () => {
  for (const action of ACTIONS) expect(actionOfKey(actionText(action).key)).toBe(action);
});

test('letters do the same in upper and lower case', () => {
  expect(actionOfKey('f')).toBe('fitAll');
  expect(actionOfKey('F')).toBe('fitAll');
});

test('a hint names the key as it is written on it', () => {
  expect(actionHint('sliceUp')).toBe('Cut a row higher (Page Up)');
  expect(actionHint('fitAll')).toBe('Fit the whole level (F)');
});
