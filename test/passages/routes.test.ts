import { describe, expect, test } from 'vitest';
import { arcLength } from '../../core/passages/arcLength';
import { routesOf } from '../../core/passages/checkedRoutes';
import type { Passage, SpiralPassage } from '../../core/passages/passage';
import { radiusProfile } from '../../core/passages/radiusProfile';
import type { Route } from '../../core/passages/route';

const routeOf = (passage: Passage): Route => routesOf([passage])[0];
const control = ({ x, y, z, radius }: Route, i: number) => [x[i], y[i], z[i], radius[i]];
const near = (...values: number[]) => values.map((value) => expect.closeTo(value, 9));

const spiral: SpiralPassage = {
  style: 'spiral',
  centre: [10, 20],
  startY: 5,
  spiralRadius: 3,
  pitch: 4,
  turns: 2,
  controlsPerTurn: 4,
  radius: 2,
};
const worm: Passage = {
  style: 'worm',
  from: [0, 0, 0],
  to: [60, 10, 0],
  amplitude: 3,
  wavelength: 20,
  controls: 73,
  radius: 3,
};
const cascade: Passage = {
  style: 'cascade',
  from: [1, 2, 3],
  heading: [1, 0],
  advance: 7.54,
  loopRadius: 4,
  loops: 6,
  endY: 22,
  controlsPerLoop: 30,
  radius: 3,
};

/** The length of a curve by very many chords. */
function chords({ curve }: Route): number {
  const steps = 200_000;
  let sum = 0;
  for (let i = 0; i < steps; i++) {
    const [a, b] = [(curve.end * i) / steps, (curve.end * (i + 1)) / steps];
    sum += Math.hypot(curve.x(b) - curve.x(a), curve.z(b) - curve.z(a));
  }
  return sum;
}

describe('a spiral', () => {
  test('winds around its axis from +x to +z, and rises a pitch a turn', () => {
    const route = routeOf(spiral);
    expect(route.x).toHaveLength(9);
    expect(control(route, 0)).toEqual(near(13, 5, 20, 2));
    expect(control(route, 1)).toEqual(near(10, 6, 23, 2));
    expect(control(route, 8)).toEqual(near(13, 13, 20, 2));
    expect(route.curve.length).toBeCloseTo(2 * Math.PI * 3 * 2, 9);
  });

  test('turns the other way, begins elsewhere and leads down where it says so', () => {
    const route = routeOf({ ...spiral, direction: 'clockwise', startAngleTurns: 0.25, pitch: -4 });
    expect(control(route, 0)).toEqual(near(10, 5, 23, 2));
    expect(control(route, 1)).toEqual(near(13, 4, 20, 2));
  });

  test('has a whole number of segments over exactly its turns', () => {
    const route = routeOf({ ...spiral, turns: 1.3, controlsPerTurn: 4 });
    expect(route.x).toHaveLength(6);
    expect(route.y[5]).toBeCloseTo(5 + 4 * 1.3, 9);
  });
});

describe('a worm', () => {
  test('swings to both sides of its line, to +z first on the way to +x', () => {
    const route = routeOf(worm);
    expect(control(route, 0)).toEqual(near(0, 0, 0, 3));
    expect(control(route, 6).slice(0, 1)).toEqual(near(5));
    expect(route.z[6]).toBeCloseTo(3, 9);
    expect(route.z[18]).toBeCloseTo(-3, 9);
    expect(control(route, 72)).toEqual(near(60, 10, 0, 3));
  });

  test('rises with the length of its curve, not with that of its line', () => {
    const route = routeOf(worm);
    expect(route.curve.length).toBeCloseTo(chords(route), 5);
    // After a quarter of a wave it has come as far as a quarter of each wave does.
    expect(route.y[6]).toBeCloseTo(10 / 12, 9);
    // Half of that line is more than half of that length: it is steepest at the start.
    expect(route.y[3]).toBeGreaterThan(10 / 24);
  });

  test('turns with its line', () => {
    const route = routeOf({ ...worm, from: [5, 0, 5], to: [5, 10, 65] });
    expect(route.x[6]).toBeCloseTo(2, 9);
    expect(route.z[6]).toBeCloseTo(10, 9);
  });
});

