import type { Point } from './frame';

/**
 * The smallest cell size of two digits that is at least so large and makes a grid that fits.
 * @param least metres
 * @param fits whether a cell size does; a larger one than one that fits does too
 * @param most metres; above it there is none
 */
export function fittingCell(least: number, fits: (size: number) => boolean, most: number): number | undefined {
  if (!(least > 0)) return undefined;
  const digits = 1 - Math.floor(Math.log10(least));
  const unit = 10 ** -digits;
  for (let units = Math.ceil(least / unit); ; units++) {
    const size = Number((units * unit).toPrecision(2));
    if (size > most) return undefined;
    if (fits(size)) return size;
  }
}

/** What a box measures along each axis, metres. */
export function extentOf({ min, max }: { readonly min: Point; readonly max: Point }): Point {
  return [max[0] - min[0], max[1] - min[1], max[2] - min[2]];
}
