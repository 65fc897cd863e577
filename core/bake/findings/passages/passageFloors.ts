import type { ProblemList } from '../../../level/problemList';
import { floorErrorSteps } from '../../../passages/floorError';
import { halfCells } from '../../../passages/routeProbes';
import { asPart, type Steps } from '../../../steps';
import { metres } from '../columnName';
import { fieldOfRock, placeOfPassage, probePlace, type RockLook } from './rockLook';

/** How far a floor may be off, metres, beside half a cell: R3's budget. */
const FLOOR_BUDGET = 0.015;

/** Warns of passages to which the block's rule gives a wrong floor, once for each, where it is farthest off. */
export function* passageFloorSteps(look: RockLook, problems: ProblemList): Steps<void> {
  const { reading, item, rock, frame, probes } = look;
  const { routes, floorOwner, floorThickness } = rock.block;
  const { cellHeight } = frame;
  const allowed = FLOOR_BUDGET + cellHeight / 2;
  const setting = { cellHeight, floorThickness, lattice: halfCells(frame) };
  for (let passage = 0; passage < rock.passages.length; passage++) {
    const error = yield* asPart(floorErrorSteps(routes, probes[passage], floorOwner, setting), 0, 1);
    if (!(error.maxAbs > allowed)) continue;
    const direction = error.errors[error.worst] > 0 ? 'high' : 'low';
    const message = `The rule “${floorOwner}” lays the floor of ${rock.passages[passage].name} ${metres(error.maxAbs)} m too ${direction} at ${probePlace(probes[passage], error.worst)}; ${metres(allowed)} m are allowed, 1.5 cm and half a row.`;
    const rule = { message: 'The rule that lays the floor.', path: fieldOfRock(look, 'floorOwner') };
    const related = reading.writes(item, 'floorOwner') ? [rule] : [];
    problems.add({ code: 'LL274', severity: 'warning', message, ...placeOfPassage(look, passage), related });
  }
}

/** Warns of a `floorThickness` that no row is thin enough for. */
export function warnOfThinFloors(look: RockLook, problems: ProblemList): void {
  const { reading, item, rock, frame } = look;
  const { floorThickness } = rock.block;
  if (floorThickness >= frame.cellHeight || !reading.writes(item, 'floorThickness')) return;
  const message = `A floor of ${metres(floorThickness)} m is thinner than a row of ${metres(frame.cellHeight)} m: rock comes in whole rows. Use ${metres(frame.cellHeight)} m or more, or lower rows.`;
  problems.add({ code: 'LL277', severity: 'warning', message, path: fieldOfRock(look, 'floorThickness') });
}
