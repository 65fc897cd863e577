import type { Route } from './route';

/** Rounding may leave a whole turn a little short, turns. */
const ALMOST = 1e-6;

/**
 * The turn that each segment of a route is part of, from 0: how often its direction, seen from above, has
 * gone around by then. A route that only swings to and fro stays in its first turn.
 */
export function turnsOfRoute({ x, z }: Pick<Route, 'x' | 'z'>): Uint16Array {
  const turns = new Uint16Array(x.length - 1);
  let turned = 0;
  for (let segment = 1; segment < turns.length; segment++) {
    turned += bend(x, z, segment);
    const whole = Math.floor(Math.abs(turned) / (2 * Math.PI) + ALMOST);
    turns[segment] = Math.max(turns[segment - 1], whole);
  }
  return turns;
}

/** By how much the direction changes from the segment before to this one, -π … π. */
function bend(x: Float64Array, z: Float64Array, segment: number): number {
  const [beforeX, beforeZ] = [x[segment] - x[segment - 1], z[segment] - z[segment - 1]];
  const [afterX, afterZ] = [x[segment + 1] - x[segment], z[segment + 1] - z[segment]];
  return Math.atan2(beforeX * afterZ - beforeZ * afterX, beforeX * afterX + beforeZ * afterZ);
}

/** The turn of each segment of each route, numbered on through all routes; and how many there are. */
export function turnsOfRoutes(routes: readonly Pick<Route, 'x' | 'z'>[]): { of: Uint16Array[]; count: number } {
  let count = 0;
  const of = routes.map((route) => {
    const turns = turnsOfRoute(route).map((turn) => count + turn);
    count = turns[turns.length - 1] + 1;
    return turns;
  });
  return { of, count };
}
