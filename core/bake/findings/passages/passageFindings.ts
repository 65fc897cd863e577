import type { Level } from '../../../level/level';
import type { LevelReading } from '../../../level/levelReader';
import type { ProblemList } from '../../../level/problemList';
import { routeProbeSteps } from '../../../passages/routeProbes';
import type { Steps } from '../../../steps';
import type { BakeResult } from '../../bake';
import { closePassSteps } from './closePasses';
import { passageCrumbSteps } from './passageCrumbs';
import { passageFloorSteps, warnOfThinFloors } from './passageFloors';
import { warnOfReach } from './passageReach';
import type { RockLook } from './rockLook';
import { treadFindingSteps } from './treadFindings';
import { hintAtUnevenProfiles } from './unevenProfiles';

/** Looks at the passages of all rocks of a level: at their routes, and at what the bake made of them. */
export function* passageFindingSteps(
  reading: LevelReading,
  { geometry, frame, settings }: Level,
  bake: BakeResult,
  problems: ProblemList,
): Steps<void> {
  for (let item = 0; item < geometry.length; item++) {
    const rock = geometry[item];
    if (rock.type !== 'rock') continue;
    const probes = [];
    for (const route of rock.block.routes) probes.push(yield* routeProbeSteps(route, frame));
    const look: RockLook = { reading, item, rock, frame, settings, bake, probes };
    warnOfThinFloors(look, problems);
    hintAtUnevenProfiles(look, problems);
    warnOfReach(look, problems);
    yield* closePassSteps(look, problems);
    yield* passageFloorSteps(look, problems);
    yield* passageCrumbSteps(look, problems);
    yield* treadFindingSteps(look, problems);
  }
}
