import { ClosestOnCurve } from '../closestOnCurve';
import type { Column } from '../column';
import { NOBODY } from '../heightSearch';
import type { Route } from '../route';
import { inUnits } from '../units';
import type { OwnerRule } from './ownerRule';

/** Bracketing and refining one closest point takes as long as computing so many candidates. */
const SEARCH_COST = 100;

/** `analytic-centreline`: the closest point of the exact curve of the tube's centre. */
export function analyticCentreline(column: Column, routes: readonly Route[]): OwnerRule {
  const { table } = column;
  const { perMetre } = table.units;
  const curves = routes.map((route) => new ClosestOnCurve(route.curve, 2 * (route.x.length - 1)));
  return {
    reach: 1,
    cost: SEARCH_COST * routes.length,
    enter() {
      for (const curve of curves) curve.enter(column.x / perMetre, column.z / perMetre);
    },
    find(y) {
      let least = Infinity;
      let found = NOBODY;
      for (let r = 0; r < curves.length; r++) {
        const t = curves[r].find(y / perMetre);
        if (curves[r].square >= least) continue;
        least = curves[r].square;
        const { curve } = routes[r];
        const segments = table.first[r + 1] - table.first[r];
        const segment = table.first[r] + Math.min(segments - 1, Math.floor((t / curve.end) * segments));
        found = column.setCurvePoint(segment, inUnits(curve.floor(t), table.units));
      }
      return found;
    },
  };
}
