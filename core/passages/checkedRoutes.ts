import { type ReportFault, refuse } from '../fault';
import type { FloorOwnerName } from './owners/ownerNames';
import type { Passage } from './passage';
import { checkPassage, checkReach } from './passageChecks';
import type { Route } from './route';
import { planRoute } from './routePlanning';

/**
 * Checks the passages of a block, one by one and together, and that a rule can serve all of them.
 * Places are as in ['passages', 1, 'radius'] and ['floorOwner'].
 * @param passages undefined for one that could not be read, which is no reason to be silent about the rest
 */
export function checkPassages(
  passages: readonly (Passage | undefined)[],
  owner: FloorOwnerName,
  report: ReportFault,
): void {
  let sound = true;
  passages.forEach((passage, i) => {
    if (!passage) {
      sound = false;
      return;
    }
    checkPassage(passage, (fault) => {
      sound = false;
      report({ ...fault, at: ['passages', i, ...fault.at] });
    });
  });
  checkFloorOwner(passages, owner, report);
  if (!sound) return;
  const routes = passages.flatMap((passage) => (passage ? [planRoute(passage)] : []));
  checkReach(routes, (fault) => report({ ...fault, at: ['passages', ...fault.at] }));
}

/** What keeps a rule from serving a passage, in words; undefined when nothing does. */
export function unservedBy(owner: FloorOwnerName, passage: Passage): string | undefined {
  if (owner === 'analytic-centreline' && passage.style === 'route') {
    return 'needs a curve with a formula, and listed points have none';
  }
  if (owner !== 'helix-turn') return undefined;
  if (passage.style !== 'spiral') return `needs an axis and a pitch, and the style “${passage.style}” has none`;
  return passage.pitch === 0 ? 'needs a pitch other than 0' : undefined;
}

function checkFloorOwner(passages: readonly (Passage | undefined)[], owner: FloorOwnerName, report: ReportFault): void {
  passages.forEach((passage, i) => {
    const reason = passage && unservedBy(owner, passage);
    if (!reason) return;
    const message = `The rule “${owner}” cannot serve passage ${i}: it ${reason}.`;
    report({ code: 'LL223', error: 'ArgumentError', message, at: ['floorOwner'] });
  });
}

/**
 * The routes of a block's passages.
 * @throws ArgumentError, ArgumentOutOfRangeError as {@link checkPassages} tells
 */
export function routesOf(passages: readonly Passage[], owner: FloorOwnerName = 'route-pass'): Route[] {
  checkPassages(passages, owner, refuse);
  return passages.map(planRoute);
}
