import type { ProblemList } from '../../../level/problemList';
import { type PassOverlap, passOverlapSteps } from '../../../passages/passOverlaps';
import type { Steps } from '../../../steps';
import { metres } from '../columnName';
import { sentence } from '../namedTriangle';
import { placeOfPassage, type RockLook, worldPlace } from './rockLook';

/** Where one passage lies too close above another: the stretch with the least room, and how many there are. */
interface ClosePair {
  readonly worst: PassOverlap;
  readonly stretches: number;
}

/**
 * Warns of passages that lie closer above others than their tubes allow: once for each pair. Turns of one
 * passage may share their tubes, for that is what the block's rule is there for, as long as the agent
 * fits between them.
 */
export function* closePassSteps(look: RockLook, problems: ProblemList): Steps<void> {
  const { rock, frame, settings, probes } = look;
  const needed = settings.height * frame.cellHeight;
  const pairs = new Map<string, ClosePair>();
  for (const overlap of yield* passOverlapSteps(rock.block, probes)) {
    if (overlap.otherRoute === overlap.worst.route && overlap.headroom >= needed) continue;
    const key = `${overlap.worst.route} ${overlap.otherRoute}`;
    const before = pairs.get(key);
    const worst = before && before.worst.headroom <= overlap.headroom ? before.worst : overlap;
    pairs.set(key, { worst, stretches: (before?.stretches ?? 0) + 1 });
  }
  for (const { worst, stretches } of pairs.values()) {
    const lower = worst.worst.route;
    const upper = worst.otherRoute;
    const isSame = lower === upper;
    const { name } = rock.passages[lower];
    const over = isSame ? `${name} passes over itself` : `${rock.passages[upper].name} passes over ${name}`;
    const where = stretches > 1 ? `on ${stretches} stretches, closest` : 'closest';
    const left = worst.headroom > 0 ? `${metres(worst.headroom)} m of headroom are` : 'no headroom is';
    const message = `${sentence(over)} so closely that the tubes cut into each other, ${where} at ${worldPlace(worst.worst)}: ${left} left below the floor above.`;
    const related = isSame ? [] : [{ message: 'The passage above.', ...placeOfPassage(look, upper) }];
    problems.add({ code: 'LL272', severity: 'warning', message, ...placeOfPassage(look, lower), related });
  }
}
