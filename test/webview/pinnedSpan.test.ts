import { expect, test } from 'vitest';
import { pinOf, spanAtPin } from '../../webview/selection/pinnedSpan';
import { packetOf, type TestSpan } from './packet';

const SPANS: TestSpan[] = [
  [1, 1, 0, 2],
  [1, 1, 8, 10],
  [0, 0, 0, 5],
  [2, 1, 0, 1],
];
const packet = packetOf(3, 2, SPANS);

test('every span is found again at its own place', () => {
  for (let z = 0; z < 2; z++) {
    for (let span = packet.rowFirst[z]; span < packet.rowFirst[z + 1]; span++) {
      const pinned = { span, x: packet.x[span], z };
      expect(spanAtPin(packet, pinOf(packet, pinned), 0)).toEqual(pinned);
    }
  }
});

test('a pin stays with a top that has moved a little, and of two takes the nearer', () => {
  const pin = pinOf(packet, { span: 2, x: 1, z: 1 });
  const moved = packetOf(3, 2, [...SPANS.slice(0, 1), [1, 1, 8, 12], ...SPANS.slice(2)]);
  expect(spanAtPin(moved, pin, 4)?.span).toBe(2);
  const both = packetOf(3, 2, [[1, 1, 0, 7], [1, 1, 8, 9], ...SPANS.slice(2)]);
  expect(spanAtPin(both, pin, 4)?.span).toBe(2);
});

test('a pin whose span is gone finds none', () => {
  const pin = pinOf(packet, { span: 2, x: 1, z: 1 });
  expect(spanAtPin(packetOf(3, 2, SPANS.slice(2)), pin, 4)).toBeUndefined();
  expect(spanAtPin(packetOf(3, 2, [SPANS[0], ...SPANS.slice(2)]), pin, 4)).toBeUndefined();
  expect(spanAtPin(packetOf(1, 1, [[0, 0, 0, 10]]), pin, 4)).toBeUndefined();
});

test('a pin is a place in the world: in a grid that has moved it finds the same floor', () => {
  const pin = pinOf(packet, { span: 2, x: 1, z: 1 });
  const shifted = { ...packetOf(3, 2, [[2, 1, 3, 5]]), origin: [-0.3, 1, 0] as const };
  expect(spanAtPin(shifted, pin, 0)).toEqual({ span: 0, x: 2, z: 1 });
});
