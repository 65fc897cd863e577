import type { ProblemList } from '../../../level/problemList';
import { type BlockSide, blockReach } from '../../../passages/blockReach';
import { metres } from '../columnName';
import { placeOfPassage, type RockLook, worldPlace } from './rockLook';

/** Warns of passages that run out of their block, and of tubes that break through its sides. */
export function warnOfReach(look: RockLook, problems: ProblemList): void {
  const { reading, item, rock, frame, probes } = look;
  rock.passages.forEach(({ name }, passage) => {
    const { route, tube } = blockReach(rock.block, frame, passage, probes[passage]);
    const place = placeOfPassage(look, passage);
    if (route) {
      const message = `The route of ${name} runs outside the block of ${reading.nameOf(item)}: ${metres(route.distance)} m beyond ${calledSide(route.side)} at ${worldPlace(route.at)}. There is no rock to carve; make the block larger or the passage shorter.`;
      problems.add({ code: 'LL270', severity: 'warning', message, ...place });
    }
    // Where the route itself leaves the block, its tube does so as well.
    const broken = tube.filter(({ side }) => side !== route?.side).sort((a, b) => b.distance - a.distance);
    if (broken.length === 0) return;
    const sides = broken.map(({ side, distance }) => `${calledSide(side)} by ${metres(distance)} m`).join(', ');
    const message = `The tube of ${name} breaks out of the block of ${reading.nameOf(item)} where no open end is: through ${sides}, farthest at ${worldPlace(broken[0].at)}. Make the block larger there, or name the end in “open” if it is meant to break out.`;
    problems.add({ code: 'LL271', severity: 'warning', message, ...place });
  });
}

function calledSide(side: BlockSide): string {
  return side === 'top' || side === 'bottom' ? `its ${side}` : `its ${side} side`;
}
