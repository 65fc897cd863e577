import type { Bounds } from '../../grid/frame';
import type { Mesh } from '../../voxelize/mesh';
import { type Rise, risingMesh } from './rise';

/** A solid wedge that fills the lower half of its box: 8 triangles. */
export function rampMesh(box: Bounds, rise: Rise): Mesh {
  const profile = [
    [1, 0],
    [0, 0],
    [1, 1],
  ] as const;
  return risingMesh(box, rise, profile, 1);
}
