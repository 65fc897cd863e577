import type { FaceBuffer } from './faceBuffer';
import { FaceKind, OpenEdge } from './faceLook';

/** Values a run: first column corner, last column corner, first row of columns, low row, high row, look. */
const RUN_VALUES = 6;

const OPEN_X = (OpenEdge.MinusX | OpenEdge.PlusX) << 10;
const OPEN_Z = (OpenEdge.MinusZ | OpenEdge.PlusZ) << 10;

/**
 * Joins the one-column faces of one kind into rectangles as a tile is walked by z, then x, then
 * bottom-up: a flat floor becomes a few faces instead of thousands, and the cell lines, which the
 * shader draws, stay where they were. Faces join when they touch, span the same rows and look the
 * same; open edges stay on the border of what was joined.
 */
export class FaceRuns {
  readonly #kind: FaceKind;
  readonly #joinsAlongX: boolean;
  readonly #joinsAlongZ: boolean;
  readonly #faces: FaceBuffer;
  /** Runs of the row of columns being walked, and of the one before it that may still grow. */
  #row: number[] = [];
  #before: number[] = [];
  /** Offsets in `#row` of the runs that end in the column before, and in the present one. */
  #lastColumn: number[] = [];
  #thisColumn: number[] = [];
  #lastCursor = 0;
  #column = -1;

  constructor(kind: FaceKind, faces: FaceBuffer) {
    this.#kind = kind;
    this.#joinsAlongX = kind !== FaceKind.PlusX && kind !== FaceKind.MinusX;
    this.#joinsAlongZ = kind !== FaceKind.PlusZ && kind !== FaceKind.MinusZ;
    this.#faces = faces;
  }

  /** Adds the face of the column at (x, z); within a column, faces come bottom-up. */
  add(x: number, z: number, lo: number, hi: number, look: number): void {
    if (x !== this.#column) this.#enterColumn(x);
    const joined = this.#joinsAlongX ? this.#runToJoin(lo, hi, look) : -1;
    const run = joined < 0 ? this.#row.length : joined;
    if (joined < 0) this.#row.push(x, x + 1, z, lo, hi, look);
    else {
      this.#row[run + 1] = x + 1;
      this.#row[run + 5] |= look & (OpenEdge.PlusX << 10);
    }
    this.#thisColumn.push(run);
  }

  /** Ends the row of columns z; every row of a tile ends once, empty or not. */
  endRow(z: number): void {
    this.#joinRows(z);
    const done = this.#row;
    this.#row = this.#before;
    this.#row.length = 0;
    this.#before = done;
    this.#column = -1;
    this.#thisColumn.length = 0;
    if (!this.#joinsAlongZ) this.finish(z + 1);
  }

  /** Hands over the runs that could still have grown; `zEnd` is the corner behind the last row. */
  finish(zEnd: number): void {
    for (let run = 0; run < this.#before.length; run += RUN_VALUES) this.#emit(this.#before, run, zEnd);
    this.#before.length = 0;
  }

  #enterColumn(x: number): void {
    const touches = x === this.#column + 1;
    const spare = this.#lastColumn;
    this.#lastColumn = this.#thisColumn;
    this.#thisColumn = spare;
    this.#thisColumn.length = 0;
    if (!touches) this.#lastColumn.length = 0;
    this.#lastCursor = 0;
    this.#column = x;
  }

  /** The run of the column before that a face goes on with, or -1. Both columns go bottom-up. */
  #runToJoin(lo: number, hi: number, look: number): number {
    const last = this.#lastColumn;
    while (this.#lastCursor < last.length && this.#row[last[this.#lastCursor] + 3] < lo) this.#lastCursor++;
    if (this.#lastCursor === last.length) return -1;
    const run = last[this.#lastCursor];
    const row = this.#row;
    return row[run + 3] === lo && row[run + 4] === hi && ((row[run + 5] ^ look) & ~OPEN_X) === 0 ? run : -1;
  }

  /** Lets each run of this row take over the equal one behind it; what none takes over is done. */
  #joinRows(z: number): void {
    const row = this.#row;
    const before = this.#before;
    let run = 0;
    for (let old = 0; old < before.length; old += RUN_VALUES) {
      const x0 = before[old];
      const lo = before[old + 3];
      while (run < row.length && (row[run] < x0 || (row[run] === x0 && row[run + 3] < lo))) run += RUN_VALUES;
      const joins =
        run < row.length &&
        row[run] === x0 &&
        row[run + 3] === lo &&
        row[run + 1] === before[old + 1] &&
        row[run + 4] === before[old + 4] &&
        ((row[run + 5] ^ before[old + 5]) & ~OPEN_Z) === 0;
      if (joins) {
        row[run + 5] |= before[old + 5] & (OpenEdge.MinusZ << 10);
        row[run + 2] = before[old + 2];
      } else this.#emit(before, old, z);
    }
  }

  #emit(runs: number[], run: number, zEnd: number): void {
    const kind = this.#kind;
    const x0 = kind === FaceKind.PlusX ? runs[run + 1] : runs[run];
    const x1 = kind === FaceKind.MinusX ? runs[run] : runs[run + 1];
    const z0 = kind === FaceKind.PlusZ ? zEnd : runs[run + 2];
    const z1 = kind === FaceKind.MinusZ ? runs[run + 2] : zEnd;
    this.#faces.add(kind, runs[run + 5], x0, x1, z0, z1, runs[run + 3], runs[run + 4]);
  }
}
