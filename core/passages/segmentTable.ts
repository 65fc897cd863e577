import { pieceOf } from './catmullRom';
import type { Route } from './route';
import { CENTRE_BELOW_RADIUS, FLOOR_BELOW_PLAYER } from './tubeHeights';
import { inUnits, type Units } from './units';

/** The parts of a route that a table needs. */
export type Controls = Pick<Route, 'x' | 'y' | 'z' | 'radius'>;

/**
 * The segments of all routes of a block, numbered on in the routes' order. Each joins two controls of
 * one route; no curve runs from one route into the next. One array for each figure, in the table's
 * units; all of them are whole numbers where the units are.
 */
export class SegmentTable {
  readonly count: number;
  /** The first segment of each route, and the number of all. */
  readonly first: Int32Array;
  /** Whether a segment is the first, or the last, of its route. */
  readonly isFirst: Uint8Array;
  readonly isLast: Uint8Array;

  /** The chord: where it starts, where it leads, and the square of its length. */
  readonly x: Float64Array;
  readonly z: Float64Array;
  readonly chordX: Float64Array;
  readonly chordZ: Float64Array;
  readonly chordSquare: Float64Array;

  /** The curve, twice: ((cubic · t + square) · t + linear) · t + constant. */
  readonly curveX: Float64Array;
  readonly curveZ: Float64Array;

  /** At t = 0, and what they change by up to t = 1. */
  readonly floor: Float64Array;
  readonly floorRise: Float64Array;
  readonly centre: Float64Array;
  readonly centreRise: Float64Array;
  readonly radius: Float64Array;
  readonly radiusRise: Float64Array;

  /** The widest radius of all controls. */
  readonly widest: number;

  constructor(
    routes: readonly Controls[],
    readonly units: Units,
  ) {
    this.first = new Int32Array(routes.length + 1);
    for (let r = 0; r < routes.length; r++) this.first[r + 1] = this.first[r] + routes[r].x.length - 1;
    const count = this.first[routes.length];
    this.count = count;
    this.isFirst = new Uint8Array(count);
    this.isLast = new Uint8Array(count);
    this.x = new Float64Array(count);
    this.z = new Float64Array(count);
    this.chordX = new Float64Array(count);
    this.chordZ = new Float64Array(count);
    this.chordSquare = new Float64Array(count);
    this.curveX = new Float64Array(4 * count);
    this.curveZ = new Float64Array(4 * count);
    this.floor = new Float64Array(count);
    this.floorRise = new Float64Array(count);
    this.centre = new Float64Array(count);
    this.centreRise = new Float64Array(count);
    this.radius = new Float64Array(count);
    this.radiusRise = new Float64Array(count);
    for (let r = 0; r < routes.length; r++) this.addRoute(routes[r], this.first[r]);
    this.widest = routes.reduce((most, route) => Math.max(most, widestOf(route, units)), 0);
  }

  private addRoute(route: Controls, first: number): void {
    const { units } = this;
    const x = route.x.map((value) => inUnits(value, units));
    const y = route.y.map((value) => inUnits(value, units));
    const z = route.z.map((value) => inUnits(value, units));
    const radius = route.radius.map((value) => inUnits(value, units));
    const segments = x.length - 1;
    this.isFirst[first] = 1;
    this.isLast[first + segments - 1] = 1;
    for (let i = 0; i < segments; i++) {
      const at = first + i;
      this.x[at] = x[i];
      this.z[at] = z[i];
      this.chordX[at] = x[i + 1] - x[i];
      this.chordZ[at] = z[i + 1] - z[i];
      this.chordSquare[at] = this.chordX[at] * this.chordX[at] + this.chordZ[at] * this.chordZ[at];
      setPiece(this.curveX, at, x, i);
      setPiece(this.curveZ, at, z, i);
      this.floor[at] = y[i] - FLOOR_BELOW_PLAYER * units.perMetre;
      this.floorRise[at] = y[i + 1] - y[i];
      this.centre[at] = y[i] + radius[i] - CENTRE_BELOW_RADIUS * units.perMetre;
      this.radiusRise[at] = radius[i + 1] - radius[i];
      this.centreRise[at] = this.floorRise[at] + this.radiusRise[at];
      this.radius[at] = radius[i];
    }
  }

  /** The route that a segment belongs to. */
  routeOf(segment: number): number {
    let route = 0;
    while (this.first[route + 1] <= segment) route++;
    return route;
  }
}

function setPiece(pieces: Float64Array, segment: number, points: Float64Array, i: number): void {
  const { constant, linear, square, cubic } = pieceOf(points, i);
  pieces[4 * segment] = constant;
  pieces[4 * segment + 1] = linear;
  pieces[4 * segment + 2] = square;
  pieces[4 * segment + 3] = cubic;
}

function widestOf(route: Controls, units: Units): number {
  return route.radius.reduce((most, radius) => Math.max(most, inUnits(radius, units)), 0);
}
