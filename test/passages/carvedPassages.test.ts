import { describe, expect, test } from 'vitest';
import { type FloorOwnerName, SEGMENT_OWNERS } from '../../core/passages/owners/ownerNames';
import type { Passage } from '../../core/passages/passage';
import { helixPassage } from '../../core/passages/study/referencePaths';
import { airAt, carve, runsOf, type Scene, scene } from './carvings';

const near = (value: number) => expect.closeTo(value, 0.3);

/** What a helix of two turns leaves open at a place of its route, half a turn from the start. */
function helixAir(owner: FloorOwnerName) {
  const { block, frame } = scene(
    [{ ...helixPassage(3), turns: 2 }],
    [
      [-7, -4, -7],
      [7, 12, 7],
    ],
    owner,
  );
  return airAt(carve({ block, frame }), frame, -3, 0.1);
}

describe('a passage', () => {
  test('under route-pass has a floor a pitch above its own lower turn, under the centre line a shaft', () => {
    // The floor starts at -2.85 and rises 3.31 m a turn.
    expect(helixAir('route-pass')).toEqual([
      [near(-1.2), near(1.86)],
      [near(2.11), near(8)],
    ]);
    expect(helixAir('segment-centreline')).toHaveLength(1);
  });

  test('has a floor where it is level', () => {
    const level: Passage = { style: 'straight', from: [0, 3, 4], to: [20, 3, 4], controls: 11, radius: 1.5 };
    for (const owner of SEGMENT_OWNERS) {
      const { block, frame } = scene(
        [level],
        [
          [0, 0, 0],
          [20, 8, 8],
        ],
        owner,
      );
      expect(airAt(carve({ block, frame }), frame, 10.1, 4.1), owner).toEqual([[near(1.77), near(4.62)]]);
    }
  });

  test('widens as its radius does, and keeps its floor', () => {
    const radius = [
      { at: 0.2, radius: 1 },
      { at: 0.8, radius: 2.5 },
    ];
    const funnel: Passage = { style: 'straight', from: [0, 3, 4], to: [20, 3, 4], controls: 41, radius };
    const { block, frame } = scene(
      [funnel],
      [
        [0, 0, 0],
        [20, 8, 8],
      ],
    );
    const rock = carve({ block, frame });
    expect(airAt(rock, frame, 2.1, 4.1)).toEqual([[near(1.77), near(3.62)]]);
    expect(airAt(rock, frame, 18.1, 4.1)).toEqual([[near(1.77), near(6.62)]]);
    expect(airAt(rock, frame, 2.1, 5.6)).toEqual([]);
    expect(airAt(rock, frame, 18.1, 5.6)).toHaveLength(1);
  });

  test('keeps its floor where another one crosses above it, and the other keeps its own', () => {
    const lower: Passage = { style: 'straight', from: [0, 3, 6], to: [12, 3, 6], controls: 13, radius: 2 };
    const upper: Passage = { style: 'straight', from: [6, 5.5, 0], to: [6, 5.5, 12], controls: 13, radius: 2 };
    const { block, frame } = scene(
      [lower, upper],
      [
        [0, 0, 0],
        [12, 12, 12],
      ],
    );
    expect(airAt(carve({ block, frame }), frame, 6.1, 6.1)).toEqual([
      [near(1.77), near(4.02)],
      [near(4.27), near(8.12)],
    ]);
  });

  test('beside another one in the block is carved as it is alone', () => {
    const left: Passage = { style: 'straight', from: [0, 3, 3], to: [12, 5, 3], controls: 13, radius: 1.5 };
    const right: Passage = { style: 'straight', from: [0, 6, 9], to: [12, 4, 9], controls: 13, radius: 1.5 };
    const bounds: [[number, number, number], [number, number, number]] = [
      [0, 0, 0],
      [12, 10, 12],
    ];
    for (const owner of SEGMENT_OWNERS) {
      const both = scene([left, right], bounds, owner);
      const air = (one: Scene, z: number) => airAt(carve(one), one.frame, 6.1, z);
      expect(air(both, 3.1), owner).toEqual(air(scene([left], bounds, owner), 3.1));
      expect(air(both, 9.1), owner).toEqual(air(scene([right], bounds, owner), 9.1));
    }
  });

  test('no curve runs from one passage into the next', () => {
    const first: Passage = { style: 'straight', from: [2, 3, 3], to: [5, 3, 3], controls: 4, radius: 1 };
    const second: Passage = { style: 'straight', from: [15, 3, 3], to: [18, 3, 3], controls: 4, radius: 1 };
    const { block, frame } = scene(
      [first, second],
      [
        [0, 0, 0],
        [20, 6, 6],
      ],
    );
    expect(airAt(carve({ block, frame }), frame, 10.1, 3.1)).toEqual([]);
  });

  test('ends in a round cap one radius beyond its last control', () => {
    const one: Passage = { style: 'straight', from: [4, 3, 4], to: [12, 3, 4], controls: 9, radius: 1.5 };
    const { block, frame } = scene(
      [one],
      [
        [0, 0, 0],
        [16, 8, 8],
      ],
    );
    const rock = carve({ block, frame });
    const open = (x: number) => airAt(rock, frame, x, 4.1).length;
    expect([2.3, 2.7, 13.3, 13.7].map(open)).toEqual([0, 1, 1, 0]);
  });

  test('around an axis has one floor or none in the axis’ own column, whatever the rule', () => {
    // The tube just reaches the axis, to which all of a turn is equally near.
    for (const owner of [...SEGMENT_OWNERS, 'helix-turn'] as const) {
      const { block, frame } = scene(
        [{ ...helixPassage(3.2), turns: 3 }],
        [
          [-7.125, -4, -7.125],
          [7.125, 16, 7.125],
        ],
        owner,
      );
      const runs = runsOf(carve({ block, frame }))[(frame.width >> 1) * (frame.width + 1)];
      expect(runs.length, owner).toBeGreaterThan(0);
      for (const [min, max] of runs) expect(max).toBeGreaterThan(min);
    }
  });
});
