import { expect, test } from 'vitest';
import { DIRECTIONS, type Direction, viewAxes } from '../../webview/camera/direction';
import { directionName, directionOfKey } from '../../webview/selection/directions';

const KEYS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];
const STEPS = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
] as const;

const walked = (view: Direction) => KEYS.map((key) => directionName(directionOfKey(key, view) ?? -1));

test('arrow keys walk as a plan is read', () => {
  expect(walked(DIRECTIONS.top)).toEqual(['+x', '+z', '−x', '−z']);
});

test('in the first view, to the right is to the lower right', () => {
  expect(walked(DIRECTIONS.free)).toEqual(['+x', '+z', '−x', '−z']);
});

test('from wherever the level is seen, each arrow has a direction of its own that is never away from it', () => {
  for (let azimuth = -10; azimuth < 10; azimuth += 0.173) {
    for (const elevation of [-1.4, -0.3, 0.4, 1.2]) {
      const { right, up } = viewAxes({ azimuth, elevation });
      const chosen = KEYS.map((key) => directionOfKey(key, { azimuth, elevation }) ?? -1);
      expect(new Set(chosen).size).toBe(4);
      const along = (axis: readonly number[], key: number) =>
        axis[0] * STEPS[chosen[key]][0] + axis[2] * STEPS[chosen[key]][1];
      const level = Math.hypot(up[0], up[2]);
      const shares = [along(right, 0), -along(up, 1) / level, -along(right, 2), along(up, 3) / level];
      for (const share of shares) expect(share).toBeGreaterThan(Math.SQRT1_2 - 1e-9);
    }
  }
});

test('other keys have no direction', () => {
  for (const key of ['a', 'Enter', 'toString', 'Home']) expect(directionOfKey(key, DIRECTIONS.top)).toBeUndefined();
});
