import type { Route } from '../../passages/route';
import { routeProbes } from '../../passages/routeProbes';
import { asPart, type Steps } from '../../steps';
import type { CarvedBlock } from './packFloors';
import type { TreadField } from './rockBake';
import { BLOCKED_HEADROOM, type TreadAudit, treadAuditSteps } from './treadAudit';

/** Looks along each passage of a level at what came out of the rock, in the level's order. */
export function* passageTreadSteps(field: TreadField, blocks: readonly CarvedBlock[]): Steps<TreadAudit[]> {
  const routes = blocks.flatMap(({ block }) => block.routes);
  const audits: TreadAudit[] = [];
  for (let i = 0; i < routes.length; i++) {
    audits.push(yield* asPart(treadSteps(field, routes[i]), i / routes.length, (i + 1) / routes.length));
  }
  return audits;
}

function treadSteps(field: TreadField, route: Route): Steps<TreadAudit> {
  const { curve } = route;
  const margin = { start: curve.radius(0), end: curve.radius(curve.end) };
  return treadAuditSteps(field, routeProbes(route, field.solid.frame), margin, BLOCKED_HEADROOM);
}
