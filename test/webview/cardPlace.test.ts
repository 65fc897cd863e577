import { expect, test } from 'vitest';
import { standsBeside, standsLow } from '../../webview/selection/cardPlace';

const cards = { width: 300, height: 200 };
const wide = { width: 1000, height: 800 };
const narrow = { width: 400, height: 800 };

test('cards stand at the top, and at the foot where they would cover the cell', () => {
  expect(standsLow({ x: 200, y: 100 }, wide, cards)).toBe(false);
  expect(standsLow({ x: 900, y: 700 }, wide, cards)).toBe(false);
  expect(standsLow({ x: 900, y: 100 }, wide, cards)).toBe(true);
});

test('in a narrow picture they stand at the foot, away from the legend, unless that covers the cell', () => {
  expect(standsLow({ x: 300, y: 100 }, narrow, cards)).toBe(true);
  expect(standsLow({ x: 300, y: 400 }, narrow, cards)).toBe(true);
  expect(standsLow({ x: 300, y: 700 }, narrow, cards)).toBe(false);
});

test('where both ends would cover the cell, they stay where they belong', () => {
  expect(standsLow({ x: 900, y: 120 }, { ...wide, height: 240 }, cards)).toBe(false);
  expect(standsLow({ x: 300, y: 120 }, { ...narrow, height: 240 }, cards)).toBe(true);
});

test('the card of the cell under the pointer keeps to the other end, unless that covers its cell', () => {
  const quiet = { width: 300, height: 90 };
  expect(standsBeside({ x: 200, y: 100 }, wide, quiet, false)).toBe(false);
  expect(standsBeside({ x: 900, y: 780 }, wide, quiet, false)).toBe(true);
  expect(standsBeside({ x: 900, y: 780 }, wide, quiet, true)).toBe(false);
  expect(standsBeside({ x: 900, y: 50 }, wide, quiet, true)).toBe(true);
});
