import { depth, width } from './grid';

/**
 * Stretches: four columns side by side along x that have one span each, as have all their neighbours.
 * Open ground is made of them. The spans of a stretch, and those of each side's neighbours, stand side
 * by side in the arrays, so one vector holds a number of all four.
 */

/** Columns of a stretch. */
export const STRETCH: u32 = 4;

/**
 * Whether a stretch begins at a column, lies inside the grid, and ends before another column.
 * @param first address of the columns' first spans, solid or open
 */
export function isStretch(first: usize, column: u32, x: u32, z: u32, to: u32): bool {
  if (x === 0 || x + STRETCH >= width || z === 0 || z === depth - 1 || column + STRETCH > to) return false;
  const here = first + 4 * <usize>column;
  const front = here + 4 * <usize>width;
  const back = here - 4 * <usize>width;
  // Most places are ruled out by how many spans there are in all.
  if (load<u32>(here + 20) - load<u32>(here - 4) !== 6) return false;
  if (load<u32>(front + 16) - load<u32>(front) !== 4 || load<u32>(back + 16) - load<u32>(back) !== 4) return false;
  const steps = v128.and(v128.and(haveOne(here - 4), haveOne(here + 4)), v128.and(haveOne(front), haveOne(back)));
  return i32x4.all_true(steps);
}

/** Of four columns, which have one span. */
function haveOne(place: usize): v128 {
  return i32x4.eq(i32x4.sub(v128.load(place + 4), v128.load(place)), i32x4.splat(1));
}
