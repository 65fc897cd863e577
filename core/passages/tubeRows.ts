import type { Column } from './column';

/**
 * The rows of a column that lie in the union of the tubes: those whose middle is within its radius of
 * some candidate's centre. Each candidate covers rows without a gap, so that only their ends are noted.
 */
export class TubeRows {
  /** Rows with more begins than ends up to them lie in a tube: what each row changes, and one entry more. */
  private readonly change: Int32Array;
  /** The rows that may lie in a tube: from `low` to `high` - 1. */
  low = 0;
  high = 0;

  /** @param middles where the rows' middles stand, rising, in the column's units */
  constructor(private readonly middles: Float64Array) {
    this.change = new Int32Array(middles.length + 1);
  }

  /**
   * Finds the rows of a column.
   * @param cutAtFloors whether each tube is cut by its own floor before they are joined
   */
  enter(column: Column, cutAtFloors = false): void {
    const { change, middles } = this;
    change.fill(0, this.low, this.high + 1);
    let low = middles.length;
    let high = 0;
    for (let place = 0; place < column.count; place++) {
      const radius = column.radius[place];
      const left = radius * radius - column.square[place];
      if (left < 0) continue;
      // The heights are whole, so whole parts of the root decide; the root of a whole number below 2^53
      // has the right whole part or is off by one.
      let half = Math.floor(Math.sqrt(left));
      if (half * half > left) half--;
      else if ((half + 1) * (half + 1) <= left) half++;
      const centre = column.centre[place];
      const bottom = cutAtFloors ? Math.max(centre - half, column.floor[place]) : centre - half;
      const from = this.firstFrom(bottom);
      const to = this.firstFrom(centre + half + 1);
      if (from >= to) continue;
      change[from]++;
      change[to]--;
      if (from < low) low = from;
      if (to > high) high = to;
    }
    this.low = Math.min(low, high);
    this.high = high;
  }

  /** What a row changes in the number of tubes around it. */
  changeAt(row: number): number {
    return this.change[row];
  }

  /** The first row whose middle is at least at a height. */
  private firstFrom(height: number): number {
    const { middles } = this;
    const rows = middles.length;
    if (rows === 0 || height <= middles[0]) return 0;
    if (height > middles[rows - 1]) return rows;
    // Rows are equally high but for rounding: a guess, and a step or two.
    let row = Math.round(((height - middles[0]) / (middles[rows - 1] - middles[0])) * (rows - 1));
    while (row > 0 && middles[row - 1] >= height) row--;
    while (middles[row] < height) row++;
    return row;
  }
}
