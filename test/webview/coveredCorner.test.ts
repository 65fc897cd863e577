import { expect, test } from 'vitest';
import { type CoveredCorner, leavesCornerFree } from '../../webview/camera/coveredCorner';
import { DIRECTIONS } from '../../webview/camera/direction';
import { fitPose } from '../../webview/camera/fit';
import type { Point } from '../../webview/scene/gridFrame';

const box = (width: number, height: number, depth: number): Point[] =>
  [0, width].flatMap((x) => [0, height].flatMap((y) => [0, depth].map((z): Point => [x, y, z])));
const level = box(24, 6, 18);

/** A wide and low picture, and a legend in it. */
const wide = 2.2;
const legend: CoveredCorner = { across: 0.3, down: 0.6 };

test('a third of the level was fitted behind the legend of a low picture', () => {
  for (const direction of [DIRECTIONS.free, DIRECTIONS.top, DIRECTIONS.front]) {
    const under = fitPose(box(40, 6, 18), direction, wide);
    const beside = fitPose(box(40, 6, 18), direction, wide, legend);
    expect(leavesCornerFree(under, box(40, 6, 18), wide, legend)).toBe(false);
    expect(leavesCornerFree(beside, box(40, 6, 18), wide, legend)).toBe(true);
    expect(beside.distance).toBeLessThanOrEqual(1.8 * under.distance);
  }
});

test('a level that leaves the legend free anyway is fitted as if there were none', () => {
  const small = { across: 0.1, down: 0.1 };
  expect(fitPose(level, DIRECTIONS.free, 1, small)).toEqual(fitPose(level, DIRECTIONS.free, 1));
});

test('a level stands to the right of the legend where there is room, and no smaller', () => {
  const under = fitPose(level, DIRECTIONS.top, wide);
  const beside = fitPose(level, DIRECTIONS.top, wide, legend);
  expect(beside.distance).toBe(under.distance);
  expect(beside.target[0]).toBeLessThan(under.target[0]);
});

test('where a legend leaves too little room the level is fitted behind it, not far away', () => {
  const covered = { across: 0.9, down: 0.9 };
  expect(fitPose(level, DIRECTIONS.top, 1, covered)).toEqual(fitPose(level, DIRECTIONS.top, 1));
});
