import type { HeightfieldFrame } from '../../grid/frame';
import type { GeometryItem } from '../../level/level';
import { gridX, gridZ, type HeightGrid } from '../../voxelize/heightGrid';

/**
 * A quick test whether a triangle of an item is inside the grid beyond doubt. Nearly all are, and each
 * corner is looked at once for all its triangles. False says nothing.
 */
export function insideTest(item: GeometryItem, frame: HeightfieldFrame): (triangle: number) => boolean {
  if (item.type === 'heightGrid') return gridTest(item.grid, frame);
  if (item.type !== 'mesh') return () => false;
  const { vertices, indices } = item.mesh;
  const inside = new Uint8Array(vertices.length / 3);
  for (let vertex = 0; vertex < inside.length; vertex++) {
    const at = 3 * vertex;
    inside[vertex] = isInside(frame, vertices[at], vertices[at + 1], vertices[at + 2]);
  }
  return (triangle) => {
    const at = 3 * triangle;
    return (inside[indices[at]] & inside[indices[at + 1]] & inside[indices[at + 2]]) === 1;
  };
}

/** Of a height grid's triangles, a square's two are tested together. */
function gridTest(grid: HeightGrid, frame: HeightfieldFrame): (triangle: number) => boolean {
  const { heights, countX } = grid;
  const inside = new Uint8Array(heights.length);
  for (let point = 0; point < heights.length; point++) {
    const i = point % countX;
    inside[point] = isInside(frame, gridX(grid, i), heights[point], gridZ(grid, (point - i) / countX));
  }
  return (triangle) => {
    const square = triangle >> 1;
    const i = square % (countX - 1);
    const corner = i + ((square - i) / (countX - 1)) * countX;
    return (inside[corner] & inside[corner + 1] & inside[corner + countX] & inside[corner + countX + 1]) === 1;
  };
}

/** Whether a point is at least a cell and a row away from everything outside, which no rounding bridges. */
function isInside(
  { origin, cellSize, cellHeight, width, height, depth }: HeightfieldFrame,
  x: number,
  y: number,
  z: number,
) {
  const u = (x - origin[0]) / cellSize;
  const v = (y - origin[1]) / cellHeight;
  const w = (z - origin[2]) / cellSize;
  return Number(u >= 1 && u <= width - 1 && v >= 1 && v <= height - 1 && w >= 1 && w <= depth - 1);
}
