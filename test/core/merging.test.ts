import { describe, expect, test } from 'vitest';
import { SolidBuilder } from '../../core/spans/solidBuilder';
import { spanCount } from '../../core/spans/solidHeightfield';
import { surfaceOfArea } from '../../core/spans/surface';
import { type Span, spansAt, unitFrame } from './heightfields';

/** What a column holds after spans were added one by one. */
function merged(threshold: number, ...spans: Span[]): Span[] {
  const builder = new SolidBuilder(unitFrame(1, 1, 100));
  for (const [min, max, area] of spans) builder.addSpan(0, min, max, surfaceOfArea(area), threshold);
  return spansAt(builder.finish(), 0, 0);
}

describe('spans apart from each other', () => {
  test('stand sorted from the bottom up, whatever the order they came in', () => {
    const expected = [
      [0, 1, 7],
      [2, 3, 8],
      [5, 9, 9],
    ];
    expect(merged(4, [2, 3, 8], [5, 9, 9], [0, 1, 7])).toEqual(expected);
    expect(merged(4, [5, 9, 9], [2, 3, 8], [0, 1, 7])).toEqual(expected);
  });

  test('stay apart over a gap of a single row', () => {
    expect(merged(4, [0, 2, 5], [3, 4, 6])).toEqual([
      [0, 2, 5],
      [3, 4, 6],
    ]);
  });
});

describe('two spans become one', () => {
  test('when the new one stands on the old one', () => {
    expect(merged(0, [0, 2, 5], [2, 4, 6])).toEqual([[0, 4, 6]]);
  });

  test('when the old one stands on the new one', () => {
    expect(merged(0, [2, 4, 6], [0, 2, 5])).toEqual([[0, 4, 6]]);
  });

  test('when they overlap, and it reaches as low as the lower one', () => {
    expect(merged(0, [3, 6, 5], [1, 8, 6])).toEqual([[1, 8, 6]]);
    expect(merged(0, [1, 8, 6], [3, 6, 5])).toEqual([[1, 8, 6]]);
  });
});

describe('the area of merged spans', () => {
  test('is the larger one when the old top is higher by no more than the threshold', () => {
    expect(merged(2, [0, 6, 5], [0, 4, 9])).toEqual([[0, 6, 9]]);
    expect(merged(2, [0, 6, 9], [0, 4, 5])).toEqual([[0, 6, 9]]);
  });

  test('is the old one when the old top is higher by more', () => {
    expect(merged(1, [0, 6, 5], [0, 4, 9])).toEqual([[0, 6, 5]]);
  });

  test('is the larger one when the new top is higher by no more than the threshold', () => {
    expect(merged(2, [0, 4, 9], [0, 6, 5])).toEqual([[0, 6, 9]]);
    expect(merged(2, [0, 4, 5], [0, 6, 9])).toEqual([[0, 6, 9]]);
  });

  test('is the new one when the new top is higher by more', () => {
    expect(merged(1, [0, 4, 9], [0, 6, 5])).toEqual([[0, 6, 5]]);
  });

  test('is the larger one at threshold 0 only when the tops are level', () => {
    expect(merged(0, [0, 4, 9], [2, 4, 5])).toEqual([[0, 4, 9]]);
    expect(merged(0, [0, 4, 5], [2, 4, 9])).toEqual([[0, 4, 9]]);
    expect(merged(0, [0, 4, 9], [2, 5, 5])).toEqual([[0, 5, 5]]);
    expect(merged(0, [0, 5, 5], [2, 4, 9])).toEqual([[0, 5, 5]]);
  });

  test('can be none: a wall that rises high above a floor takes its area away', () => {
    expect(merged(1, [0, 2, 63], [0, 9, 0])).toEqual([[0, 9, 0]]);
    expect(merged(1, [0, 9, 0], [0, 2, 63])).toEqual([[0, 9, 0]]);
  });
});

describe('a span that meets several', () => {
  test('takes them from the bottom up and leaves those it does not touch', () => {
    // 4 … 8 of area 1: first 0 … 4 (its top 4 rows lower: 1 stays), then 6 … 9 (1 higher: larger of 1 and 6).
    expect(merged(1, [0, 4, 50], [6, 9, 6], [11, 12, 7], [4, 8, 1])).toEqual([
      [0, 9, 6],
      [11, 12, 7],
    ]);
  });

  test('touches the next one only by the top it grew to', () => {
    expect(merged(0, [0, 1, 3], [2, 5, 4], [6, 7, 5], [1, 2, 6])).toEqual([
      [0, 5, 4],
      [6, 7, 5],
    ]);
  });

  test('goes on from the area and the top it has after each', () => {
    // 0 … 5 of area 2 takes area 9 from 0 … 4, then meets 5 … 7 of area 3: its top is 2 higher, area 3 wins.
    expect(merged(1, [0, 4, 9], [5, 7, 3], [0, 5, 2])).toEqual([[0, 7, 3]]);
    // With threshold 2 the larger, 9, wins both times.
    expect(merged(2, [0, 4, 9], [5, 7, 3], [0, 5, 2])).toEqual([[0, 7, 9]]);
  });

  test('makes another column of the same spans in another order', () => {
    const low: Span = [0, 2, 10];
    const middle: Span = [0, 3, 5];
    const high: Span = [0, 4, 1];
    expect(merged(1, low, middle, high)).toEqual([[0, 4, 10]]);
    expect(merged(1, low, high, middle)).toEqual([[0, 4, 5]]);
    expect(merged(1, high, low, middle)).toEqual([[0, 4, 5]]);
    expect(merged(1, high, middle, low)).toEqual([[0, 4, 5]]);
  });
});

describe('a builder of many columns', () => {
  test('keeps every column apart, and grows with its spans', () => {
    const width = 200;
    const builder = new SolidBuilder(unitFrame(width, 100, 100));
    const columns = width * 100;
    for (let column = columns - 1; column >= 0; column--) {
      builder.addSpan(column, column % 50, 60, surfaceOfArea(column % 64), 0);
      if (column % 3 === 0) builder.addSpan(column, 70, 71, surfaceOfArea(1), 0);
    }
    const solid = builder.finish();
    expect(spanCount(solid)).toBe(columns + Math.ceil(columns / 3));
    for (const column of [0, 1, 12_344, 12_345, columns - 1]) {
      const below: Span = [column % 50, 60, column % 64];
      const expected = column % 3 === 0 ? [below, [70, 71, 1]] : [below];
      expect(spansAt(solid, column % width, Math.floor(column / width))).toEqual(expected);
    }
  });

  test('uses the places of merged spans again without mixing them up', () => {
    const builder = new SolidBuilder(unitFrame(2, 1, 100));
    for (const row of [1, 3, 5, 7]) builder.addSpan(0, row, row + 1, surfaceOfArea(row), 0);
    builder.addSpan(0, 0, 9, surfaceOfArea(20), 0);
    for (const row of [0, 2, 4, 6, 8]) builder.addSpan(1, row, row + 1, surfaceOfArea(row), 0);
    const solid = builder.finish();
    expect(spanCount(solid)).toBe(6);
    expect(spansAt(solid, 0, 0)).toEqual([[0, 9, 20]]);
    expect(spansAt(solid, 1, 0)).toEqual([0, 2, 4, 6, 8].map((row) => [row, row + 1, row]));
  });
});
