import { expect, test } from 'vitest';
import { SpanState } from '../../core/spans/spanState';
import { paletteWith } from '../../webview/palette';
import { profileShapes } from '../../webview/selection/profileDrawing';
import { type ReadPicture, spanFacts } from '../../webview/selection/spanFacts';
import { packetOf, type TestSpan } from './packet';

const CLIMB = 4;

function shapesOf(spans: readonly TestSpan[], span: number) {
  const packet = packetOf(3, 3, spans);
  const settings = { height: 10, climb: CLIMB, radius: 0, maxSlopeDegrees: 45 };
  const picture = { packet, summary: { settings }, volumes: [], details: undefined } as unknown as ReadPicture;
  const facts = spanFacts(picture, span, 1, 1);
  return profileShapes(packet, facts, CLIMB, paletteWith());
}

const plus = (east: number, state: number = SpanState.Walkable): TestSpan[] => [
  [1, 0, 0, 20],
  [0, 1, 0, 20],
  [1, 1, 0, 20, state, 0],
  [2, 1, 0, east],
  [1, 2, 0, 20],
];

test('the step that makes a ledge is marked in the direction where it lies, as deep as it is', () => {
  const shapes = shapesOf(plus(10, SpanState.Ledge), 2);
  const path = shapes.find(([tag]) => tag === 'path');
  // Ten rows down, of the eleven that fit below the middle of 39 pixels: the third bar of the first cut.
  expect(path?.[1].d).toMatch(/^M30 19\.5V37\.22/);
});

test('a level cell has bars on both sides and nothing marked', () => {
  const shapes = shapesOf(plus(20), 2);
  expect(shapes.filter(([tag]) => tag === 'path')).toEqual([]);
  const bodies = shapes.filter(([, { class: name }]) => String(name).startsWith('body'));
  expect(bodies).toHaveLength(6);
  expect(bodies.filter(([, { class: name }]) => name === 'body own')).toHaveLength(2);
  expect(new Set(bodies.map(([, { y, height }]) => `${y} ${height}`))).toEqual(new Set(['19.5 19.5']));
});

test('the four neighbours are named', () => {
  const names = shapesOf(plus(20), 2).flatMap(([, , text]) => (text ? [text] : []));
  expect(names).toEqual(['−x', '+x', '−z', '+z']);
});
