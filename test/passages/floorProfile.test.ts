import { describe, expect, test } from 'vitest';
import { routesOf } from '../../core/passages/checkedRoutes';
import { FloorProfile, floorProfileOf } from '../../core/passages/floorProfile';

const spans = (...floors: number[]) => new FloorProfile(floors).unevenSpans();

describe('a floor profile', () => {
  test('that rises or falls all the way has no uneven span', () => {
    expect(spans(0, 1, 3, 4)).toEqual([]);
    expect(spans(4, 3, 1, 0)).toEqual([]);
  });

  test('is uneven where it is level', () => {
    expect(spans(0, 1, 1, 1, 2)).toEqual([{ first: 1, last: 2 }]);
    expect(spans(5, 5, 5)).toEqual([{ first: 0, last: 1 }]);
  });

  test('is uneven wherever another part of it comes to the same height', () => {
    // It dips from 3 to 1.5: segments 1 to 3 share heights.
    expect(spans(0, 1, 3, 1.5, 4, 5)).toEqual([{ first: 1, last: 3 }]);
    expect(spans(5, 4, 1.5, 3, 1, 0)).toEqual([{ first: 1, last: 3 }]);
  });

  test('has several spans where even parts lie between', () => {
    expect(spans(0, 0, 1, 2, 2, 3)).toEqual([
      { first: 0, last: 0 },
      { first: 3, last: 3 },
    ]);
  });

  test('tells the segment at a height, and the end’s beyond an end', () => {
    const rising = new FloorProfile([0, 1, 3, 4]);
    expect([-5, 0, 0.5, 1, 2.9, 3.5, 4, 9].map((height) => rising.segmentAt(height))).toEqual([0, 0, 0, 1, 1, 2, 2, 2]);
    const falling = new FloorProfile([4, 3, 1, 0]);
    expect([9, 4, 3.5, 2, 0.5, -5].map((height) => falling.segmentAt(height))).toEqual([0, 0, 0, 1, 2, 2]);
  });

  test('tells none where a height does not say', () => {
    const dips = new FloorProfile([0, 1, 3, 1.5, 4, 5]);
    expect([0.5, 1.2, 2, 3.5, 4.5].map((height) => dips.segmentAt(height))).toEqual([0, -1, -1, -1, 4]);
  });

  test('of a route lies 1.23 m below the player', () => {
    const [route] = routesOf([{ style: 'straight', from: [0, 1.23, 0], to: [4, 3.23, 0], controls: 3, radius: 1 }]);
    expect(floorProfileOf(route).segmentAt(0.9)).toBe(0);
    expect(floorProfileOf(route).segmentAt(1.1)).toBe(1);
  });
});
