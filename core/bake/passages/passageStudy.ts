import { floorError } from '../../passages/floorError';
import { controlSpacing, floorRipple } from '../../passages/ripple';
import { type BoreName, boreName, furtherPathTable, HALF_CELLS, ownerTable } from '../../passages/study/ownerTable';
import { BORES, helixPath } from '../../passages/study/referencePaths';
import { type SmoothUnionShift, smoothUnionShifts } from '../../passages/study/smoothUnion';
import { asPart, type Steps } from '../../steps';
import { type CarveTable, carveTableSteps, hardUnionAuditSteps } from './carveTable';
import type { TreadAudit } from './treadAudit';

/** R3's table, and what was measured beyond it. */
export interface PassageStudy {
  /** The rules on R3's helix, and on the further paths. */
  readonly rules: ReturnType<typeof ownerTable>;
  readonly paths: ReturnType<typeof furtherPathTable>;
  readonly ripple: StudyRipple;
  /** The helix carved in full. */
  readonly carve: CarveTable;
  /** Why the floor is a hard cap: what becomes of the helix without an owner, and of a floor in a smooth union. */
  readonly hardUnion: Readonly<Record<BoreName, TreadAudit>>;
  readonly smoothUnion: readonly SmoothUnionShift[];
}

/** The wave of the helix' floor, metres. */
export interface StudyRipple {
  /** Between two controls, straight: 2 R sin(π/20). */
  readonly controlSpacing: number;
  /** Of the floor's error where no query is rounded, along the route. */
  readonly period: number;
  readonly amplitude: number;
}

/** The shares of the time: tables, carving, unions. */
const TABLES = 0.12;
const CARVED = 0.95;

/** Makes the whole study: some seconds of work. */
export function* passageStudySteps(): Steps<PassageStudy> {
  const rules = ownerTable();
  yield TABLES / 2;
  const paths = furtherPathTable();
  yield TABLES;
  const carve = yield* asPart(carveTableSteps(), TABLES, CARVED);
  const hardUnion = {} as Record<BoreName, TreadAudit>;
  for (const bore of BORES) hardUnion[boreName(bore)] = yield* asPart(hardUnionAuditSteps(bore), CARVED, 1);
  return { rules, paths, ripple: helixRipple(), carve, hardUnion, smoothUnion: smoothUnionShifts(BORES[1]) };
}

function helixRipple(): StudyRipple {
  const { route, probes } = helixPath(BORES[1]);
  const { lattice: _, ...unrounded } = HALF_CELLS;
  const { errors } = floorError([route], probes, 'nearest-floor', unrounded);
  return { controlSpacing: controlSpacing(route), ...floorRipple(errors, route.curve.length / (probes.count - 1)) };
}
