import type { ReportFault } from '../fault';
import { checkCoordinate } from '../grid/coordinate';

/** A terrain of heights over a regular grid of points (§4). */
export interface HeightGrid {
  /** World position of the first point, metres. */
  readonly x0: number;
  readonly z0: number;
  /** Distance between neighbouring points along x and z, metres. */
  readonly spacing: number;
  readonly countX: number;
  readonly countZ: number;
  /** World heights, metres, x fastest: point (i, j) is heights[i + j · countX]. */
  readonly heights: ArrayLike<number>;
}

/** World x of the points with index i along x: by multiplication, so that nothing accumulates. */
export function gridX(grid: HeightGrid, i: number): number {
  return grid.x0 + i * grid.spacing;
}

/** World z of the points with index j along z. */
export function gridZ(grid: HeightGrid, j: number): number {
  return grid.z0 + j * grid.spacing;
}

/** How many triangles a height grid has: two a square. */
export function gridTriangles({ countX, countZ }: HeightGrid): number {
  return 2 * (countX - 1) * (countZ - 1);
}

/**
 * The point at a corner 0 … 2 of a triangle, as an index into the heights. Squares go x fastest, and
 * each has (a, c, d), then (a, d, b) (§4).
 */
export function gridTrianglePoint({ countX }: HeightGrid, triangle: number, corner: number): number {
  const square = triangle >> 1;
  const i = square % (countX - 1);
  const a = i + ((square - i) / (countX - 1)) * countX;
  if (corner === 0) return a;
  const d = a + countX + 1;
  if (triangle % 2 === 0) return corner === 1 ? d - 1 : d;
  return corner === 1 ? d : a + 1;
}

/**
 * Checks a height grid by §4: at least 2 × 2 points, as many heights, spacing above 0, and the
 * coordinate rule for every point. Places are ['spacing'], ['countX'], ['heights', i] and so on.
 */
export function checkHeightGrid(grid: HeightGrid, report: ReportFault): void {
  const { spacing, countX, countZ, heights } = grid;
  if (!(spacing > 0)) {
    report({
      code: 'LL208',
      error: Number.isNaN(spacing) ? 'ArgumentError' : 'ArgumentOutOfRangeError',
      message: `Spacing is ${spacing} m; it must be above 0.`,
      at: ['spacing'],
    });
  }
  for (const field of ['countX', 'countZ'] as const) {
    if (Number.isInteger(grid[field]) && grid[field] >= 2) continue;
    const message = `${field} is ${grid[field]}; a height grid has at least 2 × 2 heights.`;
    report({ code: 'LL209', error: 'ArgumentError', message, at: [field] });
  }
  if (heights.length !== countX * countZ) {
    report({
      code: 'LL206',
      error: 'ArgumentError',
      message: `${heights.length} heights for ${countX} × ${countZ} = ${countX * countZ} points.`,
      at: ['heights'],
    });
  }
  // Points lie between the outermost ones, so checking those four coordinates checks them all.
  checkCoordinate(grid.x0, 'Origin x', ['origin', 0], report);
  checkCoordinate(grid.z0, 'Origin z', ['origin', 1], report);
  if (spacing > 0) {
    checkCoordinate(gridX(grid, countX - 1), 'The last point’s x', ['spacing'], report);
    checkCoordinate(gridZ(grid, countZ - 1), 'The last point’s z', ['spacing'], report);
  }
  for (let i = 0; i < heights.length; i++) checkCoordinate(heights[i], `Height ${i}`, ['heights', i], report);
}
