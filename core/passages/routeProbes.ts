import type { HeightfieldFrame } from '../grid/frame';
import { runToEnd, type Steps } from '../steps';
import type { ErrorSetting } from './floorError';
import { type FloorProbes, floorProbeSteps, probeCount } from './floorProbes';
import type { Route } from './route';

/** The most probes along one route: beyond, they stand farther apart. */
const MAX_PROBES = 1 << 14;

/** Probes of a route's floor, half a cell apart at most along the way. */
export function routeProbes(route: Route, frame: HeightfieldFrame): FloorProbes {
  return runToEnd(routeProbeSteps(route, frame));
}

/** {@link routeProbes} in steps. */
export function* routeProbeSteps(route: Route, frame: HeightfieldFrame): Steps<FloorProbes> {
  const { curve, y } = route;
  const segments = y.length - 1;
  let length = 0;
  let before = 0;
  for (let i = 1; i <= segments; i++) {
    const distance = curve.distance((curve.end * i) / segments);
    length += Math.hypot(distance - before, y[i] - y[i - 1]);
    before = distance;
  }
  const count = Math.min(MAX_PROBES, probeCount(length, frame.cellSize / 2));
  return yield* floorProbeSteps(curve, Math.max(2, count), 'length');
}

/** Queries rounded to half cells of a grid, as R3 rounds them: a voxel may lie half a cell beside its floor. */
export function halfCells({ origin, cellSize, cellHeight }: HeightfieldFrame): NonNullable<ErrorSetting['lattice']> {
  return { origin, step: [cellSize / 2, cellHeight / 2, cellSize / 2] };
}

/** A place along a route. */
export interface RoutePlace {
  /** The number of the route in its block. */
  readonly route: number;
  /** The share of the route's horizontal length, 0 … 1. */
  readonly share: number;
  /** World coordinates, metres; y is the floor's height. */
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** The place of a probe. */
export function placeOfProbe(route: number, probes: FloorProbes, probe: number): RoutePlace {
  return {
    route,
    // Probes stand at equal steps of the horizontal length.
    share: probe / (probes.count - 1),
    x: probes.x[probe],
    y: probes.floor[probe],
    z: probes.z[probe],
  };
}
