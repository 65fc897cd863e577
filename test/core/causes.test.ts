import { expect, test } from 'vitest';
import { noLinkCause } from '../../core/compact/links';
import { isLedge, LedgeCause } from '../../core/filters/ledgeSpans';
import { compactField, type OpenSpan, type Span, solidField } from './heightfields';

const HEIGHT = 5;
const CLIMB = 2;

/** The cause for the first span in the middle of a plus: its own column, and those towards −x, +z, +x, −z. */
function causeOf(own: Span[], west: Span[], south: Span[], east: Span[], north: Span[]): LedgeCause | undefined {
  const solid = solidField([
    [[], north, []],
    [west, own, east],
    [[], south, []],
  ]);
  const cause = new LedgeCause();
  return isLedge(solid, 1, 1, solid.first[4], HEIGHT, CLIMB, cause) ? cause : undefined;
}

const floor: Span[] = [[0, 10, 63]];

test('a drop is told with its direction and the floor below', () => {
  expect(causeOf(floor, floor, floor, [[0, 7, 63]], floor)).toMatchObject({ kind: 'drop', direction: 2, floor: 7 });
});

test('where there is no floor at all below, that is told', () => {
  expect(causeOf(floor, floor, [], floor, floor)).toMatchObject({ kind: 'bottomless', direction: 1 });
});

test('uneven ground is told with its lowest and its highest floor', () => {
  expect(causeOf(floor, [[0, 9, 63]], floor, floor, [[0, 12, 63]])).toMatchObject({
    kind: 'uneven',
    direction: 0,
    floor: 9,
    highestDirection: 3,
    highestFloor: 12,
  });
});

test('the edge of the grid is told', () => {
  const solid = solidField([[[[0, 10, 63]]]]);
  const cause = new LedgeCause();
  expect(isLedge(solid, 0, 0, 0, HEIGHT, CLIMB, cause)).toBe(true);
  expect(cause).toMatchObject({ kind: 'edge', direction: 0 });
});

test('level ground has no cause', () => {
  expect(causeOf(floor, floor, floor, floor, [[0, 11, 63]])).toBeUndefined();
});

/** Why the span of the first column has no link to the second one. */
function noLink(own: OpenSpan, neighbour: OpenSpan[]) {
  return noLinkCause(compactField([[[own], neighbour]]), 0, 1, HEIGHT, CLIMB);
}

test('a link that is there has no cause against it', () => {
  expect(noLink([10, 9, 63], [[11, 20, 63]])).toBeUndefined();
});

test('a neighbour without a floor within the climb is told', () => {
  expect(noLink([10, 9, 63], [])).toEqual({ kind: 'nothing' });
  expect(noLink([10, 9, 63], [[13, 20, 63]])).toEqual({ kind: 'nothing' });
});

test('too little room in common is told, the roomiest of several', () => {
  const low: OpenSpan[] = [
    [8, 3, 63],
    [12, 20, 63],
  ];
  expect(noLink([10, 6, 63], low)).toEqual({ kind: 'headroom', rows: 4 });
  expect(noLink([10, 6, 63], [[8, 2, 63]])).toEqual({ kind: 'headroom', rows: 0 });
});

test('a floor that fits but is beyond the 63rd of its column is told', () => {
  const many = Array.from({ length: 64 }, (_, i): OpenSpan => [i, 6, 63]);
  expect(noLink([65, 9, 63], many)).toEqual({ kind: 'headroom', rows: 4 });
  const crowded: OpenSpan[] = [...many.slice(0, 63).map(([y]): OpenSpan => [y, 1, 63]), [70, 9, 63]];
  expect(noLink([70, 9, 63], crowded)).toEqual({ kind: 'crowded' });
});
