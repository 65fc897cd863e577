import { describe, expect, test } from 'vitest';
import { glide } from '../../webview/camera/glide';
import {
  type CameraPose,
  fitPose,
  orbit,
  pan,
  showsBox,
  TOP_AZIMUTH,
  TOP_ELEVATION,
  VIEW_TANGENT,
  viewAxes,
  zoom,
} from '../../webview/camera/pose';
import type { Point } from '../../webview/scene/gridFrame';

const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Where a point is in the picture: right and up, ±1 being the upper and lower border. */
function seen(pose: CameraPose, point: Point): { x: number; y: number; depth: number } {
  const { right, up, forward } = viewAxes(pose.azimuth, pose.elevation);
  const from: Point = [point[0] - pose.target[0], point[1] - pose.target[1], point[2] - pose.target[2]];
  const depth = pose.distance + dot(from, forward);
  return { x: dot(from, right) / (depth * VIEW_TANGENT), y: dot(from, up) / (depth * VIEW_TANGENT), depth };
}

const level: Point[] = [0, 30].flatMap((x) => [0, 5].flatMap((y) => [0, 20].map((z): Point => [x + 5000, y, z - 900])));

describe('fitting', () => {
  test.each([
    [Math.PI / 4, 0.62, 1.6],
    [TOP_AZIMUTH, TOP_ELEVATION, 0.5],
    [2, -0.5, 1],
  ])('shows everything and fills the picture (%f, %f, aspect %f)', (azimuth, elevation, aspect) => {
    const pose = fitPose(level, azimuth, elevation, aspect);
    const places = level.map((point) => seen(pose, point));
    const widest = Math.max(...places.map(({ x, y }) => Math.max(Math.abs(x) / aspect, Math.abs(y))));
    expect(widest).toBeCloseTo(0.95, 6);
    expect(Math.min(...places.map(({ depth }) => depth))).toBeGreaterThan(0);
  });

  test('from the top has +x to the right and +z down', () => {
    const pose = fitPose(level, TOP_AZIMUTH, TOP_ELEVATION, 1);
    const corner = seen(pose, [5000, 0, -900]);
    expect(seen(pose, [5030, 0, -900]).x).toBeGreaterThan(corner.x);
    expect(seen(pose, [5000, 0, -880]).y).toBeLessThan(corner.y);
  });
});

describe('moving', () => {
  const pose: CameraPose = { target: [10, 2, -4], azimuth: 0.9, elevation: 0.6, distance: 25 };

  test('zooming keeps what is under the cursor in place', () => {
    const { right, up, forward } = viewAxes(pose.azimuth, pose.elevation);
    const ray = [0, 1, 2].map((i) => forward[i] + VIEW_TANGENT * (0.7 * right[i] - 0.4 * up[i]));
    const eye = [0, 1, 2].map((i) => pose.target[i] - pose.distance * forward[i]);
    const reach = (pose.target[1] - eye[1]) / ray[1];
    const point: Point = [eye[0] + reach * ray[0], eye[1] + reach * ray[1], eye[2] + reach * ray[2]];
    const zoomed = zoom(pose, 0.5, 0.7, -0.4, [1, 1000]);
    expect(zoomed.distance).toBe(12.5);
    expect(zoomed.target[1]).toBeCloseTo(pose.target[1], 9);
    expect(seen(zoomed, point).x).toBeCloseTo(0.7, 9);
    expect(seen(zoomed, point).y).toBeCloseTo(-0.4, 9);
  });

  test('zooming stops at the ends of its range, and moves nothing there', () => {
    expect(zoom(pose, 100, 0.3, 0.3, [1, 25])).toEqual({ ...pose, target: expect.anything() });
    expect(zoom(pose, 0.001, 0, 0, [5, 100]).distance).toBe(5);
  });

  test('panning moves the picture with the hand', () => {
    const panned = pan(pose, 0.25, 0.1);
    expect(seen(panned, pose.target).x).toBeCloseTo(0.5, 9);
    expect(seen(panned, pose.target).y).toBeCloseTo(-0.2, 9);
  });

  test('orbiting never goes over the top', () => {
    expect(orbit(pose, 0, 10).elevation).toBe(TOP_ELEVATION);
    expect(orbit(pose, 0, -10).elevation).toBeGreaterThan(-Math.PI / 2);
  });

  test('gliding jumps where there is nothing to see on the way', () => {
    const goal: CameraPose = { ...pose, target: [1e6, 0, 0] };
    expect(glide(pose, goal, 1)).toBe(goal);
  });

  test('gliding comes closer and arrives', () => {
    const goal = orbit(pan(pose, 0.5, 0), 1, 0.2);
    const half = glide(pose, goal, 50);
    expect(half.azimuth).toBeGreaterThan(pose.azimuth);
    expect(half.azimuth).toBeLessThan(goal.azimuth);
    let last = pose;
    let frames = 0;
    for (; last !== goal; frames++) last = glide(last, goal, 16);
    expect(frames).toBeLessThan(60);
  });
});

describe('a level is seen', () => {
  const pose = fitPose(level, 1, 0.6, 1.5);

  /** The level, as many times as large, its lowest corner where it was. */
  const scaled = (by: number) => {
    const [[x0, y0, z0]] = level;
    return level.map(([x, y, z]): Point => [x0 + by * (x - x0), y0 + by * (y - y0), z0 + by * (z - z0)]);
  };

  test('from where it was fitted, and from close by', () => {
    expect(showsBox(pose, level, 1.5)).toBe(true);
    expect(showsBox({ ...pose, distance: pose.distance / 30 }, level, 1.5)).toBe(true);
    expect(showsBox(pan(pose, 0.8, 0), level, 1.5)).toBe(true);
  });

  test('not when it lies beside the picture or behind the camera', () => {
    expect(showsBox(pan(pose, 5, 0), level, 1.5)).toBe(false);
    expect(showsBox(pan(pose, 0, 5), level, 1.5)).toBe(false);
    expect(showsBox({ ...pose, azimuth: pose.azimuth + Math.PI, target: [9000, 0, 9000] }, level, 1.5)).toBe(false);
  });

  test('not after its cells were made a million times larger or smaller', () => {
    expect(showsBox(pose, scaled(1e6), 1.5)).toBe(false);
    expect(showsBox(pose, scaled(1e-6), 1.5)).toBe(false);
  });
});
