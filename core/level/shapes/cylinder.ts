import type { Mesh } from '../../voxelize/mesh';
import { type Corner, prism } from './prism';

/** An upright cylinder, metres. */
export interface Cylinder {
  readonly centre: readonly [x: number, z: number];
  readonly radius: number;
  readonly minY: number;
  readonly maxY: number;
  readonly sides: number;
}

export const MIN_SIDES = 3;
export const MAX_SIDES = 256;
export const DEFAULT_SIDES = 16;

/** Corners lie on whole parts of a metre: 1/1024. */
const CORNER_GRID = 2 ** 10;

/**
 * Cosines and sines are rounded to 2^-32 before anything else. Their last bits may differ between
 * platforms, and rounding the corner does not always hide that: half of a radius of 3/1024 falls
 * right between two places of the corner's grid, and a cosine one bit less than 0.5 would fall on
 * the other side. No cosine of 3 to 256 sides is near the middle between two places of this grid,
 * and what follows is plain arithmetic, the same everywhere.
 */
export const COSINE_GRID = 2 ** 32;

/** The nearest multiple of 1/grid; in the middle between two, the greater one. */
function roundedTo(grid: number, value: number): number {
  return Math.round(value * grid) / grid;
}

/**
 * The skin of a cylinder: a {@link prism} between its bottom and its top, 4 · sides - 4 triangles.
 * The first corner of a ring lies towards +x, the next ones turn towards +z.
 */
export function cylinderMesh({ centre, radius, minY, maxY, sides }: Cylinder): Mesh {
  const ring = (y: number) =>
    Array.from({ length: sides }, (_, i): Corner => {
      const angle = (2 * Math.PI * i) / sides;
      const x = centre[0] + radius * roundedTo(COSINE_GRID, Math.cos(angle));
      const z = centre[1] + radius * roundedTo(COSINE_GRID, Math.sin(angle));
      return [roundedTo(CORNER_GRID, x), y, roundedTo(CORNER_GRID, z)];
    });
  return prism(ring(minY), ring(maxY));
}
