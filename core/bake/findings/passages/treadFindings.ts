import { NO_AREA } from '../../../grid/area';
import type { ProblemList } from '../../../level/problemList';
import { asPart, type Steps } from '../../../steps';
import { treadAuditSteps } from '../../passages/treadAudit';
import { metres } from '../columnName';
import { sentence } from '../namedTriangle';
import { placeOfPassage, probePlace, type RockLook } from './rockLook';

/** Warns of passages that are too low for the agent, and of those that it cannot walk from end to end. */
export function* treadFindingSteps(look: RockLook, problems: ProblemList): Steps<void> {
  const { rock, settings, frame, bake, probes } = look;
  // Nobody is meant to stand on it.
  if (rock.area === NO_AREA) return;
  for (let passage = 0; passage < rock.passages.length; passage++) {
    const { name } = rock.passages[passage];
    const { curve } = rock.block.routes[passage];
    const margin = { start: curve.radius(0), end: curve.radius(curve.end) };
    const needed = settings.height * frame.cellHeight;
    const audit = yield* asPart(treadAuditSteps(bake, probes[passage], margin, needed), 0, 1);
    const place = placeOfPassage(look, passage);
    if (audit.rowsMin < settings.height) {
      const rows = `${audit.rowsMin} ${audit.rowsMin === 1 ? 'row' : 'rows'}`;
      const message = `${sentence(name)} is lower than ${settings.name}: ${rows} of headroom (${metres(audit.rowsMin * frame.cellHeight)} m) at ${probePlace(probes[passage], audit.tightest)}, and ${settings.height} (${metres(needed)} m) are needed.`;
      problems.add({ code: 'LL273', severity: 'warning', message, ...place });
    }
    if (audit.tread || audit.stopsAt < 0) continue;
    const { path, count } = probes[passage];
    const message = audit.begins
      ? `${sentence(name)} cannot be walked from end to end: ${settings.name} comes no farther than ${metres(path[audit.stopsAt])} m of ${metres(path[count - 1])} m, at ${probePlace(probes[passage], audit.stopsAt)}.`
      : `${sentence(name)} cannot be walked: where its floor should begin, at ${probePlace(probes[passage], audit.stopsAt)}, ${settings.name} has none to stand on.`;
    problems.add({ code: 'LL276', severity: 'warning', message, ...place });
  }
}
