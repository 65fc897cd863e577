import { describe, expect, test } from 'vitest';
import { ClosestOnCurve } from '../../core/passages/closestOnCurve';
import { goldenSection } from '../../core/passages/goldenSection';
import { closestHelixParameter, risingRoots, turnIndexParameter } from '../../core/passages/helix';
import type { SpiralPassage } from '../../core/passages/passage';
import { planRoute } from '../../core/passages/routePlanning';
import { helixAxis } from '../../core/passages/styles/spiral';
import { Random } from '../core/random';

/** Spirals of all kinds: wide and narrow, steep and shallow, both ways round, up and down. */
function randomSpiral(random: Random): SpiralPassage {
  return {
    style: 'spiral',
    centre: [random.between(-5, 5), random.between(-5, 5)],
    startY: random.between(-5, 5),
    spiralRadius: random.between(0.5, 6),
    pitch: random.between(0.5, 12) * random.pick([1, -1]),
    turns: random.between(0.3, 9),
    controlsPerTurn: 20,
    direction: random.pick(['clockwise', 'counterclockwise']),
    startAngleTurns: random.between(-1, 1),
    radius: 2,
  };
}

describe('the closest point of a helix', () => {
  test('is the same by its stationary points as by golden section', () => {
    const random = new Random(5);
    for (let round = 0; round < 300; round++) {
      const spiral = randomSpiral(random);
      const route = planRoute(spiral);
      const { curve } = route;
      const search = new ClosestOnCurve(curve, 2 * (route.x.length - 1));
      const [x, z] = [random.between(-12, 12), random.between(-12, 12)];
      const y = random.between(-10, 40);
      search.enter(x, z);
      search.find(y);
      const t = closestHelixParameter(helixAxis(spiral), curve.centre(0), x, y, z);
      const distance = Math.hypot(curve.x(t) - x, curve.centre(t) - y, curve.z(t) - z);
      expect(distance, `round ${round}`).toBeCloseTo(Math.sqrt(search.square), 6);
    }
  });

  test('on the helix itself is where it was taken from', () => {
    const random = new Random(6);
    for (let round = 0; round < 100; round++) {
      const spiral = randomSpiral(random);
      const { curve } = planRoute(spiral);
      const t = random.between(0, curve.end);
      const found = closestHelixParameter(helixAxis(spiral), curve.centre(0), curve.x(t), curve.centre(t), curve.z(t));
      expect(found).toBeCloseTo(t, 5);
    }
  });

  test('is an end where the query lies beyond it', () => {
    const spiral: SpiralPassage = { ...randomSpiral(new Random(7)), pitch: 3, turns: 4 };
    const axis = helixAxis(spiral);
    const { curve } = planRoute(spiral);
    expect(closestHelixParameter(axis, curve.centre(0), curve.x(0), curve.centre(0) - 30, curve.z(0))).toBe(0);
    const { end } = curve;
    expect(closestHelixParameter(axis, curve.centre(0), curve.x(end), curve.centre(end) + 30, curve.z(end))).toBe(end);
  });
});

describe('the turn of a helix', () => {
  test('is told by the angle and the height: on the floor, exactly where it is', () => {
    const random = new Random(8);
    for (let round = 0; round < 200; round++) {
      const spiral = randomSpiral(random);
      const { curve } = planRoute(spiral);
      const t = random.between(0, curve.end);
      expect(turnIndexParameter(helixAxis(spiral), curve.x(t), curve.z(t), curve.floor(t))).toBeCloseTo(t, 9);
    }
  });

  test('is that of the closest point, where the floor is asked for as if it were the centre', () => {
    const random = new Random(9);
    for (let round = 0; round < 200; round++) {
      const spiral = randomSpiral(random);
      const { curve } = planRoute(spiral);
      const t = random.between(0, curve.end);
      const axis = helixAxis(spiral);
      const closest = closestHelixParameter(axis, curve.floor(0), curve.x(t), curve.floor(t), curve.z(t));
      expect(turnIndexParameter(axis, curve.x(t), curve.z(t), curve.floor(t))).toBeCloseTo(closest, 5);
    }
  });

  test('stays within the ends', () => {
    const spiral: SpiralPassage = { ...randomSpiral(new Random(10)), pitch: 3 };
    const axis = helixAxis(spiral);
    expect(turnIndexParameter(axis, 0, 0, -100)).toBe(0);
    expect(turnIndexParameter(axis, 0, 0, 100)).toBe(axis.end);
  });
});

describe('the roots of u + e·sin u = M', () => {
  test('are all those at which the left side rises', () => {
    const random = new Random(11);
    for (let round = 0; round < 100; round++) {
      const e = random.between(0, 40);
      const M = random.between(-30, 30);
      const value = (u: number) => u + e * Math.sin(u) - M;
      const roots = risingRoots(e, M, -80, 80);
      for (const root of roots) expect(value(root)).toBeCloseTo(0, 9);
      let crossings = 0;
      for (let u = -80; u < 80; u += 0.001) if (value(u) < 0 && value(u + 0.001) >= 0) crossings++;
      expect(roots).toHaveLength(crossings);
    }
  });
});

test('golden section finds the least value between two places', () => {
  expect(goldenSection((t) => (t - 1.25) ** 2, -3, 4)).toBeCloseTo(1.25, 6);
  expect(goldenSection((t) => t, 2, 5)).toBeCloseTo(2, 6);
});
