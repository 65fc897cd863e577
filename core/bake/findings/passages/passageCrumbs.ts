import { counted } from '../../../figures';
import type { ProblemList } from '../../../level/problemList';
import { crumbSteps } from '../../../passages/crumbs';
import type { Steps } from '../../../steps';
import { metres } from '../columnName';
import { placeOfPassage, type RockLook, worldPlace } from './rockLook';

/** Warns of rock that was left in the way of a passage, between its floor and the agent's head. */
export function* passageCrumbSteps(look: RockLook, problems: ProblemList): Steps<void> {
  const { item, rock, frame, settings, bake } = look;
  const carved = bake.rocks.get(item);
  if (!carved) return;
  const head = settings.height * frame.cellHeight;
  for (const crumbs of yield* crumbSteps(rock.block, carved, frame, head)) {
    const { name } = rock.passages[crumbs.route];
    const message = `The rule “${rock.block.floorOwner}” leaves crumbs in the way of ${name}: ${counted(crumbs.voxels, 'voxel')} of rock between its floor and the head of ${settings.name}, the lowest ${metres(crumbs.aboveFloor)} m above the floor at ${worldPlace(crumbs)}.`;
    problems.add({ code: 'LL275', severity: 'warning', message, ...placeOfPassage(look, crumbs.route) });
  }
}
