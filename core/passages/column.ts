import { HeightSearch } from './heightSearch';
import type { SegmentTable } from './segmentTable';

/**
 * What the segments offer to one vertical line. A candidate depends on (x, z) alone, so it is computed
 * once for all heights. Each has a place in the arrays below, in the table's units.
 *
 * The first `count` places are the segments that were asked for, in their order; neighbours that are
 * asked for later follow behind. The last place is kept for a point of an exact curve.
 */
export class Column {
  x = 0;
  z = 0;
  /** How many candidates the searches go over. */
  count = 0;
  /** The number of this column among all that were entered. */
  visit = 0;
  readonly capacity: number;

  readonly segment: Int32Array;
  /** The square of the horizontal distance to the candidate. */
  readonly square: Float64Array;
  readonly floor: Float64Array;
  readonly centre: Float64Array;
  readonly radius: Float64Array;

  /** All candidates by floor, those within whose radius the line lies by floor, and all by their centre. */
  readonly floors: HeightSearch;
  readonly insideFloors: HeightSearch;
  readonly centres: HeightSearch;

  /** Candidates computed, and candidates looked at, since the begin. */
  evaluations = 0;
  looks = 0;

  /** The place of each segment, valid where `seen` has the number of this visit. */
  private readonly places: Int32Array;
  private readonly seen: Int32Array;
  private used = 0;

  constructor(readonly table: SegmentTable) {
    const { count } = table;
    this.capacity = count + 1;
    this.segment = new Int32Array(count + 1);
    this.square = new Float64Array(count + 1);
    this.floor = new Float64Array(count + 1);
    this.centre = new Float64Array(count + 1);
    this.radius = new Float64Array(count + 1);
    this.places = new Int32Array(count);
    this.seen = new Int32Array(count);
    this.floors = new HeightSearch(this, this.floor, false);
    this.insideFloors = new HeightSearch(this, this.floor, true);
    this.centres = new HeightSearch(this, this.centre, false);
  }

  /** Goes to the line at (x, z), for the segments in a list from one index up to another, in rising order. */
  enter(x: number, z: number, segments: Int32Array, from: number, to: number): void {
    this.move(x, z);
    for (let i = from; i < to; i++) this.evaluate(segments[i]);
    this.count = this.used;
  }

  /** Goes to the line at (x, z), for all segments. */
  enterAll(x: number, z: number): void {
    this.move(x, z);
    for (let segment = 0; segment < this.table.count; segment++) this.evaluate(segment);
    this.count = this.used;
  }

  /** Whether the line lies within the radius of a candidate. */
  isInside(place: number): boolean {
    return this.square[place] <= this.radius[place] * this.radius[place];
  }

  /** The place of a segment's candidate, which is computed now if it was not asked for. */
  placeOf(segment: number): number {
    if (this.seen[segment] !== this.visit) this.evaluate(segment);
    return this.places[segment];
  }

  /** Notes a point of an exact curve as a candidate; gives its place. */
  setCurvePoint(segment: number, floor: number): number {
    const place = this.capacity - 1;
    this.segment[place] = segment;
    this.floor[place] = floor;
    return place;
  }

  private move(x: number, z: number): void {
    this.x = x;
    this.z = z;
    this.visit++;
    this.used = 0;
  }

  private evaluate(segment: number): void {
    const { table } = this;
    const { curveX, curveZ } = table;
    const place = this.used++;
    this.places[segment] = place;
    this.seen[segment] = this.visit;
    this.evaluations++;
    const awayX = this.x - table.x[segment];
    const awayZ = this.z - table.z[segment];
    const along = (awayX * table.chordX[segment] + awayZ * table.chordZ[segment]) / table.chordSquare[segment];
    const t = Math.min(1, Math.max(0, along));
    const at = 4 * segment;
    let x = 0.5 * (((curveX[at + 3] * t + curveX[at + 2]) * t + curveX[at + 1]) * t + curveX[at]);
    let z = 0.5 * (((curveZ[at + 3] * t + curveZ[at + 2]) * t + curveZ[at + 1]) * t + curveZ[at]);
    let floor = table.floor[segment] + table.floorRise[segment] * t;
    let centre = table.centre[segment] + table.centreRise[segment] * t;
    let radius = table.radius[segment] + table.radiusRise[segment] * t;
    if (table.units.rounded) {
      x = Math.round(x);
      z = Math.round(z);
      floor = Math.round(floor);
      centre = Math.round(centre);
      radius = Math.round(radius);
    }
    const offX = this.x - x;
    const offZ = this.z - z;
    this.segment[place] = segment;
    this.square[place] = offX * offX + offZ * offZ;
    this.floor[place] = floor;
    this.centre[place] = centre;
    this.radius[place] = radius;
  }
}
