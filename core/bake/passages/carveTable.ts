import { carveHardUnionSteps } from '../../passages/carve';
import { FLOOR_OWNERS, type FloorOwnerName } from '../../passages/owners/ownerNames';
import { type BoreName, boreName } from '../../passages/study/ownerTable';
import { BORES, type Bore, helixPath } from '../../passages/study/referencePaths';
import { fullBlock, studyFrame } from '../../passages/study/studyBlock';
import { asPart, type Steps } from '../../steps';
import { rockBakeSteps, treadFieldSteps } from './rockBake';
import { type TreadAudit, treadAudit } from './treadAudit';

/** The agent that walks the study's passages, in rows of 0.25 m: 1.5 m tall, half a metre's step. */
export const STUDY_AGENT = { height: 6, climb: 2 } as const;

/** R3's helix carved in full under each rule, at both bores. */
export type CarveTable = Record<FloorOwnerName, Record<BoreName, TreadAudit>>;

/** Carves R3's helix under each of the rules and looks at its tread. */
export function* carveTableSteps(owners: readonly FloorOwnerName[] = FLOOR_OWNERS): Steps<CarveTable> {
  const table = {} as CarveTable;
  for (let i = 0; i < owners.length; i++) {
    const row = {} as Record<BoreName, TreadAudit>;
    for (let b = 0; b < BORES.length; b++) {
      const done = (i + b / BORES.length) / owners.length;
      row[boreName(BORES[b])] = yield* asPart(carveAuditSteps(owners[i], BORES[b]), done, done + 0.5 / owners.length);
    }
    table[owners[i]] = row;
  }
  return table;
}

/** Carves R3's helix of a bore under one rule and looks at its tread. */
export function* carveAuditSteps(owner: FloorOwnerName, bore: Bore): Steps<TreadAudit> {
  const frame = studyFrame(bore);
  const { route, probes } = helixPath(bore);
  const field = yield* rockBakeSteps(fullBlock(frame, [route], owner), frame, STUDY_AGENT);
  return treadAudit(field, probes, { start: bore, end: bore });
}

/** The same for the hard union of tubes that are each cut by their own floor. */
export function* hardUnionAuditSteps(bore: Bore): Steps<TreadAudit> {
  const frame = studyFrame(bore);
  const { route, probes } = helixPath(bore);
  const rock = yield* asPart(carveHardUnionSteps(fullBlock(frame, [route], 'nearest-floor'), frame), 0, 0.5);
  const field = yield* asPart(treadFieldSteps(rock, frame, STUDY_AGENT), 0.5, 1);
  return treadAudit(field, probes, { start: bore, end: bore });
}
