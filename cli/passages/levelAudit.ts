import { auditPassageSteps, type PassageAudit } from '../../core/bake/passages/passageAudit';
import { treadFieldSteps } from '../../core/bake/passages/rockBake';
import type { Level, RockItem } from '../../core/level/level';
import type { LevelReading } from '../../core/level/levelReader';
import { carveSteps } from '../../core/passages/carve';
import { unservedBy } from '../../core/passages/checkedRoutes';
import { FLOOR_OWNERS, type FloorOwnerName } from '../../core/passages/owners/ownerNames';
import { asPart, type Steps } from '../../core/steps';

/** What was found in a block, with its passages carved under each rule that can serve all of them. */
export interface RockAudit {
  /** The number of the item in the level's geometry, and how messages name it. */
  readonly item: number;
  readonly name: string;
  readonly rock: RockItem;
  readonly rules: readonly RuleAudit[];
  readonly unserved: readonly UnservedRule[];
}

export interface RuleAudit {
  readonly owner: FloorOwnerName;
  /** How long carving the block took. */
  readonly milliseconds: number;
  /** One for each passage, in the block's order. */
  readonly passages: readonly PassageAudit[];
}

/** A rule that the block cannot have, and why. */
export interface UnservedRule {
  readonly owner: FloorOwnerName;
  /** The number of the passage that it cannot serve. */
  readonly passage: number;
  readonly reason: string;
}

/** Carves each block of a level on its own under each rule, and audits its passages. */
export function* levelAuditSteps(level: Level, nameOf: LevelReading['nameOf']): Steps<RockAudit[]> {
  const rocks = level.geometry.flatMap((rock, item) =>
    rock.type === 'rock' && rock.passages.length > 0 ? [{ rock, item }] : [],
  );
  const audits: RockAudit[] = [];
  for (const [i, { rock, item }] of rocks.entries()) {
    const unserved = FLOOR_OWNERS.flatMap((owner) => unservedRule(rock, owner) ?? []);
    const owners = FLOOR_OWNERS.filter((owner) => unserved.every((rule) => rule.owner !== owner));
    const rules: RuleAudit[] = [];
    for (const [o, owner] of owners.entries()) {
      const [from, to] = [o, o + 1].map((done) => (i + done / owners.length) / rocks.length);
      rules.push(yield* asPart(ruleAuditSteps(rock, level, owner), from, to));
    }
    audits.push({ item, name: nameOf(item), rock, rules, unserved });
  }
  return audits;
}

/** Why a rule cannot serve a block: the first of its passages that it cannot. */
function unservedRule({ passages }: RockItem, owner: FloorOwnerName): UnservedRule | undefined {
  for (const [i, { passage }] of passages.entries()) {
    const reason = unservedBy(owner, passage);
    if (reason) return { owner, passage: i, reason };
  }
  return undefined;
}

function* ruleAuditSteps(rock: RockItem, { frame, settings }: Level, owner: FloorOwnerName): Steps<RuleAudit> {
  const block = { ...rock.block, floorOwner: owner };
  const begin = performance.now();
  const carved = yield* asPart(carveSteps(block, frame), 0, 0.5);
  const milliseconds = performance.now() - begin;
  const field = yield* asPart(treadFieldSteps(carved, frame, settings), 0.5, 0.7);
  // What stops the agent is less room than it needs.
  const needed = settings.height * frame.cellHeight;
  const passages: PassageAudit[] = [];
  for (const route of block.routes.keys()) {
    const [from, to] = [route, route + 1].map((done) => 0.7 + (0.3 * done) / block.routes.length);
    passages.push(yield* asPart(auditPassageSteps(block, frame, route, field, needed), from, to));
  }
  return { owner, milliseconds, passages };
}
