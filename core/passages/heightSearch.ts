import type { Column } from './column';
import { HeightOrder } from './heightOrder';

/** No place of a column. */
export const NOBODY = -1;

/**
 * Finds candidates of a column by height: the closest point, or the highest one. Candidates are sorted
 * once a column; a search begins at its height and ends where height alone is farther than the best.
 * Of equals, the one of the lower segment is found.
 */
export class HeightSearch {
  private readonly order: HeightOrder;
  /** The heights in their order. */
  private readonly sorted: Float64Array;
  private count = 0;
  /** The column that was sorted. */
  private visit = -1;

  /**
   * @param heights what is searched by: the column's floors or centres
   * @param inside only candidates within whose radius the column lies
   */
  constructor(
    private readonly column: Column,
    private readonly heights: Float64Array,
    private readonly inside: boolean,
  ) {
    this.order = new HeightOrder(column.capacity);
    this.sorted = new Float64Array(column.capacity);
  }

  /** The place of the closest point to height y. */
  nearest(y: number): number {
    this.prepare();
    return this.nearestOf(y, 0, this.count);
  }

  /** The closest point among those no higher than y. */
  nearestBelow(y: number): number {
    this.prepare();
    return this.nearestOf(y, 0, this.firstAbove(y));
  }

  /** The closest point among those at most `band` above or below y. */
  nearestWithin(y: number, band: number): number {
    this.prepare();
    return this.nearestOf(y, this.firstFrom(y - band), this.firstAbove(y + band));
  }

  /** The highest point no higher than y. */
  highestBelow(y: number): number {
    this.prepare();
    const { sorted } = this;
    let at = this.firstAbove(y) - 1;
    if (at < 0) return NOBODY;
    // Equal heights keep the order of their segments.
    while (at > 0 && sorted[at - 1] === sorted[at]) at--;
    this.column.looks++;
    return this.order.places[at];
  }

  private prepare(): void {
    const { column, order, heights } = this;
    if (this.visit === column.visit) return;
    this.visit = column.visit;
    const { places } = order;
    let count = 0;
    for (let place = 0; place < column.count; place++) {
      if (!this.inside || column.isInside(place)) places[count++] = place;
    }
    order.sort(heights, count);
    for (let i = 0; i < count; i++) this.sorted[i] = heights[order.places[i]];
    this.count = count;
  }

  /** The first index with a height of at least y. */
  private firstFrom(y: number): number {
    const { sorted } = this;
    let low = 0;
    let high = this.count;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sorted[middle] < y) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The first index with a height above y. */
  private firstAbove(y: number): number {
    const { sorted } = this;
    let low = 0;
    let high = this.count;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sorted[middle] <= y) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The closest point to y among the indices from … to - 1. */
  private nearestOf(y: number, from: number, to: number): number {
    const { sorted, column } = this;
    const { places } = this.order;
    const { square, segment } = column;
    let up = Math.min(to, Math.max(from, this.firstFrom(y)));
    let down = up - 1;
    let best = NOBODY;
    let least = Infinity;
    for (;;) {
      const above = up < to ? sorted[up] - y : Infinity;
      const below = down >= from ? y - sorted[down] : Infinity;
      const apart = Math.min(above, below);
      if (apart * apart > least || apart === Infinity) return best;
      const place = places[above < below ? up++ : down--];
      column.looks++;
      const distance = square[place] + apart * apart;
      if (distance > least || (distance === least && segment[place] > segment[best])) continue;
      least = distance;
      best = place;
    }
  }
}
