import type { Controls } from './segmentTable';
import { floorHeight } from './tubeHeights';

/** Segments from `first` to `last`, both included. */
export interface SegmentSpan {
  readonly first: number;
  readonly last: number;
}

/**
 * The floor along a route, searched by height. A segment is *even* where its heights are its own: all
 * floors before it lie on one side of it, all after it on the other. Where one is not, because the
 * floor is flat or turns back, a height does not say where on the route it is.
 */
export class FloorProfile {
  /** The farthest that the floor has come up to each control, in the sense of the whole route. */
  private readonly reached: Float64Array;
  private readonly uneven: Uint8Array;
  /** 1 when the route ends higher than it begins, -1 otherwise. */
  private readonly sense: 1 | -1;

  /** @param floors the floor at each control, in any unit */
  constructor(floors: ArrayLike<number>) {
    const last = floors.length - 1;
    this.sense = floors[last] < floors[0] ? -1 : 1;
    const heights = Float64Array.from(floors, (floor) => floor * this.sense);
    this.reached = heights.slice();
    for (let i = 1; i <= last; i++) this.reached[i] = Math.max(this.reached[i - 1], heights[i]);
    this.uneven = new Uint8Array(last);
    let least = heights[last];
    for (let i = last - 1; i >= 0; i--) {
      least = Math.min(least, heights[i + 1]);
      const isEven = heights[i] === this.reached[i] && heights[i + 1] === least && heights[i] < heights[i + 1];
      this.uneven[i] = isEven ? 0 : 1;
    }
  }

  /** The spans of the route that are not monotone; none when the whole profile rises or falls. */
  unevenSpans(): SegmentSpan[] {
    const spans: SegmentSpan[] = [];
    for (let first = 0; first < this.uneven.length; first++) {
      if (!this.uneven[first]) continue;
      let last = first;
      while (this.uneven[last + 1]) last++;
      spans.push({ first, last });
      first = last;
    }
    return spans;
  }

  /** The segment at a height, by binary search; the end's beyond an end; -1 where a height does not say. */
  segmentAt(height: number): number {
    const { reached, uneven } = this;
    const sought = height * this.sense;
    let low = 0;
    let high = uneven.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (reached[middle] <= sought) low = middle + 1;
      else high = middle;
    }
    const segment = low === 0 ? 0 : low - 1;
    return uneven[segment] ? -1 : segment;
  }
}

/** The floor profile of a route, metres. */
export function floorProfileOf(route: Pick<Controls, 'y'>): FloorProfile {
  return new FloorProfile(route.y.map(floorHeight));
}
