import { type CarvedRock, NO_SEGMENT } from '../../passages/carvedRock';
import { floorErrorMapSteps } from '../../passages/floorErrorMap';
import type { RockBlock } from '../../passages/rockBlock';
import { turnsOfRoutes } from '../../passages/routeTurns';
import { type SolidHeightfield, spanCount } from '../../spans/solidHeightfield';
import { asPart, type Steps } from '../../steps';
import { createFloorPacket } from './floorPacket';

/** A block of a level, and what was left of it. */
export interface CarvedBlock {
  readonly block: RockBlock;
  readonly rock: CarvedRock;
}

/** Bytes that are held for each span while floors are gathered. */
export const GATHERING_BYTES = 8;

const NO_TURN = -1;

/** Works out who owns the floors of a finished bake, and their errors, and packs that into one buffer for the view. */
export function* packFloorsSteps(solid: SolidHeightfield, blocks: readonly CarvedBlock[]): Steps<ArrayBuffer> {
  const turn = new Int32Array(spanCount(solid)).fill(NO_TURN);
  const error = new Float32Array(turn.length);
  let turns = 0;
  let floors = 0;
  for (let i = 0; i < blocks.length; i++) {
    const { block, rock } = blocks[i];
    const steps = floorErrorMapSteps(block, rock, solid.frame);
    const errors = yield* asPart(steps, i / blocks.length, (i + 1) / blocks.length);
    const own = turnsOfRoutes(block.routes);
    const turnOf = Int32Array.from(own.of.flatMap((of) => [...of]));
    eachFloor(solid, rock, (span, run) => {
      if (turn[span] === NO_TURN) floors++;
      turn[span] = turns + turnOf[rock.owner[run]];
      error[span] = errors[run];
    });
    turns += own.count;
  }
  const { buffer, packet } = createFloorPacket({ solidSpans: turn.length, floors });
  let floor = 0;
  for (let span = 0; span < turn.length; span++) {
    if (turn[span] === NO_TURN) continue;
    packet.solid[floor] = span;
    packet.error[floor] = error[span];
    packet.turn[floor++] = turn[span];
  }
  return buffer;
}

/** Visits the solid spans that end where a run of the rock does, above which something was carved. */
function eachFloor(solid: SolidHeightfield, rock: CarvedRock, visit: (span: number, run: number) => void): void {
  const { cells, first, max, owner } = rock;
  const across = cells.maxX - cells.minX;
  for (let c = 0; c < rock.to - rock.from; c++) {
    const index = rock.from + c;
    const x = cells.minX + (index % across);
    const z = cells.minZ + Math.floor(index / across);
    const column = x + z * solid.frame.width;
    let span = solid.first[column];
    for (let run = first[c]; run < first[c + 1]; run++) {
      if (owner[run] === NO_SEGMENT) continue;
      while (span < solid.first[column + 1] && solid.max[span] < max[run]) span++;
      // Where something else fills what was carved, there is no floor.
      if (span < solid.first[column + 1] && solid.max[span] === max[run]) visit(span, run);
    }
  }
}
