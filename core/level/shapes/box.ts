import type { Bounds } from '../../grid/frame';
import type { Mesh } from '../../voxelize/mesh';
import { type Corner, prism } from './prism';

/** The skin of a box: a {@link prism} between its bottom and its top. 12 triangles. */
export function boxMesh({ min, max }: Bounds): Mesh {
  const ring = (y: number): Corner[] => [
    [min[0], y, min[2]],
    [max[0], y, min[2]],
    [max[0], y, max[2]],
    [min[0], y, max[2]],
  ];
  return prism(ring(min[1]), ring(max[1]));
}
