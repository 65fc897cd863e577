import { Column } from '../column';
import { SegmentTable } from '../segmentTable';
import { PLAIN_METRES } from '../units';
import { helixPath } from './referencePaths';

/** How far a polynomial smooth union moves the floor. Metres. */
export interface SmoothUnionShift {
  /** The width of the blend. */
  readonly blend: number;
  /** What theory allows: a quarter of it. */
  readonly bound: number;
  /** The farthest that the floor moved down at any probe. */
  readonly measured: number;
}

/** The blends that are looked at, metres; the first one's bound is R3's whole budget of 1.5 cm. */
const BLENDS = [0.06, 0.25, 1];
const HALVINGS = 50;

/**
 * The polynomial smooth minimum of two distances (negative inside): where they differ by less than
 * the blend, it is lower than both, by up to a quarter of the blend.
 */
export function smoothMinimum(a: number, b: number, blend: number): number {
  const overlap = Math.max(blend - Math.abs(a - b), 0);
  return Math.min(a, b) - (overlap * overlap) / (4 * blend);
}

/**
 * Joins neighbouring segments of R3's helix, each cut by its own floor, with a hard and with a smooth
 * minimum, and measures at each probe how much lower the floor of the smooth union lies.
 */
export function smoothUnionShifts(bore: number): SmoothUnionShift[] {
  const { route, probes } = helixPath(bore);
  const column = new Column(new SegmentTable([route], PLAIN_METRES));
  const measured = BLENDS.map(() => 0);
  for (let i = 0; i < probes.count; i++) {
    column.enterAll(probes.x[i], probes.z[i]);
    const place = column.floors.nearest(probes.floor[i]);
    const neighbour = closerNeighbour(column, place);
    // Negative in the air: in the tube, and above its floor.
    const field = (at: number, y: number) => {
      const off = column.centre[at] - y;
      const tube = Math.sqrt(column.square[at] + off * off) - column.radius[at];
      return Math.max(tube, column.floor[at] - y);
    };
    const hard = floorOf((y) => Math.min(field(place, y), field(neighbour, y)), probes.floor[i]);
    BLENDS.forEach((blend, b) => {
      const smooth = floorOf((y) => smoothMinimum(field(place, y), field(neighbour, y), blend), probes.floor[i]);
      measured[b] = Math.max(measured[b], hard - smooth);
    });
  }
  return BLENDS.map((blend, b) => ({ blend, bound: blend / 4, measured: measured[b] }));
}

/** Of a segment's two neighbours along the route, the one that comes closer. */
function closerNeighbour(column: Column, place: number): number {
  const segment = column.segment[place];
  const before = Math.max(0, segment - 1);
  const after = Math.min(column.table.count - 1, segment + 1);
  const candidates = [before, after].filter((other) => other !== segment).map((other) => column.placeOf(other));
  return candidates.reduce((closest, other) => (column.square[other] < column.square[closest] ? other : closest));
}

/** Where a field that is positive in the rock below and negative in the air above passes 0, near a floor. */
function floorOf(field: (y: number) => number, floor: number): number {
  let low = floor - 1;
  let high = floor + 1;
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    if (field(middle) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
