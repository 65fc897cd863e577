import type { Rgb } from '../colour/lab';
import type { VolumeOutline } from '../messages';
import { type GridFrame, type Point, toScene } from '../scene/gridFrame';
import type { Figure } from './figure';

/** An upright prism in the scene: the corners of its foot in their order, and how far up it goes. */
export interface Prism {
  readonly foot: readonly (readonly [x: number, z: number])[];
  readonly low: number;
  readonly high: number;
}

/** Rows that a volume is drawn beyond the grid, so that one without an end is seen to go on. */
const BEYOND = 2;

/** The box of a grid, from its corner. */
export function gridPrism(width: number, depth: number, rows: number, rowHeight: number): Prism {
  const foot = [[0, 0] as const, [width, 0] as const, [width, depth] as const, [0, depth] as const];
  return { foot, low: 0, high: rows * rowHeight };
}

/**
 * A volume as a prism, its ends at most a little above and below the grid.
 * @param rows of the grid
 */
export function volumePrism({ polygon, minY, maxY }: VolumeOutline, frame: GridFrame, rows: number): Prism {
  const highest = (rows + BEYOND) * frame.rowHeight;
  const lowest = -BEYOND * frame.rowHeight;
  const height = (y: number) => Math.min(highest, Math.max(lowest, toScene(frame, [0, y, 0])[1]));
  const foot = polygon.map(([x, z]) => {
    const place = toScene(frame, [x, 0, z]);
    return [place[0], place[2]] as const;
  });
  return { foot, low: height(minY), high: height(maxY) };
}

/** The edges of a prism. */
export function prismStrokes({ foot, low, high }: Prism, colour: Rgb): Figure['strokes'] {
  return foot.flatMap(([x, z], i) => {
    const [nextX, nextZ] = foot[(i + 1) % foot.length];
    const around = (y: number) => ({ from: [x, y, z], to: [nextX, y, nextZ], colour }) as const;
    return [around(low), around(high), { from: [x, low, z] as const, to: [x, high, z] as const, colour }];
  });
}

/** The faces of a prism. */
export function prismPanes({ foot, low, high }: Prism, colour: Rgb): Figure['panes'] {
  const level = (y: number) => ({ corners: foot.map(([x, z]): Point => [x, y, z]), colour });
  const walls = foot.map(([x, z], i) => {
    const [nextX, nextZ] = foot[(i + 1) % foot.length];
    const corners: Point[] = [
      [x, low, z],
      [nextX, low, nextZ],
      [nextX, high, nextZ],
      [x, high, z],
    ];
    return { corners, colour };
  });
  return [level(low), level(high), ...walls];
}

/** Where a prism's name is written: over the middle of its upper end. */
export function prismTop({ foot, high }: Prism): Point {
  const middle = (axis: 0 | 1) => foot.reduce((sum, corner) => sum + corner[axis], 0) / foot.length;
  return [middle(0), high, middle(1)];
}
