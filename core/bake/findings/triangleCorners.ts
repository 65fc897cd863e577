import type { GeometryItem } from '../../level/level';
import { gridX, gridZ, type HeightGrid } from '../../voxelize/heightGrid';
import { type Mesh, triangleCount } from '../../voxelize/mesh';

/** How many triangles an item has; none for voxels. */
export function trianglesOf(item: GeometryItem): number {
  if (item.type === 'mesh') return triangleCount(item.mesh);
  return item.type === 'heightGrid' ? 2 * (item.grid.countX - 1) * (item.grid.countZ - 1) : 0;
}

/** Writes the corners of one triangle, x y z each, metres, into nine numbers. */
export function cornersOf(item: GeometryItem, triangle: number, corners: Float64Array): void {
  if (item.type === 'mesh') meshCorners(item.mesh, triangle, corners);
  else if (item.type === 'heightGrid') gridCorners(item.grid, triangle, corners);
}

function meshCorners({ vertices, indices }: Mesh, triangle: number, corners: Float64Array): void {
  for (let corner = 0; corner < 3; corner++) {
    const vertex = 3 * indices[3 * triangle + corner];
    corners[3 * corner] = vertices[vertex];
    corners[3 * corner + 1] = vertices[vertex + 1];
    corners[3 * corner + 2] = vertices[vertex + 2];
  }
}

/** A square's triangles in the order of §4: (a, c, d), then (a, d, b). */
function gridCorners(grid: HeightGrid, triangle: number, corners: Float64Array): void {
  const square = triangle >> 1;
  const i = square % (grid.countX - 1);
  const j = (square - i) / (grid.countX - 1);
  const point = (corner: number, di: number, dj: number) => {
    corners[3 * corner] = gridX(grid, i + di);
    corners[3 * corner + 1] = grid.heights[i + di + (j + dj) * grid.countX];
    corners[3 * corner + 2] = gridZ(grid, j + dj);
  };
  point(0, 0, 0);
  if (triangle % 2 === 0) {
    point(1, 0, 1);
    point(2, 1, 1);
  } else {
    point(1, 1, 1);
    point(2, 1, 0);
  }
}
