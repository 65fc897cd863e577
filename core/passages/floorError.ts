import { runToEnd, type Steps } from '../steps';
import { Column } from './column';
import type { FloorProbes } from './floorProbes';
import { NOBODY } from './heightSearch';
import { NearSegments } from './nearSegments';
import { ownerRule } from './owners/floorOwner';
import type { FloorOwnerName } from './owners/ownerNames';
import type { Route } from './route';
import { SegmentTable } from './segmentTable';
import { PLAIN_METRES } from './units';

/** How a rule is asked: cells and floors as in a carving, queries rounded to a lattice or not. */
export interface ErrorSetting {
  /** Metres. */
  readonly cellHeight: number;
  readonly floorThickness: number;
  /** Each coordinate of a query is rounded to a multiple of these from the origin, metres; undefined: as it is. */
  readonly lattice?: {
    readonly origin: readonly [number, number, number];
    readonly step: readonly [number, number, number];
  };
}

/** A floor's error: chosen floor − exact floor, metres. */
export interface FloorError {
  /** From the lowest error to the highest. */
  readonly peakToPeak: number;
  /** The error farthest from 0, without its sign. */
  readonly maxAbs: number;
  /** The probe with that error. */
  readonly worst: number;
  /** Probes for which the rule itself found nobody; they are left out. */
  readonly unanswered: number;
  /** The error of each probe; NaN where nobody was found. */
  readonly errors: Float64Array;
}

/** Probes asked between two pauses. */
const PAUSE_PROBES = 64;

/**
 * Asks a rule for the floor at each probe, in plain metres, and compares it with the exact one.
 * @param routes all routes of the block: a probe of one may be given to another
 */
export function floorError(
  routes: readonly Route[],
  probes: FloorProbes,
  owner: FloorOwnerName,
  setting: ErrorSetting,
): FloorError {
  return runToEnd(floorErrorSteps(routes, probes, owner, setting));
}

/** {@link floorError} in steps. */
export function* floorErrorSteps(
  routes: readonly Route[],
  probes: FloorProbes,
  owner: FloorOwnerName,
  setting: ErrorSetting,
): Steps<FloorError> {
  const column = new Column(new SegmentTable(routes, PLAIN_METRES));
  const rule = ownerRule(owner, { column, routes, ...setting });
  const near = new NearSegments(column, rule.reach);
  const errors = new Float64Array(probes.count);
  let lowest = Infinity;
  let highest = -Infinity;
  let worst = 0;
  let maxAbs = 0;
  let unanswered = 0;
  for (let i = 0; i < probes.count; i++) {
    if (i % PAUSE_PROBES === 0) yield i / probes.count;
    const y = onLattice(probes.floor[i], 1, setting);
    near.enterFor(onLattice(probes.x[i], 0, setting), y, onLattice(probes.z[i], 2, setting));
    rule.enter();
    const place = rule.find(y);
    if (place === NOBODY) {
      errors[i] = Number.NaN;
      unanswered++;
      continue;
    }
    const error = column.floor[place] - probes.floor[i];
    errors[i] = error;
    lowest = Math.min(lowest, error);
    highest = Math.max(highest, error);
    if (Math.abs(error) <= maxAbs) continue;
    maxAbs = Math.abs(error);
    worst = i;
  }
  return { peakToPeak: Math.max(0, highest - lowest), maxAbs, worst, unanswered, errors };
}

function onLattice(value: number, axis: 0 | 1 | 2, { lattice }: ErrorSetting): number {
  if (!lattice) return value;
  const { origin, step } = lattice;
  return origin[axis] + Math.round((value - origin[axis]) / step[axis]) * step[axis];
}
