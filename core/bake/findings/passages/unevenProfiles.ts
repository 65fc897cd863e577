import type { FindingPlace } from '../../../level/problem';
import type { ProblemList } from '../../../level/problemList';
import { floorProfileOf, type SegmentSpan } from '../../../passages/floorProfile';
import { floorHeight } from '../../../passages/tubeHeights';
import { placeOfPassage, type RockLook, worldPlace } from './rockLook';

/** Hints at passages in which `height-bin` cannot tell by its height where on the route a place is. */
export function hintAtUnevenProfiles(look: RockLook, problems: ProblemList): void {
  const { rock } = look;
  if (rock.block.floorOwner !== 'height-bin') return;
  rock.passages.forEach(({ name }, passage) => {
    const route = rock.block.routes[passage];
    const [first, ...others] = floorProfileOf(route).unevenSpans();
    if (!first) return;
    const at = (control: number) =>
      worldPlace({ x: route.x[control], y: floorHeight(route.y[control]), z: route.z[control] });
    const more = others.length > 0 ? `, and on ${others.length} more stretches` : '';
    const message = `The floor of ${name} is level or turns back from control ${first.first} (${at(first.first)}) to ${first.last + 1} (${at(first.last + 1)})${more}: a height does not tell there where on the route it is. “height-bin” leaves these places to “nearest-floor”.`;
    problems.add({ code: 'LL280', severity: 'hint', message, ...placeOfSpan(look, passage, first) });
  });
}

/** The points of a span where they are listed; else the passage. */
function placeOfSpan(look: RockLook, passage: number, { first, last }: SegmentSpan): FindingPlace {
  if (look.rock.passages[passage].passage.style !== 'route') return placeOfPassage(look, passage);
  const points = ['geometry', look.item, 'passages', passage, 'points'];
  return { path: [...points, first], through: [...points, last + 1] };
}
