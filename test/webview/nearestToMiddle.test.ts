import { expect, test } from 'vitest';
import { nearestToMiddle } from '../../webview/selection/nearestToMiddle';

const within = (x: number, y: number, radius: number) => (px: number, py: number) =>
  Math.hypot(px - x, py - y) <= radius ? `${x}, ${y}` : undefined;

test('what is in the middle is found there', () => {
  expect(nearestToMiddle(200, 100, within(200, 100, 1))).toBe('200, 100');
});

test('else what is nearest to it', () => {
  const far = within(350, 100, 10);
  const near = within(200, 40, 10);
  expect(nearestToMiddle(200, 100, (x, y) => far(x, y) ?? near(x, y))).toBe('200, 40');
});

test('it is looked for out to the corners, and not for ever', () => {
  expect(nearestToMiddle(200, 100, within(395, 195, 10))).toBe('395, 195');
  expect(nearestToMiddle(200, 100, () => undefined)).toBeUndefined();
});
