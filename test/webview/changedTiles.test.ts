import { describe, expect, test } from 'vitest';
import { SPAN_STATES } from '../../core/spans/spanState';
import { changedTiles } from '../../webview/spans/changedTiles';
import { drawnSpans } from '../../webview/spans/drawnSpans';
import { type TileFaces, tileFaces } from '../../webview/spans/tileFaces';
import { tilesOf } from '../../webview/spans/tiles';
import { packetOf, type TestSpan } from './packet';

const SIZE = 64;

/** Numbers 0 … most - 1 that are the same on every run. */
function randomFrom(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

const drawn = (spans: readonly TestSpan[], width = 200, depth = 150) =>
  drawnSpans(packetOf(width, depth, spans), new Set());

/** The tiles, as `x z`, that differ between two levels. */
function marked(before: readonly TestSpan[], after: readonly TestSpan[]): string[] {
  const marks = changedTiles(drawn(before), drawn(after), SIZE);
  const names: string[] = [];
  for (let z = 0; z < 150; z += SIZE)
    for (let x = 0; x < 200; x += SIZE) if (marks.has({ x, z })) names.push(`${x} ${z}`);
  return names;
}

/** A field of columns with one span or two each, some columns empty. */
function field(random: (most: number) => number): TestSpan[] {
  const spans: TestSpan[] = [];
  for (let z = 0; z < 150; z++) {
    for (let x = 0; x < 200; x++) {
      if (random(8) === 0) continue;
      const top = 3 + random(2);
      spans.push([x, z, 0, top]);
      if (random(3) === 0) spans.push([x, z, top + random(4), top + 6]);
    }
  }
  return spans;
}

/** A few spans moved, repainted, taken away or put on top of others. */
function edited(spans: readonly TestSpan[], random: (most: number) => number): TestSpan[] {
  // Half of them beside a border between tiles, where others see them.
  const atBorder = spans.flatMap(([x, z], i) => ((x + 1) % SIZE < 2 || (z + 1) % SIZE < 2 ? [i] : []));
  const chosen = new Set([random(spans.length), atBorder[random(atBorder.length)], atBorder[random(atBorder.length)]]);
  return spans.flatMap((span, i): TestSpan[] => {
    if (!chosen.has(i)) return [span];
    const [x, z, min, max] = span;
    const changes: TestSpan[][] = [
      [],
      [[x, z, min, max + 1]],
      [[x, z, min, max, random(SPAN_STATES)]],
      [span, [x, z, 60, 61]],
    ];
    return changes[random(changes.length)];
  });
}

/** Whether two tiles have the same faces; thousands of them are compared faster as bytes. */
const same = (a: TileFaces, b: TileFaces) =>
  Buffer.from(a.vertices.buffer).equals(Buffer.from(b.vertices.buffer)) && a.faces === b.faces;

describe('After random edits', () => {
  test.each([1, 2, 3, 4, 5, 6])('tiles that are not marked have the same faces as before (seed %i)', (seed) => {
    const random = randomFrom(seed);
    const first = field(random);
    const before = drawn(first);
    const after = drawn(edited(first, random));
    const marks = changedTiles(before, after, SIZE);
    let kept = 0;
    for (const tile of tilesOf(after)) {
      if (marks.has(tile)) continue;
      kept++;
      expect(same(tileFaces(after, tile), tileFaces(before, tile))).toBe(true);
    }
    expect(kept).toBeGreaterThan(0);
  });
});

describe('A column that changes', () => {
  const floor: TestSpan[] = [];
  for (let z = 0; z < 150; z++) for (let x = 0; x < 200; x++) floor.push([x, z, 0, 2]);
  const floorWith = (x: number, z: number, span?: TestSpan) =>
    floor.flatMap((one) => (one[0] === x && one[1] === z ? (span === undefined ? [] : [span]) : [one]));

  test('nowhere marks nothing', () => {
    expect(marked(floor, floor)).toEqual([]);
  });

  test('in the middle of a tile marks that tile', () => {
    expect(marked(floor, floorWith(90, 30, [90, 30, 0, 3]))).toEqual(['64 0']);
  });

  test('at the border of a tile marks the tile beside it too', () => {
    expect(marked(floor, floorWith(63, 30, [63, 30, 0, 3]))).toEqual(['0 0', '64 0']);
    expect(marked(floor, floorWith(64, 64))).toEqual(['64 0', '0 64', '64 64']);
    expect(marked(floor, floorWith(100, 63))).toEqual(['64 0', '64 64']);
  });

  test('at the border of a tile marks only its own when just its colour changes', () => {
    expect(marked(floor, floorWith(63, 63, [63, 63, 0, 2, 4]))).toEqual(['0 0']);
  });

  test('is seen where one grid ends and the other goes on', () => {
    const wider = [...floor, [200, 10, 0, 2] as TestSpan];
    const marks = changedTiles(drawn(floor), drawn(wider, 201, 150), SIZE);
    expect(marks.has({ x: 192, z: 0 })).toBe(true);
    expect(marks.has({ x: 128, z: 0 })).toBe(false);
    const deeper = [...floor, [5, 150, 0, 2] as TestSpan];
    expect(changedTiles(drawn(deeper, 200, 151), drawn(floor), SIZE).has({ x: 0, z: 128 })).toBe(true);
  });
});
