import type { Column } from './column';

/** Two passes have floors at least this far apart, metres. */
export const PASS_APART = 1;

/**
 * The passes of the routes by a column: where a route comes closest to it, within the tube's radius.
 * The closest ones come first; one whose floor is less than a metre from a closer one's is the same pass.
 */
export class ColumnPasses {
  /** Places in the column, the closest pass first. */
  readonly places: number[] = [];
  /** The same places, the lowest floor first. */
  readonly byFloor: number[] = [];
  /** The floors that are kept, each under the whole metre it lies in: no two can share one. */
  private readonly metres = new Map<number, number>();

  constructor(private readonly column: Column) {}

  /** Finds the passes of the column, after it has moved. */
  enter(): void {
    const { column, places, byFloor, metres } = this;
    const { square, floor, segment } = column;
    places.length = 0;
    byFloor.length = 0;
    metres.clear();
    for (let place = 0; place < column.count; place++) {
      if (column.isInside(place) && this.isClosest(place)) places.push(place);
    }
    places.sort((a, b) => square[a] - square[b] || segment[a] - segment[b]);
    const apart = PASS_APART * column.table.units.perMetre;
    let kept = 0;
    for (const place of places) {
      const metre = Math.floor(floor[place] / apart);
      if (this.isNear(metre, floor[place], apart)) continue;
      metres.set(metre, floor[place]);
      places[kept++] = place;
      byFloor.push(place);
    }
    places.length = kept;
    byFloor.sort((a, b) => floor[a] - floor[b]);
  }

  /** How many passes have a floor no higher than y. */
  countBelow(y: number): number {
    const { byFloor } = this;
    const { floor } = this.column;
    let low = 0;
    let high = byFloor.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (floor[byFloor[middle]] <= y) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Whether a floor lies less than `apart` from one that is kept. */
  private isNear(metre: number, floor: number, apart: number): boolean {
    for (let near = metre - 1; near <= metre + 1; near++) {
      const other = this.metres.get(near);
      if (other !== undefined && Math.abs(other - floor) < apart) return true;
    }
    return false;
  }

  /** Whether the neighbours along the route are farther; beyond its ends everything is. */
  private isClosest(place: number): boolean {
    const { column } = this;
    const { table, square } = column;
    const segment = column.segment[place];
    if (!table.isFirst[segment] && square[column.placeOf(segment - 1)] < square[place]) return false;
    return table.isLast[segment] === 1 || square[place] < square[column.placeOf(segment + 1)];
  }
}
