import { describe, expect, test } from 'vitest';
import { DIRECTIONS, dot, viewAxes, viewName } from '../../webview/camera/direction';
import { fitPose, showsBox } from '../../webview/camera/fit';
import { glide, glidePerspective } from '../../webview/camera/glide';
import { type CameraPose, orbit, pan, perspectiveOf, sightLine, VIEW_TANGENT, zoom } from '../../webview/camera/pose';
import type { Point } from '../../webview/scene/gridFrame';

/** Where a point is in the picture: right and up, ±1 being the upper and lower border. */
function seen(pose: CameraPose, point: Point, perspective = perspectiveOf(pose)): { x: number; y: number } {
  const { right, up, forward } = viewAxes(pose);
  const from: Point = [point[0] - pose.target[0], point[1] - pose.target[1], point[2] - pose.target[2]];
  const half = VIEW_TANGENT * (pose.distance + perspective * dot(from, forward));
  return { x: dot(from, right) / half, y: dot(from, up) / half };
}

const level: Point[] = [0, 30].flatMap((x) => [0, 5].flatMap((y) => [0, 20].map((z): Point => [x + 5000, y, z - 900])));

describe('fitting', () => {
  test.each([
    ['free', 1.6],
    ['top', 0.5],
    ['front', 3],
    ['side', 1],
  ] as const)('the %s view shows everything and fills the picture', (name, aspect) => {
    const pose = fitPose(level, DIRECTIONS[name], aspect);
    const places = level.map((point) => seen(pose, point));
    const widest = Math.max(...places.map(({ x, y }) => Math.max(Math.abs(x) / aspect, Math.abs(y))));
    expect(widest).toBeCloseTo(0.95, 6);
  });

  test('from below keeps everything before the camera', () => {
    const pose = fitPose(level, { azimuth: 2, elevation: -0.5 }, 1);
    const { forward } = viewAxes(pose);
    const depths = level.map((point) => pose.distance + dot(point, forward) - dot(pose.target, forward));
    expect(Math.min(...depths)).toBeGreaterThan(0);
  });
});

describe('The flat views', () => {
  const corner: Point = [5000, 0, -900];
  const beside: Readonly<Record<'x' | 'y' | 'z', Point>> = {
    x: [5030, 0, -900],
    y: [5000, 5, -900],
    z: [5000, 0, -880],
  };

  test.each([
    ['top', 'x', 'z', -1],
    ['front', 'x', 'y', 1],
    ['side', 'z', 'y', 1],
  ] as const)('from the %s: %s lies across, %s upright', (name, across, upright, sign) => {
    const pose = fitPose(level, DIRECTIONS[name], 1);
    const from = seen(pose, corner);
    const aside = seen(pose, beside[across]);
    expect(Math.sign(aside.x - from.x)).toBe(name === 'side' ? -1 : 1);
    expect(aside.y).toBeCloseTo(from.y, 9);
    const above = seen(pose, beside[upright]);
    expect(Math.sign(above.y - from.y)).toBe(sign);
    expect(above.x).toBeCloseTo(from.x, 9);
  });

  test('are told from any other direction, whole turns aside', () => {
    const { azimuth, elevation } = DIRECTIONS.side;
    expect(viewName({ azimuth: azimuth + 4 * Math.PI, elevation })).toBe('side');
    expect(viewName({ azimuth: azimuth + 0.001, elevation })).toBe('free');
    expect(viewName({ azimuth, elevation: 0.001 })).toBe('free');
  });

  test('stay flat while they are moved and zoomed, and are left by turning', () => {
    const pose = fitPose(level, DIRECTIONS.front, 1);
    expect(perspectiveOf(zoom(pan(pose, 0.3, 0.2), 0.4, 0.1, 0.9, [1, 1000]))).toBe(0);
    expect(perspectiveOf(orbit(pose, 0.01, 0))).toBe(1);
  });

  test('show the target as large as the perspective does', () => {
    const pose = fitPose(level, DIRECTIONS.front, 1);
    const beside: Point = [pose.target[0] + 3, pose.target[1] + 2, pose.target[2]];
    expect(seen(pose, beside, 0)).toEqual(seen(pose, beside, 1));
  });

  test('come from the perspective, and go back to it, in steps too small to be a jump', () => {
    let perspective = 1;
    let steps = 0;
    let largest = 0;
    for (; perspective !== 0; steps++) {
      const next = glidePerspective(perspective, 0, 16);
      largest = Math.max(largest, perspective - next);
      perspective = next;
    }
    expect(largest).toBeLessThan(0.25);
    expect(steps).toBeLessThan(40);
    expect(glidePerspective(0, 1, 16)).toBeGreaterThan(0);
    expect(glidePerspective(0, 1, Number.POSITIVE_INFINITY)).toBe(1);
  });
});

describe('A line of sight', () => {
  const pose: CameraPose = { target: [4, 3, -8], azimuth: 0.9, elevation: 0.6, distance: 25 };
  const flat: CameraPose = { ...pose, ...DIRECTIONS.top };

  test.each([
    ['in perspective', pose, 1],
    ['on the way to a flat picture', pose, 0.3],
    ['from the top', flat, 0],
    ['from the front', { ...pose, ...DIRECTIONS.front }, 0],
  ])('goes %s through all that is seen at its place', (_, from, perspective) => {
    const { origin, direction } = sightLine(from, 0.7, -0.4, perspective);
    const { forward } = viewAxes(from);
    const before = dot(from.target, forward) - dot(origin, forward);
    for (const depth of [-10, 0, 30]) {
      const at = (before + depth) / dot(direction, forward);
      const [x, y, z] = origin.map((value, i) => value + at * direction[i]);
      const place = seen(from, [x, y, z], perspective);
      expect(place.x).toBeCloseTo(0.7, 6);
      expect(place.y).toBeCloseTo(-0.4, 6);
    }
  });

  test('of a flat picture begins outside the level, however close the picture is', () => {
    const { origin } = sightLine({ ...flat, distance: 0.5 }, 0, 0);
    expect(origin[1]).toBeGreaterThan(flat.target[1] + 10_000);
  });
});

describe('moving', () => {
  const pose: CameraPose = { target: [10, 2, -4], azimuth: 0.9, elevation: 0.6, distance: 25 };

  test('zooming keeps what is under the cursor in place', () => {
    const { right, up, forward } = viewAxes(pose);
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

  test('zooming a flat picture keeps what is under the cursor in place, at every depth', () => {
    const flat = { ...pose, ...DIRECTIONS.front };
    const { origin, direction } = sightLine(flat, 0.7, -0.4);
    const point: Point = [origin[0], origin[1], origin[2] + direction[2] * 70];
    const zoomed = zoom(flat, 0.5, 0.7, -0.4, [1, 1000]);
    expect(seen(zoomed, point).x).toBeCloseTo(0.7, 6);
    expect(seen(zoomed, point).y).toBeCloseTo(-0.4, 6);
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
    expect(orbit(pose, 0, 10).elevation).toBe(DIRECTIONS.top.elevation);
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
  const pose = fitPose(level, { azimuth: 1, elevation: 0.6 }, 1.5);

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

  test('from the top too, however near the flat picture is', () => {
    const top = fitPose(level, DIRECTIONS.top, 1.5);
    expect(showsBox(top, level, 1.5)).toBe(true);
    expect(showsBox({ ...top, distance: 1 }, level, 1.5)).toBe(true);
    expect(showsBox(pan(top, 3, 0), level, 1.5)).toBe(false);
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
