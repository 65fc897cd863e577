// What the peers are given so that they do the same work as we do.
import type { HeightfieldFrame } from '../../../core/grid/frame';

/** The steepest walkable slope: its cosine is the one that our settings have. */
export const SLOPE_DEGREES = 45;

/** The area that the peers give to a walkable triangle. */
export const WALKABLE = 63;

type Corner = [number, number, number];

/** The lowest and the highest corner of the grid in the world, metres. */
export function cornersOf({ origin, width, depth, height, cellSize, cellHeight }: HeightfieldFrame): [Corner, Corner] {
  const [x, y, z] = origin;
  return [
    [x, y, z],
    [x + width * cellSize, y + height * cellHeight, z + depth * cellSize],
  ];
}
