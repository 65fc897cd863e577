import { describe, expect, test } from 'vitest';
import { bake } from '../../core/bake/bake';
import type { SolidHeightfield } from '../../core/spans/solidHeightfield';
import { SpanState } from '../../core/spans/spanState';
import { meshOf, rasterized, unitFrame, unitSettings } from './heightfields';

type Corner = [x: number, y: number, z: number];

/** A square of `side` cells from (x, z) on that faces up, at height y. */
function square(x: number, y: number, z: number, side: number): Corner[] {
  const low: Corner = [x, y, z];
  const high: Corner = [x + side, y, z + side];
  return [low, [x, y, z + side], high, low, high, [x + side, y, z]];
}

function statesAt(solid: SolidHeightfield, x: number, z: number): number[] {
  const column = x + z * solid.frame.width;
  return [...solid.state.subarray(solid.first[column], solid.first[column + 1])];
}

describe('the state that a surface gives its span', () => {
  const stateOf = (corners: Corner[], areas?: number[]) =>
    statesAt(rasterized(unitFrame(1, 1, 9), corners, areas ? { areas } : {}).solid, 0, 0);
  const slope = (rise: number): Corner[] => [
    [0, 1, 0],
    [0, 1, 1],
    [1, 1 + rise, 0],
  ];
  const facingDown = ([a, b, c]: Corner[]): Corner[] => [a, c, b];

  test('is walkable for a floor', () => {
    expect(stateOf(slope(0.5))).toEqual([SpanState.Walkable]);
  });

  test('is too steep for one that faces up but is steeper than the slope', () => {
    expect(stateOf(slope(2))).toEqual([SpanState.TooSteep]);
  });

  test('is solid for a ceiling and for a wall', () => {
    expect(stateOf(facingDown(slope(0.5)))).toEqual([SpanState.Solid]);
    const wall: Corner[] = [
      [0.5, 1, 0],
      [0.5, 1, 1],
      [0.5, 3, 0],
    ];
    expect(stateOf(wall)).toEqual([SpanState.Solid]);
  });

  test('goes by the given area where there is one', () => {
    expect(stateOf(slope(2), [7])).toEqual([SpanState.Walkable]);
    expect(stateOf(slope(0.5), [0])).toEqual([SpanState.Solid]);
  });

  test('is too steep where a steep surface and a wall end level', () => {
    const steep = slope(2);
    expect(stateOf([...steep, ...facingDown(steep)])).toEqual([SpanState.TooSteep]);
    expect(stateOf([...facingDown(steep), ...steep])).toEqual([SpanState.TooSteep]);
  });
});

describe('the state that the stages leave', () => {
  const settings = unitSettings({ height: 2, climb: 1, radius: 0, mergeThreshold: 0 });

  function statesAfter(corners: Corner[], changes: Partial<typeof settings> = {}, areas?: number[]) {
    const { solid } = bake({
      name: '',
      settings: { ...settings, ...changes },
      frame: unitFrame(7, 7, 20),
      geometry: [{ type: 'mesh', mesh: meshOf(corners, areas) }],
      volumes: [],
    });
    return (x: number, z: number) => statesAt(solid, x, z);
  }

  test('is a ledge along the edge, walkable inside', () => {
    const at = statesAfter(square(0, 1, 0, 7));
    expect(at(0, 3)).toEqual([SpanState.Ledge]);
    expect(at(1, 3)).toEqual([SpanState.Walkable]);
  });

  test('is low headroom below a roof', () => {
    const at = statesAfter([...square(0, 1, 0, 7), ...square(2, 3, 2, 3)]);
    expect(at(2, 3)).toEqual([SpanState.LowHeadroom, SpanState.Ledge]);
    expect(at(3, 3)).toEqual([SpanState.LowHeadroom, SpanState.Walkable]);
  });

  test('is promoted on a low obstacle', () => {
    const areas = [63, 63, 0, 0];
    const at = statesAfter([...square(0, 1, 0, 7), ...square(3, 3, 3, 1)], { climb: 2, height: 1 }, areas);
    expect(at(3, 3)).toEqual([SpanState.Walkable, SpanState.Promoted]);
  });

  test('is noted for every column of a larger grid', () => {
    const side = 64;
    const { solid } = bake({
      name: '',
      settings: { ...settings, radius: 1 },
      frame: unitFrame(side, side, 20),
      geometry: [{ type: 'mesh', mesh: meshOf(square(0, 1, 0, side)) }],
      volumes: [],
    });
    const expected = Array.from({ length: side * side }, (_, column) => {
      const x = column % side;
      const z = Math.floor(column / side);
      const rim = Math.min(x, z, side - 1 - x, side - 1 - z);
      return [SpanState.Ledge, SpanState.Eroded][rim] ?? SpanState.Walkable;
    });
    expect([...solid.state]).toEqual(expected);
  });

  test('is eroded near the edge, by the radius', () => {
    const at = statesAfter(square(0, 1, 0, 7), { radius: 1 });
    expect(at(0, 3)).toEqual([SpanState.Ledge]);
    expect(at(1, 3)).toEqual([SpanState.Eroded]);
    expect(at(2, 3)).toEqual([SpanState.Walkable]);
  });
});
