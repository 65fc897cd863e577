import type { TreadAudit } from '../../core/bake/passages/treadAudit';
import { rocksOf, servingRules } from '../../core/bake/passages/trialRule';
import type { Level, RockItem } from '../../core/level/level';
import type { FloorOwnerName } from '../../core/passages/owners/ownerNames';
import { turnsOfRoutes } from '../../core/passages/routeTurns';
import type { PassageOutline, PassagesOutline, PassageTread } from '../../webview/messages';

/**
 * The passages of a level as the view draws them; nothing for a level without rock.
 * @param trial the rule that they were carved by, if it is not the level's own
 */
export function outlinePassages(level: Level, trial: FloorOwnerName | undefined): { passages?: PassagesOutline } {
  const rocks = rocksOf(level);
  if (rocks.length === 0) return {};
  const offered = servingRules(rocks);
  const own = rocks.map(({ block }) => block.floorOwner);
  const onTrial = trial !== undefined && offered.includes(trial) ? { trial } : {};
  return { passages: { rule: { offered, own, ...onTrial }, passages: passagesOf(rocks) } };
}

function passagesOf(rocks: readonly RockItem[]): PassageOutline[] {
  const { of } = turnsOfRoutes(rocks.flatMap(({ block }) => block.routes));
  return rocks
    .flatMap(({ block, passages }) => passages.map(({ id, name }, i) => ({ route: block.routes[i], name: id || name })))
    .map(({ route, name }, i) => ({
      name,
      controls: [...route.x].map((x, c) => [x, route.y[c], route.z[c], route.radius[c]] as const),
      turns: [...of[i]],
      openStart: route.openStart,
      openEnd: route.openEnd,
    }));
}

/** How a passage came out, as the view tells it: what is no finite number is left out. */
export function outlineTread({ floor, blocked, headroomMin, headroomMedian, tread }: TreadAudit): PassageTread {
  return {
    floor,
    blocked,
    tread,
    ...(Number.isFinite(headroomMin) && { headroomMin }),
    ...(Number.isFinite(headroomMedian) && { headroomMedian }),
  };
}
