import type { Mesh } from '../../voxelize/mesh';

/** A level rectangle, x and z in metres. */
export interface Plane {
  readonly min: readonly [x: number, z: number];
  readonly max: readonly [x: number, z: number];
  readonly y: number;
}

/** Two triangles that face up: the halves on both sides of the line from min to max. */
export function planeMesh({ min, max, y }: Plane): Mesh {
  const vertices = [min[0], y, min[1], max[0], y, min[1], max[0], y, max[1], min[0], y, max[1]];
  return { vertices: Float64Array.from(vertices), indices: Uint32Array.of(0, 2, 1, 0, 3, 2) };
}
