import { buildCompactHeightfieldSteps, type CompactHeightfield } from '../../compact/compactHeightfield';
import { filterLedgeSpans } from '../../filters/ledgeSpans';
import { filterLowHangingObstacles } from '../../filters/lowHangingObstacles';
import { filterLowHeightSpans } from '../../filters/lowHeightSpans';
import { WALKABLE_AREA } from '../../grid/area';
import type { HeightfieldFrame } from '../../grid/frame';
import { carveSteps } from '../../passages/carve';
import type { CarvedRock } from '../../passages/carvedRock';
import type { RockBlock } from '../../passages/rockBlock';
import { SolidBuilder } from '../../spans/solidBuilder';
import { columnCount, type SolidHeightfield } from '../../spans/solidHeightfield';
import { asPart, inBands, type Steps } from '../../steps';
import { addRockSteps } from '../../voxelize/addRock';

/** An agent as far as a tread depends on it, in rows. */
export interface TreadAgent {
  readonly height: number;
  readonly climb: number;
}

/** Spans that were filtered for an agent, and the open spans above them. */
export interface TreadField {
  readonly solid: SolidHeightfield;
  readonly compact: CompactHeightfield;
}

/** A block on its own, carved and baked up to the links: no erosion, no volumes. */
export interface RockBake extends TreadField {
  readonly rock: CarvedRock;
}

/** Carves a block and bakes what is left, and nothing else of its level. */
export function* rockBakeSteps(block: RockBlock, frame: HeightfieldFrame, agent: TreadAgent): Steps<RockBake> {
  const rock = yield* asPart(carveSteps(block, frame), 0, 0.5);
  return { rock, ...(yield* asPart(treadFieldSteps(rock, frame, agent), 0.5, 1)) };
}

/** Bakes what is left of a block, up to the links. */
export function* treadFieldSteps(rock: CarvedRock, frame: HeightfieldFrame, agent: TreadAgent): Steps<TreadField> {
  const builder = new SolidBuilder(frame);
  yield* asPart(addRockSteps(builder, rock, WALKABLE_AREA), 0, 0.3);
  const solid = yield* asPart(builder.finishSteps(), 0.3, 0.5);
  yield* asPart(filterSteps(solid, agent), 0.5, 0.7);
  const compact = yield* asPart(buildCompactHeightfieldSteps(solid, agent.height, agent.climb), 0.7, 1);
  return { solid, compact };
}

/** The three filters (§6), one after the other. */
function* filterSteps(solid: SolidHeightfield, { height, climb }: TreadAgent): Steps<void> {
  const filters: ((from: number, to: number) => void)[] = [
    (from, to) => filterLowHangingObstacles(solid, climb, from, to),
    (from, to) => filterLedgeSpans(solid, height, climb, from, to),
    (from, to) => filterLowHeightSpans(solid, height, from, to),
  ];
  for (let i = 0; i < filters.length; i++) {
    yield* asPart(inBands(columnCount(solid.frame), filters[i]), i / filters.length, (i + 1) / filters.length);
  }
}
