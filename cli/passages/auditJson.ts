import type { PassageAudit } from '../../core/bake/passages/passageAudit';
import type { Level } from '../../core/level/level';
import type { RockAudit, RuleAudit } from './levelAudit';
import { finite, treadJson } from './treadJson';

/** What was found in the passages of a level for one of its agents, for programs. Metres; shares are 0 … 1. */
export function auditJson({ settings, frame }: Level, rocks: readonly RockAudit[]): object {
  return { agent: settings.name, blockedBelow: settings.height * frame.cellHeight, rocks: rocks.map(rockJson) };
}

function rockJson(audit: RockAudit): object {
  const { item, name, rock, unserved } = audit;
  return {
    item,
    name,
    floorOwner: rock.block.floorOwner,
    passages: rock.passages.map((_, passage) => passageJson(audit, passage)),
    unserved: Object.fromEntries(unserved.map(({ owner, passage, reason }) => [owner, { passage, reason }])),
  };
}

function passageJson({ rock, rules }: RockAudit, passage: number): object {
  const { id, passage: figures } = rock.passages[passage];
  const { curve, x } = rock.block.routes[passage];
  const [{ controlSpacing }] = rules.map(({ passages }) => passages[passage]);
  return {
    ...(id && { id }),
    style: figures.style,
    segments: x.length - 1,
    length: curve.length,
    controlSpacing,
    rules: Object.fromEntries(rules.map((rule) => [rule.owner, ruleJson(rule, rule.passages[passage])])),
  };
}

function ruleJson({ milliseconds }: RuleAudit, { error, ripple, tread }: PassageAudit): object {
  return {
    peakToPeak: error.peakToPeak,
    maxAbs: error.maxAbs,
    ...treadJson(tread),
    ripplePeriod: finite(ripple.period),
    rippleAmplitude: ripple.amplitude,
    milliseconds,
  };
}
