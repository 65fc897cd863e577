import { describe, expect, test } from 'vitest';
import { SpanState } from '../../core/spans/spanState';
import { type DrawnSpans, drawnSpans } from '../../webview/spans/drawnSpans';
import { CUT_PAINT } from '../../webview/spans/paint';
import { packetOf } from './packet';

const packet = packetOf(2, 1, [
  [0, 0, 0, 4],
  [0, 0, 10, 12, SpanState.Ledge],
  [1, 0, 2, 20, SpanState.Solid],
]);

/** Each drawn span as its number in the packet, its rows, and its paint. */
const listed = ({ span, min, max, paint }: DrawnSpans) =>
  [...span].map((own, i) => [own, min[i], max[i], paint[i]] as const);

const NONE = new Set<number>();

describe('A slice', () => {
  test('leaves what lies below its row, and hatches what it cut through', () => {
    expect(listed(drawnSpans(packet, NONE, { row: 11, single: false }))).toEqual([
      [0, 0, 4, SpanState.Walkable],
      [1, 10, 11, CUT_PAINT],
      [2, 2, 11, CUT_PAINT],
    ]);
  });

  test('leaves a span that ends right at its row as it is', () => {
    expect(listed(drawnSpans(packet, NONE, { row: 4, single: false }))).toEqual([
      [0, 0, 4, SpanState.Walkable],
      [2, 2, 4, CUT_PAINT],
    ]);
  });

  test('of a single row leaves one row of each span that has it', () => {
    expect(listed(drawnSpans(packet, NONE, { row: 12, single: true }))).toEqual([
      [1, 11, 12, SpanState.Ledge],
      [2, 11, 12, CUT_PAINT],
    ]);
    expect(listed(drawnSpans(packet, NONE, { row: 2, single: true }))).toEqual([[0, 1, 2, CUT_PAINT]]);
  });

  test('above everything changes nothing', () => {
    expect(drawnSpans(packet, NONE, { row: 20, single: false })).toEqual(drawnSpans(packet, NONE));
  });
});

test('Drawn spans know their number in the packet when others before them are hidden', () => {
  expect([...drawnSpans(packet, new Set([SpanState.Walkable])).span]).toEqual([1, 2]);
});
