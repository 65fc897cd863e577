import type { HeightfieldFrame } from '../../grid/frame';

/** The cells of the grid whose middles can lie under a triangle. */
export function footprintOf([ax, , az, bx, , bz, cx, , cz]: Float64Array, frame: HeightfieldFrame) {
  const { origin, cellSize, width, depth } = frame;
  return {
    fromX: Math.max(0, Math.floor((Math.min(ax, bx, cx) - origin[0]) / cellSize) - 1),
    toX: Math.min(width, Math.ceil((Math.max(ax, bx, cx) - origin[0]) / cellSize) + 1),
    fromZ: Math.max(0, Math.floor((Math.min(az, bz, cz) - origin[2]) / cellSize) - 1),
    toZ: Math.min(depth, Math.ceil((Math.max(az, bz, cz) - origin[2]) / cellSize) + 1),
  };
}

/** Whether the box around a triangle, seen from above, reaches into a cell. */
export function mayCover(corners: Float64Array, { origin, cellSize }: HeightfieldFrame, x: number, z: number): boolean {
  const meets = (axis: 0 | 2, cell: number) => {
    const low = origin[axis] + cell * cellSize;
    const [a, b, c] = [corners[axis], corners[3 + axis], corners[6 + axis]];
    return Math.max(a, b, c) > low && Math.min(a, b, c) < low + cellSize;
  };
  return meets(0, x) && meets(2, z);
}

/**
 * How high a triangle stands above a point of the ground; undefined where it does not. Of the triangles
 * of a closed skin, each point meets an even number: one that is exactly on an edge or a corner counts
 * as if it lay a hair beside it, the same hair for all triangles.
 */
export function heightAbove(corners: Float64Array, x: number, z: number): number | undefined {
  const [ax, ay, az, bx, by, bz, cx, cy, cz] = corners;
  const left = isLeft(ax, az, bx, bz, x, z);
  if (left !== isLeft(bx, bz, cx, cz, x, z) || left !== isLeft(cx, cz, ax, az, x, z)) return undefined;
  const area = (bx - ax) * (cz - az) - (bz - az) * (cx - ax);
  if (area === 0) return undefined;
  const towardsB = ((x - ax) * (cz - az) - (z - az) * (cx - ax)) / area;
  const towardsC = ((bx - ax) * (z - az) - (bz - az) * (x - ax)) / area;
  return ay + towardsB * (by - ay) + towardsC * (cy - ay);
}

/** Whether a point lies left of the line from a to b. Neighbours ask about their edge in the same words. */
function isLeft(ax: number, az: number, bx: number, bz: number, x: number, z: number): boolean {
  if (ax < bx || (ax === bx && az < bz)) return (bx - ax) * (z - az) - (bz - az) * (x - ax) >= 0;
  return (ax - bx) * (z - bz) - (az - bz) * (x - bx) < 0;
}
