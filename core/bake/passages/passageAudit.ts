import type { HeightfieldFrame } from '../../grid/frame';
import { type FloorError, floorErrorSteps } from '../../passages/floorError';
import type { FloorProbes } from '../../passages/floorProbes';
import { controlSpacing, floorRipple, type Ripple } from '../../passages/ripple';
import type { RockBlock } from '../../passages/rockBlock';
import { halfCells, routeProbes } from '../../passages/routeProbes';
import { asPart, type Steps } from '../../steps';
import { rockBakeSteps, type TreadAgent, type TreadField } from './rockBake';
import { BLOCKED_HEADROOM, type TreadAudit, treadAuditSteps } from './treadAudit';

/** What is to be said about one passage under its block's rule. */
export interface PassageAudit {
  readonly probes: FloorProbes;
  /** Chosen floor − exact floor, at probes rounded to half cells. */
  readonly error: FloorError;
  /** The dominant wave of that error where nothing is rounded, beside the spacing of the controls in metres. */
  readonly ripple: Ripple;
  readonly controlSpacing: number;
  readonly tread: TreadAudit;
}

/** Carves a block on its own under its rule, and audits each of its passages. */
export function* passageAuditSteps(
  block: RockBlock,
  frame: HeightfieldFrame,
  agent: TreadAgent,
): Steps<PassageAudit[]> {
  const field = yield* asPart(rockBakeSteps(block, frame, agent), 0, 0.5);
  const audits: PassageAudit[] = [];
  for (let route = 0; route < block.routes.length; route++) {
    const [from, to] = [route, route + 1].map((done) => 0.5 + (0.5 * done) / block.routes.length);
    audits.push(yield* asPart(auditPassageSteps(block, frame, route, field), from, to));
  }
  return audits;
}

/**
 * Audits one passage of a block in a field that was baked with it: the rock alone, or a whole level.
 * @param blockedBelow headroom that blocks, metres
 */
export function* auditPassageSteps(
  { routes, floorOwner, floorThickness }: RockBlock,
  frame: HeightfieldFrame,
  route: number,
  field: TreadField,
  blockedBelow = BLOCKED_HEADROOM,
): Steps<PassageAudit> {
  const { curve } = routes[route];
  const probes = routeProbes(routes[route], frame);
  const setting = { cellHeight: frame.cellHeight, floorThickness };
  const rounded = { ...setting, lattice: halfCells(frame) };
  const smooth = yield* asPart(floorErrorSteps(routes, probes, floorOwner, setting), 0, 0.4);
  const error = yield* asPart(floorErrorSteps(routes, probes, floorOwner, rounded), 0.4, 0.8);
  const margin = { start: curve.radius(0), end: curve.radius(curve.end) };
  const tread = yield* asPart(treadAuditSteps(field, probes, margin, blockedBelow), 0.8, 1);
  return {
    probes,
    error,
    ripple: floorRipple(smooth.errors, curve.length / (probes.count - 1)),
    controlSpacing: controlSpacing(routes[route]),
    tread,
  };
}
