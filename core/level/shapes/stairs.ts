import type { Bounds } from '../../grid/frame';
import type { Mesh } from '../../voxelize/mesh';
import { type ProfileCorner, type Rise, risingMesh } from './rise';

/** The most steps that stairs can have. */
export const MAX_STEPS = 1024;

/** Solid stairs that fill their box: all steps equally long and high, the last one at the box's top. 8 · steps + 4 triangles. */
export function stairsMesh(box: Bounds, rise: Rise, steps: number): Mesh {
  const profile: ProfileCorner[] = [
    [steps, 0],
    [0, 0],
  ];
  for (let step = 0; step < steps; step++) profile.push([step, step + 1], [step + 1, step + 1]);
  return risingMesh(box, rise, profile, steps);
}
