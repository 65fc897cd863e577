import type { GeometryItem } from '../../level/level';
import { gridTrianglePoint, gridX, gridZ, type HeightGrid } from '../../voxelize/heightGrid';
import type { Mesh } from '../../voxelize/mesh';

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

function gridCorners(grid: HeightGrid, triangle: number, corners: Float64Array): void {
  for (let corner = 0; corner < 3; corner++) {
    const point = gridTrianglePoint(grid, triangle, corner);
    const i = point % grid.countX;
    corners[3 * corner] = gridX(grid, i);
    corners[3 * corner + 1] = grid.heights[point];
    corners[3 * corner + 2] = gridZ(grid, (point - i) / grid.countX);
  }
}
