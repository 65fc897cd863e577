import { expect, test } from 'vitest';
import type { Point } from '../../webview/scene/gridFrame';
import type { Ray } from '../../webview/scene/sceneLayer';
import { pickSpan } from '../../webview/selection/pickSpan';
import { type DrawnSpans, drawnSpans } from '../../webview/spans/drawnSpans';
import { Random } from '../core/random';
import { packetOf, type TestSpan } from './packet';

const ROW = 2 / 3;

function spansOf(width: number, depth: number, spans: readonly TestSpan[]): DrawnSpans {
  return drawnSpans(packetOf(width, depth, spans), new Set());
}

/** The distance at which a ray enters a box, or undefined; nothing else than six planes. */
function entry({ origin, direction }: Ray, low: Point, high: Point): number | undefined {
  let enter = Number.NEGATIVE_INFINITY;
  let leave = Number.POSITIVE_INFINITY;
  for (let axis = 0; axis < 3; axis++) {
    const [o, d] = [origin[axis], direction[axis]];
    if (d === 0 && (o < low[axis] || o > high[axis])) return undefined;
    if (d === 0) continue;
    const ends = [(low[axis] - o) / d, (high[axis] - o) / d].sort((a, b) => a - b);
    enter = Math.max(enter, ends[0]);
    leave = Math.min(leave, ends[1]);
  }
  return enter > 0 && enter <= leave ? enter : undefined;
}

/** The nearest entry into any span, the plain way. */
function nearestEntry(spans: DrawnSpans, ray: Ray): number | undefined {
  let nearest: number | undefined;
  for (let z = 0; z < spans.depth; z++) {
    for (let i = spans.rowFirst[z]; i < spans.rowFirst[z + 1]; i++) {
      const x = spans.x[i];
      const at = entry(ray, [x, spans.min[i] * ROW, z], [x + 1, spans.max[i] * ROW, z + 1]);
      if (at !== undefined && (nearest === undefined || at < nearest)) nearest = at;
    }
  }
  return nearest;
}

function randomField(random: Random): DrawnSpans {
  const width = random.whole(1, 12);
  const depth = random.whole(1, 12);
  const spans: TestSpan[] = [];
  for (let z = 0; z < depth; z++) {
    for (let x = 0; x < width; x++) {
      let row = random.whole(0, 8);
      for (let left = random.whole(0, 3); left > 0; left--) {
        const max = row + random.whole(1, 4);
        spans.push([x, z, row, max]);
        row = max + random.whole(1, 8);
      }
    }
  }
  return spansOf(width, depth, spans);
}

function randomRay(random: Random, { width, depth }: DrawnSpans): Ray {
  const inBox = (): Point => [random.between(0, width), random.between(0, 20), random.between(0, depth)];
  const origin: Point = random.chance(0.3)
    ? inBox()
    : [random.between(-20, width + 20), random.between(-20, 40), random.between(-20, depth + 20)];
  const target = inBox();
  const along = (axis: number) => (random.chance(0.1) ? 0 : target[axis] - origin[axis]);
  return { origin, direction: [along(0), along(1), along(2)] };
}

test('the span that is picked is the nearest of all, wherever the ray comes from', () => {
  const random = new Random(4);
  let hits = 0;
  for (let run = 0; run < 400; run++) {
    const spans = randomField(random);
    for (let i = 0; i < 50; i++) {
      const ray = randomRay(random, spans);
      const hit = pickSpan(spans, ROW, ray);
      const expected = nearestEntry(spans, ray);
      expect(hit === undefined, `run ${run}, ray ${i}`).toBe(expected === undefined);
      if (hit === undefined || expected === undefined) continue;
      hits++;
      const { x, z, drawn, point } = hit;
      expect(spans.x[drawn]).toBe(x);
      expect(drawn).toBeGreaterThanOrEqual(spans.rowFirst[z]);
      expect(drawn).toBeLessThan(spans.rowFirst[z + 1]);
      point.forEach((value, axis) => {
        expect(value).toBeCloseTo(ray.origin[axis] + expected * ray.direction[axis], 9);
      });
    }
  }
  expect(hits).toBeGreaterThan(5000);
});

test('a ray tells whether it met the top, a side or the underside', () => {
  const spans = spansOf(3, 3, [[1, 1, 3, 6]]);
  const from = (origin: Point, direction: Point) => pickSpan(spans, 1, { origin, direction });
  expect(from([1.5, 20, 1.5], [0, -1, 0])).toMatchObject({ x: 1, z: 1, face: 'top', point: [1.5, 6, 1.5] });
  expect(from([1.5, 0, 1.5], [0, 1, 0])).toMatchObject({ face: 'underside', point: [1.5, 3, 1.5] });
  expect(from([-4, 4, 1.5], [2, 0, 0])).toMatchObject({ face: 'side', point: [1, 4, 1.5] });
  expect(from([1.5, 5, 9], [0, 0, -1])).toMatchObject({ face: 'side', point: [1.5, 5, 2] });
});

test('a ray past the spans, away from them or from inside of one meets none', () => {
  const spans = spansOf(3, 3, [[1, 1, 3, 6]]);
  const from = (origin: Point, direction: Point) => pickSpan(spans, 1, { origin, direction });
  expect(from([-4, 7, 1.5], [1, 0, 0])).toBeUndefined();
  expect(from([-4, 4, 1.5], [-1, 0, 0])).toBeUndefined();
  expect(from([1.5, 4, 1.5], [1, 0, 0])).toBeUndefined();
  expect(from([5, 4, 5], [0, -1, 0])).toBeUndefined();
});

test('a hidden span is looked through, and the index is that of the packet', () => {
  const packet = packetOf(1, 1, [
    [0, 0, 0, 1],
    [0, 0, 5, 6, 4],
  ]);
  const down: Ray = { origin: [0.5, 20, 0.5], direction: [0, -1, 0] };
  expect(pickSpan(drawnSpans(packet, new Set()), 1, down)?.span).toBe(1);
  expect(pickSpan(drawnSpans(packet, new Set([4])), 1, down)?.span).toBe(0);
});

test('a ray across the widest grid takes a step a column', () => {
  const width = 65536;
  const spans = spansOf(width, 1, [[width - 1, 0, 0, 2]]);
  const ray: Ray = { origin: [-1, 1, 0.5], direction: [1, 0, 0] };
  const begin = performance.now();
  expect(pickSpan(spans, 1, ray)?.x).toBe(width - 1);
  expect(performance.now() - begin).toBeLessThan(200);
});
