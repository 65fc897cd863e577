import { describe, expect, test } from 'vitest';
import { buildCompactHeightfield, type CompactHeightfield } from '../../core/compact/compactHeightfield';
import { edgeDistances } from '../../core/compact/edgeDistance';
import { erodeWalkableArea } from '../../core/compact/erosion';
import { filterSpans } from '../../core/filters/spanPipeline';
import { SolidBuilder } from '../../core/spans/solidBuilder';
import { surfaceOfArea } from '../../core/spans/surface';
import { setLink, unitFrame } from './heightfields';
import { plaza, randomField, spanAt } from './linkedFields';
import { Random } from './random';

const EAST = 2;

function rowsOf(compact: CompactHeightfield): number[][] {
  const distances = [...edgeDistances(compact)];
  const { width, depth } = compact.frame;
  return Array.from({ length: depth }, (_, z) => distances.slice(z * width, (z + 1) * width));
}

describe('the distance to the edge', () => {
  test('grows by 2 a straight step, from 0 where a link is missing', () => {
    expect(rowsOf(plaza(5))).toEqual([
      [0, 0, 0, 0, 0],
      [0, 2, 2, 2, 0],
      [0, 2, 4, 2, 0],
      [0, 2, 2, 2, 0],
      [0, 0, 0, 0, 0],
    ]);
  });

  test('grows by 3 over a corner', () => {
    const compact = plaza(11);
    setLink(compact, spanAt(compact, 5, 5), EAST, 63);
    expect(
      rowsOf(compact)
        .slice(3, 8)
        .map((row) => row.slice(3, 8)),
    ).toEqual([
      [6, 5, 4, 5, 6],
      [5, 3, 2, 3, 5],
      [4, 2, 0, 2, 4],
      [5, 3, 2, 3, 5],
      [6, 5, 4, 5, 6],
    ]);
  });

  test('is the same before and after erosion', () => {
    const compact = plaza(9);
    const before = edgeDistances(compact);
    erodeWalkableArea(compact, 2);
    expect(edgeDistances(compact)).toEqual(before);
  });

  test('is 0 on a floor of one cell, and there is none where there is no floor', () => {
    expect([...edgeDistances(plaza(1))]).toEqual([0]);
    expect([...edgeDistances(plaza(2, 1, () => true))]).toEqual([]);
  });

  /** A level of slabs at random heights, as stage 5 leaves it. */
  function randomLevel(random: Random): CompactHeightfield {
    const side = random.whole(8, 24);
    const builder = new SolidBuilder(unitFrame(side, side, 64));
    const slab = (x0: number, z0: number, x1: number, z1: number, top: number) => {
      for (let z = z0; z < z1; z++) {
        for (let x = x0; x < x1; x++) builder.addSpan(x + z * side, top - 1, top, surfaceOfArea(63), 1);
      }
    };
    slab(0, 0, side, side, 2);
    for (let i = random.whole(0, 12); i > 0; i--) {
      const x = random.whole(0, side - 2);
      const z = random.whole(0, side - 2);
      slab(x, z, random.whole(x + 1, side), random.whole(z + 1, side), random.whole(2, 20));
    }
    const solid = builder.finish();
    filterSpans(solid, 4, 2);
    return buildCompactHeightfield(solid, 4, 2);
  }

  test.each([
    ['levels', randomLevel],
    ['fields with links that lead anywhere', (random: Random) => randomField(random, 0.98, 1)],
  ] as const)('is below twice the radius exactly where erosion takes the area, in random %s', (_, makeField) => {
    const random = new Random(21);
    let kept = 0;
    let taken = 0;
    for (let run = 0; run < 60; run++) {
      const compact = makeField(random);
      const distances = edgeDistances(compact);
      for (let radius = 0; radius <= 6; radius++) {
        const eroded = structuredClone(compact);
        erodeWalkableArea(eroded, radius);
        const walkable = [...eroded.area].map((area) => area !== 0);
        expect([...distances].map((distance) => distance >= 2 * radius)).toEqual(walkable);
        kept += radius > 0 ? walkable.filter(Boolean).length : 0;
        taken += walkable.filter((left) => !left).length;
      }
    }
    expect(Math.min(kept, taken)).toBeGreaterThan(1000);
  });
});
