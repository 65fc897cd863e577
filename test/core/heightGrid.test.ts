import { describe, expect, test } from 'vitest';
import { SolidBuilder } from '../../core/spans/solidBuilder';
import { surfaceOfArea } from '../../core/spans/surface';
import { gridX, gridZ, type HeightGrid } from '../../core/voxelize/heightGrid';
import { rasterizeHeightGrid } from '../../core/voxelize/rasterize';
import { expectArgumentError, expectOutOfRange } from './errors';
import { allSpans, type Span, unitFrame } from './heightfields';

function heightGrid(changes: Partial<HeightGrid> = {}): HeightGrid {
  return { x0: 0, z0: 0, spacing: 2, countX: 2, countZ: 2, heights: [1.5, 1.5, 1.5, 1.5], ...changes };
}

function rasterized(grid: HeightGrid): { spans: Record<string, Span[]>; degenerate: number } {
  const builder = new SolidBuilder(unitFrame(4, 4, 16));
  const { degenerate } = rasterizeHeightGrid(builder, grid, { slopeCosine: 0.70710677, mergeThreshold: 4 });
  return { spans: allSpans(builder.finish()), degenerate };
}

describe('a height grid', () => {
  test('faces up and covers its squares, x fastest', () => {
    const heights = [1.25, 2.25, 3.25, 1.75, 2.75, 3.75];
    const { spans } = rasterized(heightGrid({ spacing: 1, countX: 3, heights }));
    expect(spans).toEqual({ '0,0': [[1, 3, 0]], '1,0': [[2, 4, 0]] });
    expect(rasterized(heightGrid()).spans).toEqual({
      '0,0': [[1, 2, 63]],
      '1,0': [[1, 2, 63]],
      '0,1': [[1, 2, 63]],
      '1,1': [[1, 2, 63]],
    });
  });

  test('splits a square along the diagonal from its first to its last corner', () => {
    // Over the diagonal from (0, 0) the middle is 3.5 high; over the other one it would be 1.5.
    const { spans } = rasterized(heightGrid({ heights: [5.5, 1.5, 1.5, 1.5] }));
    expect(spans['0,0']).toEqual([[3, 6, 0]]);
    expect(spans['1,1']).toEqual([[1, 4, 0]]);
  });

  test('takes the triangle at the square’s z side before the one at its x side', () => {
    // Onto a floor of 2 rows come the steep (a, c, d), 3 rows high, and the steep (a, d, b), 4 rows high. In this
    // order each top is one row above the last, within the threshold, so the floor's area stays the larger one.
    const builder = new SolidBuilder(unitFrame(1, 1, 16));
    builder.addSpan(0, 0, 2, surfaceOfArea(63), 1);
    const grid = heightGrid({ spacing: 1, heights: [0.5, 3.75, 2.75, 0.5] });
    rasterizeHeightGrid(builder, grid, { slopeCosine: 0.70710677, mergeThreshold: 1 });
    expect(allSpans(builder.finish())).toEqual({ '0,0': [[0, 4, 63]] });
  });

  test('decides by the slope of each triangle', () => {
    const gentle = rasterized(heightGrid({ spacing: 1, heights: [1.25, 1.75, 1.25, 1.75] }));
    expect(gentle.spans['0,0']).toEqual([[1, 2, 63]]);
    const steep = rasterized(heightGrid({ spacing: 1, heights: [1.25, 2.75, 1.25, 2.75] }));
    expect(steep.spans['0,0']).toEqual([[1, 3, 0]]);
  });

  test('counts degenerate triangles where points fall together in float32', () => {
    const squeezed = heightGrid({ x0: 1_000_000, spacing: 2 ** -10, countX: 3, heights: [1, 1, 1, 1, 1, 1] });
    expect(rasterized(squeezed).degenerate).toBe(4);
  });

  test('places its points by multiplication, so that nothing accumulates', () => {
    const grid = heightGrid({ x0: 0, z0: 1, spacing: 0.1 });
    expect(gridX(grid, 6)).toBe(0.6000000000000001);
    expect(gridZ(grid, 8)).toBe(1.8);
    let accumulated = 0;
    for (let i = 0; i < 6; i++) accumulated += 0.1;
    expect(gridX(grid, 6)).not.toBe(accumulated);
  });
});

describe('a height grid that is refused', () => {
  const faulty: [string, Partial<HeightGrid>, typeof expectOutOfRange, string][] = [
    ['one column of heights', { countX: 1, heights: [1, 1] }, expectArgumentError, 'countX is 1'],
    ['one row of heights', { countZ: 1, heights: [1, 1] }, expectArgumentError, 'countZ is 1'],
    ['a height too few', { heights: [1, 1, 1] }, expectArgumentError, '3 heights for 2 × 2 = 4 points'],
    ['a height too many', { heights: [1, 1, 1, 1, 1] }, expectArgumentError, '5 heights for 2 × 2 = 4 points'],
    ['no spacing', { spacing: 0 }, expectOutOfRange, 'Spacing is 0 m'],
    ['negative spacing', { spacing: -1 }, expectOutOfRange, 'Spacing is -1 m'],
    ['spacing that is not a number', { spacing: Number.NaN }, expectArgumentError, 'Spacing is NaN m'],
    ['a height that is not a number', { heights: [1, 1, 1, Number.NaN] }, expectArgumentError, 'Height 3'],
    ['a height beyond 2^21', { heights: [1, 2097153, 1, 1] }, expectOutOfRange, 'Height 1 is 2097153'],
    ['an origin beyond 2^21', { z0: -2097153 }, expectOutOfRange, 'Origin z is -2097153'],
    ['a last point beyond 2^21', { x0: 2097151 }, expectOutOfRange, 'The last point’s x is 2097153'],
  ];

  test.each(faulty)('for %s adds nothing', (_, changes, expectError, message) => {
    const builder = new SolidBuilder(unitFrame(4, 4, 16));
    builder.addSpan(15, 0, 1, surfaceOfArea(9), 0);
    const run = () => rasterizeHeightGrid(builder, heightGrid(changes), { slopeCosine: 0.7, mergeThreshold: 4 });
    expectError(run, message);
    expect(allSpans(builder.finish())).toEqual({ '3,3': [[0, 1, 9]] });
  });
});
