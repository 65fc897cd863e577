import type { HeightfieldFrame } from '../../grid/frame';
import { type FloorError, floorError } from '../../passages/floorError';
import type { FloorProbes } from '../../passages/floorProbes';
import { controlSpacing, floorRipple, type Ripple } from '../../passages/ripple';
import type { RockBlock } from '../../passages/rockBlock';
import { halfCells, routeProbes } from '../../passages/routeProbes';
import type { Steps } from '../../steps';
import { rockBakeSteps, type TreadAgent, type TreadField } from './rockBake';
import { BLOCKED_HEADROOM, type TreadAudit, treadAudit } from './treadAudit';

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
  const field = yield* rockBakeSteps(block, frame, agent);
  return block.routes.map((_, route) => auditPassage(block, frame, route, field));
}

/**
 * Audits one passage of a block in a field that was baked with it: the rock alone, or a whole level.
 * @param blockedBelow headroom that blocks, metres
 */
export function auditPassage(
  { routes, floorOwner, floorThickness }: RockBlock,
  frame: HeightfieldFrame,
  route: number,
  field: TreadField,
  blockedBelow = BLOCKED_HEADROOM,
): PassageAudit {
  const { curve } = routes[route];
  const probes = routeProbes(routes[route], frame);
  const { cellHeight } = frame;
  const setting = { cellHeight, floorThickness };
  const smooth = floorError(routes, probes, floorOwner, setting);
  const margin = { start: curve.radius(0), end: curve.radius(curve.end) };
  return {
    probes,
    error: floorError(routes, probes, floorOwner, { ...setting, lattice: halfCells(frame) }),
    ripple: floorRipple(smooth.errors, curve.length / (probes.count - 1)),
    controlSpacing: controlSpacing(routes[route]),
    tread: treadAudit(field, probes, margin, blockedBelow),
  };
}
