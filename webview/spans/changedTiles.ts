import { runToEnd, type Steps } from '../../core/steps';
import type { DrawnSpans } from './drawnSpans';
import type { Tile } from './tiles';

/** Spans compared between two pauses: about a millisecond. */
const BAND_SPANS = 1 << 16;

/** Which tiles of `size` columns look different in one picture than in another. */
export class TileMarks {
  readonly #size: number;
  readonly #across: number;
  readonly #marks: Uint8Array;

  constructor(width: number, depth: number, size: number) {
    this.#size = size;
    this.#across = Math.ceil(width / size);
    this.#marks = new Uint8Array(this.#across * Math.ceil(depth / size));
  }

  has({ x, z }: Pick<Tile, 'x' | 'z'>): boolean {
    return this.#marks[x / this.#size + (z / this.#size) * this.#across] === 1;
  }

  /** Marks the tile that column (x, z) lies in; columns outside the grid are in none. */
  mark(x: number, z: number): void {
    const column = Math.floor(x / this.#size);
    const at = column + Math.floor(z / this.#size) * this.#across;
    if (column >= 0 && column < this.#across && at >= 0 && at < this.#marks.length) this.#marks[at] = 1;
  }
}

/** What differs in a column between two pictures. */
const Difference = { None: 0, Paint: 1, Rows: 2 } as const;
type Difference = (typeof Difference)[keyof typeof Difference];

/** Compares the spans aFrom … aEnd - 1 of one picture with bFrom … bEnd - 1 of the other, in one column. */
function difference(
  a: DrawnSpans,
  aFrom: number,
  aEnd: number,
  b: DrawnSpans,
  bFrom: number,
  bEnd: number,
): Difference {
  if (aEnd - aFrom !== bEnd - bFrom) return Difference.Rows;
  let found: Difference = Difference.None;
  for (let i = aFrom, j = bFrom; i < aEnd; i++, j++) {
    if (a.min[i] !== b.min[j] || a.max[i] !== b.max[j]) return Difference.Rows;
    if (a.paint[i] !== b.paint[j]) found = Difference.Paint;
  }
  return found;
}

/**
 * Marks the tiles whose faces are not the same in two pictures of one grid, whose sizes may differ. A
 * column that changed its rows also decides the sides and open edges of its four neighbours; one that
 * is only painted otherwise matters to its own tile alone.
 * @param size columns along a tile's side
 */
export function* changedTileSteps(before: DrawnSpans, after: DrawnSpans, size: number): Steps<TileMarks> {
  const depth = Math.max(before.depth, after.depth);
  const marks = new TileMarks(Math.max(before.width, after.width), depth, size);
  let compared = 0;
  for (let z = 0; z < depth; z++) {
    let i = z < before.depth ? before.rowFirst[z] : 0;
    let j = z < after.depth ? after.rowFirst[z] : 0;
    const iEnd = z < before.depth ? before.rowFirst[z + 1] : 0;
    const jEnd = z < after.depth ? after.rowFirst[z + 1] : 0;
    compared += iEnd - i;
    while (i < iEnd || j < jEnd) {
      const x = Math.min(i < iEnd ? before.x[i] : Infinity, j < jEnd ? after.x[j] : Infinity);
      const iFrom = i;
      const jFrom = j;
      while (i < iEnd && before.x[i] === x) i++;
      while (j < jEnd && after.x[j] === x) j++;
      const found = difference(before, iFrom, i, after, jFrom, j);
      if (found === Difference.None) continue;
      marks.mark(x, z);
      if (found === Difference.Paint) continue;
      marks.mark(x - 1, z);
      marks.mark(x + 1, z);
      marks.mark(x, z - 1);
      marks.mark(x, z + 1);
    }
    if (compared < BAND_SPANS) continue;
    compared = 0;
    yield z / depth;
  }
  return marks;
}

/** What {@link changedTileSteps} finds, at once. */
export function changedTiles(before: DrawnSpans, after: DrawnSpans, size: number): TileMarks {
  return runToEnd(changedTileSteps(before, after, size));
}
