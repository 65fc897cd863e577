import type { SegmentTable } from './segmentTable';

/** A rectangle in (x, z), in a table's units. */
export interface Rectangle {
  readonly minX: number;
  readonly minZ: number;
  readonly maxX: number;
  readonly maxZ: number;
}

/** The most squares along a side. */
const MAX_SIDE = 512;
/** Squares are this share of the reach wide: smaller ones leave out more segments, and list each more often. */
const SQUARES_A_REACH = 4;

/**
 * The segments near each place of a rectangle: squares in (x, z), each with the segments whose curve
 * comes within the reach of it, in rising order.
 */
export class SegmentGrid {
  /** The segments of all squares, one square after the other. */
  readonly segments: Int32Array;
  /** Where the segments of each square begin; one entry more. */
  readonly first: Int32Array;
  private readonly side: number;
  private readonly width: number;
  private readonly depth: number;

  constructor(
    table: SegmentTable,
    private readonly area: Rectangle,
    reach: number,
  ) {
    const extent = Math.max(area.maxX - area.minX, area.maxZ - area.minZ);
    this.side = Math.max(reach / SQUARES_A_REACH, extent / MAX_SIDE, 1);
    this.width = Math.floor((area.maxX - area.minX) / this.side) + 1;
    this.depth = Math.floor((area.maxZ - area.minZ) / this.side) + 1;
    this.first = new Int32Array(this.width * this.depth + 1);
    const boxes = segmentBoxes(table, reach);
    // Once to count, once to fill in.
    this.eachSquare(boxes, (square) => this.first[square + 1]++);
    for (let i = 1; i < this.first.length; i++) this.first[i] += this.first[i - 1];
    this.segments = new Int32Array(this.first[this.first.length - 1]);
    const next = this.first.slice();
    this.eachSquare(boxes, (square, segment) => {
      this.segments[next[square]++] = segment;
    });
  }

  /** The square of a place inside the rectangle. */
  squareAt(x: number, z: number): number {
    return this.along(z - this.area.minZ, this.depth) * this.width + this.along(x - this.area.minX, this.width);
  }

  private along(offset: number, squares: number): number {
    return Math.min(squares - 1, Math.max(0, Math.floor(offset / this.side)));
  }

  private eachSquare(boxes: Float64Array, visit: (square: number, segment: number) => void): void {
    const { area } = this;
    for (let segment = 0; 4 * segment < boxes.length; segment++) {
      const [minX, minZ, maxX, maxZ] = boxes.subarray(4 * segment, 4 * segment + 4);
      if (maxX < area.minX || minX > area.maxX || maxZ < area.minZ || minZ > area.maxZ) continue;
      const toX = this.along(maxX - area.minX, this.width);
      const toZ = this.along(maxZ - area.minZ, this.depth);
      for (let z = this.along(minZ - area.minZ, this.depth); z <= toZ; z++) {
        for (let x = this.along(minX - area.minX, this.width); x <= toX; x++) visit(z * this.width + x, segment);
      }
    }
  }
}

/** A box around each segment's curve, as far as the reach: minX, minZ, maxX, maxZ each. */
function segmentBoxes(table: SegmentTable, reach: number): Float64Array {
  const boxes = new Float64Array(4 * table.count);
  for (let segment = 0; segment < table.count; segment++) {
    const x = curveRange(table.curveX, segment);
    const z = curveRange(table.curveZ, segment);
    boxes.set([x[0] - reach, z[0] - reach, x[1] + reach, z[1] + reach], 4 * segment);
  }
  return boxes;
}

/** A range that a curve stays in: that of its Bézier points. Rounding may add half a unit, so one is added. */
function curveRange(pieces: Float64Array, segment: number): [number, number] {
  const [constant, linear, square, cubic] = pieces.subarray(4 * segment, 4 * segment + 4);
  const start = constant / 2;
  const second = start + linear / 6;
  const third = start + linear / 3 + square / 6;
  const end = (constant + linear + square + cubic) / 2;
  return [Math.min(start, second, third, end) - 1, Math.max(start, second, third, end) + 1];
}
