import type { HeightfieldFrame } from '../../grid/frame';
import type { GeometryItem } from '../../level/level';
import { cornersOf } from './triangleCorners';

/** Where a triangle lies in the grid, as far as it matters for what becomes of it (§2). */
export const Where = {
  Inside: 0,
  /** Nothing of it is in the grid. */
  Outside: 1,
  /** A part of it is cut off beside or below the grid. */
  Beyond: 2,
  /** It reaches above the grid, so that its floors are pulled down to the grid's top. */
  Above: 3,
  /** A wall exactly on the grid's edge, which belongs to a column outside. */
  EdgeWall: 4,
  /** A floor exactly on the grid's bottom, which has no row to be in. */
  BottomFloor: 5,
} as const;

export type Where = (typeof Where)[keyof typeof Where];

/** Tells where triangles lie, by the rasterizer's own numbers: float32, in cells and rows. */
export class GridPlace {
  private readonly corners = new Float64Array(9);
  private readonly local = new Float32Array(9);
  private readonly cells = new Float32Array(9);

  constructor(private readonly frame: HeightfieldFrame) {}

  of(item: GeometryItem, triangle: number): Where {
    const { frame, corners, local, cells } = this;
    const { origin, width, depth, height } = frame;
    cornersOf(item, triangle, corners);
    for (let i = 0; i < 9; i++) {
      local[i] = corners[i] - origin[i % 3];
      cells[i] = local[i] / (i % 3 === 1 ? frame.cellHeight : frame.cellSize);
    }
    const lowU = Math.min(cells[0], cells[3], cells[6]);
    const highU = Math.max(cells[0], cells[3], cells[6]);
    const lowV = Math.min(cells[1], cells[4], cells[7]);
    const highV = Math.max(cells[1], cells[4], cells[7]);
    const lowW = Math.min(cells[2], cells[5], cells[8]);
    const highW = Math.max(cells[2], cells[5], cells[8]);
    if (lowU > 0 && highU < width && lowV > 0 && highV < height && lowW > 0 && highW < depth) return Where.Inside;
    if (this.normal(0) === 0 && this.normal(1) === 0 && this.normal(2) === 0) return Where.Inside;
    const rows = rowsOf(lowV, highV, height, this.normal(1) > 0);
    const alongX = this.columnsOf(lowU, highU, 0, width);
    const alongZ = this.columnsOf(lowW, highW, 2, depth);
    if (rows === Where.Outside || alongX === Where.Outside || alongZ === Where.Outside) return Where.Outside;
    if (alongX === Where.EdgeWall || alongZ === Where.EdgeWall) return Where.EdgeWall;
    if (rows === Where.BottomFloor || rows === Where.Above) return rows;
    return alongX === Where.Beyond || alongZ === Where.Beyond ? Where.Beyond : rows;
  }

  /** Where the columns from lowest to highest along one axis lie in the grid. */
  private columnsOf(low: number, high: number, axis: 0 | 2, columns: number): Where {
    if (low === high && Number.isInteger(low)) {
      // A wall on a grid line belongs to the column behind it.
      const column = this.normal(axis) > 0 ? low - 1 : low;
      if (column >= 0 && column < columns) return Where.Inside;
      return low === 0 || low === columns ? Where.EdgeWall : Where.Outside;
    }
    if (high <= 0 || low >= columns) return Where.Outside;
    return low < 0 || high > columns ? Where.Beyond : Where.Inside;
  }

  /** A component of the normal, as the rasterizer computes it. */
  private normal(axis: number): number {
    const { local } = this;
    const { fround } = Math;
    const next = (axis + 1) % 3;
    const last = (axis + 2) % 3;
    const p = (i: number) => fround(local[3 + i] - local[i]);
    const q = (i: number) => fround(local[6 + i] - local[i]);
    return fround(fround(p(next) * q(last)) - fround(p(last) * q(next)));
  }
}

/** Where the rows from lowest to highest lie in the grid. */
function rowsOf(low: number, high: number, rows: number, facesUp: boolean): Where {
  if (low === high && low === 0) return facesUp ? Where.BottomFloor : Where.Inside;
  if (high <= 0) return Where.Outside;
  if (low >= rows) return low === high && low === rows && facesUp ? Where.Inside : Where.Outside;
  if (high > rows) return Where.Above;
  return low < 0 ? Where.Beyond : Where.Inside;
}