describe('a cascade', () => {
  test('loops beside its heading and moves on with each loop', () => {
    const route = routeOf(cascade);
    expect(route.x).toHaveLength(181);
    expect(control(route, 30)).toEqual([...near(1 + 7.54, 2 + 20 / 6, 3), 3]);
    expect(route.z[15]).toBeCloseTo(3 + 8, 9);
    expect(control(route, 180)).toEqual(near(1 + 6 * 7.54, 22, 3, 3));
    expect(route.curve.length).toBeCloseTo(chords(route), 4);
  });

  test('is measured where it comes to a halt, too', () => {
    const cusped = routeOf({ ...cascade, advance: 2 * Math.PI * 4, loops: 2 });
    // An arch of a cycloid is eight radii long.
    expect(cusped.curve.length).toBeCloseTo(2 * 8 * 4, 9);
  });

  test('goes where its heading says, however long that is', () => {
    const route = routeOf({ ...cascade, heading: [0, 5] });
    expect(route.z[180]).toBeCloseTo(3 + 6 * 7.54, 9);
    expect(route.x[15]).toBeCloseTo(1 - 8, 9);
  });
});

describe('listed points', () => {
  const listed: Passage = {
    style: 'route',
    points: [
      [0, 1, 0],
      [4, 2, 2],
      [9, 2, 3],
    ],
    radius: 2.5,
  };

  test('are the controls as they stand', () => {
    const route = routeOf(listed);
    expect([0, 1, 2].map((i) => control(route, i))).toEqual([
      [0, 1, 0, 2.5],
      [4, 2, 2, 2.5],
      [9, 2, 3, 2.5],
    ]);
    expect(route.hasFormula).toBe(false);
    expect(route.curve.length).toBeCloseTo(chords(route), 6);
    expect(route.curve.y(0.5)).toBe(1.5);
  });
});

describe('the radius', () => {
  test('is linear between entries over the share of the length, and level beyond them', () => {
    const radius = radiusProfile([
      { at: 0.2, radius: 4 },
      { at: 0.6, radius: 2 },
    ]);
    expect([0, 0.2, 0.4, 0.6, 1].map(radius)).toEqual([4, 4, 3, 2, 2]);
    const route = routeOf({
      ...worm,
      radius: [
        { at: 0, radius: 4.5 },
        { at: 0.5, radius: 3 },
      ],
    });
    expect([route.radius[0], route.radius[18], route.radius[36], route.radius[72]]).toEqual(near(4.5, 3.75, 3, 3));
  });
});

describe('the ends', () => {
  test.each([
    [undefined, true, true],
    ['both', true, true],
    ['start', true, false],
    ['end', false, true],
    ['none', false, false],
  ] as const)('are open as “%s” says', (open, openStart, openEnd) => {
    expect(routeOf({ ...worm, ...(open && { open }) })).toMatchObject({ openStart, openEnd });
  });
});

describe('a length', () => {
  test('is found again as the place so far along the curve', () => {
    for (const { curve } of [routeOf(worm), routeOf(cascade), routeOf(spiral)]) {
      for (const share of [0, 0.1, 0.37, 0.5, 0.93, 1]) {
        expect(curve.distance(curve.parameterAt(share * curve.length))).toBeCloseTo(share * curve.length, 8);
      }
    }
  });

  test('is exact for a speed that is anything but even', () => {
    expect(arcLength((t) => Math.exp(t), 0, 3)).toBeCloseTo(Math.exp(3) - 1, 10);
    expect(arcLength((t) => Math.abs(t - 1.1), 0, 3)).toBeCloseTo(0.605 + 1.805, 8);
    expect(arcLength(() => 1, 2, 2)).toBe(0);
  });
});
