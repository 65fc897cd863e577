import type { Level } from '../../level/level';
import type { LevelReading } from '../../level/levelReader';
import type { ProblemList } from '../../level/problemList';
import { asPart, type Steps } from '../../steps';
import { type BakeOptions, type BakePart, type BakeProgress, type BakeResult, bakeSteps } from '../bake';
import { closedMeshSteps } from './closedMesh';
import { crowdedColumnSteps } from './crowdedColumns';
import { warnOfDegenerates } from './degenerateTriangles';
import { duplicateTriangleSteps } from './duplicateTriangles';
import { edgeSideSteps } from './edgeSides';
import { flippedTriangleSteps } from './flippedTriangles';
import { floorsInsideSteps } from './floorsInside';
import { trianglesInGridSteps } from './geometryInGrid';
import { canCheckOrder, itemOrderSteps } from './itemOrder';
import { nothingWalkableSteps } from './nothingWalkable';
import { passageFindingSteps } from './passages/passageFindings';
import { warnOfRocksOutside } from './rocksInGrid';
import { volumeReachSteps } from './volumeReach';
import { voxelsInGridSteps } from './voxelsInGrid';
import { weldSteps } from './weldedTriangles';

/**
 * What is to be found in a level that can be baked: by looking at its geometry, at its place in the
 * grid, and at what the bake made of it. Geometry is the same for all agents, so it is looked at once.
 */
export class LevelFindings {
  /** The meshes that are closed as they claim; undefined until geometry was looked at. */
  private closedItems: readonly number[] | undefined;

  constructor(private readonly reading: LevelReading) {}

  /**
   * Bakes a level for one agent and looks at what came of it, in the same steps: they can be called
   * off at any time. The result is given back in the end.
   * @param problems takes what was found for this agent
   * @param options.afterBake what is to be done when the bake is over, before anything is looked at: a
   *   picture need not wait for that
   */
  *bakeSteps(
    level: Level,
    problems: ProblemList,
    options: BakeOptions & { readonly afterBake?: (bake: BakeResult) => Steps<void> } = {},
  ): Generator<BakeProgress, void, void> {
    const checksOrder = canCheckOrder(level);
    let areas: Uint8Array | undefined;
    const bake = yield* bakeSteps(level, {
      ...options,
      onStage: (stage, field) => {
        if (checksOrder && stage === '1-rasterized') areas = field.area.slice();
        options.onStage?.(stage, field);
      },
    });
    try {
      if (options.afterBake) yield* inPart('packets', options.afterBake(bake));
      yield* inPart('findings', this.lookSteps(level, bake, areas, problems));
    } finally {
      bake.giveBack();
    }
  }

  private *lookSteps(
    level: Level,
    bake: BakeResult,
    areas: Uint8Array | undefined,
    problems: ProblemList,
  ): Steps<void> {
    const { reading } = this;
    this.closedItems ??= yield* asPart(geometrySteps(reading, level), 0, 0.5);
    warnOfDegenerates(reading, level, bake, problems);
    yield* asPart(trianglesInGridSteps(reading, level, problems), 0.5, 0.6);
    yield* asPart(voxelsInGridSteps(reading, level, problems), 0.6, 0.62);
    warnOfRocksOutside(reading, level, problems);
    yield* asPart(passageFindingSteps(reading, level, bake, problems), 0.62, 0.68);
    yield* asPart(volumeReachSteps(level, bake, problems), 0.68, 0.7);
    yield* asPart(crowdedColumnSteps(bake, problems), 0.7, 0.75);
    yield* asPart(nothingWalkableSteps(level, bake, problems), 0.75, 0.8);
    for (const item of this.closedItems) {
      yield* asPart(floorsInsideSteps(reading, level, item, bake, problems), 0.8, 0.9);
    }
    if (areas) yield* asPart(itemOrderSteps(reading, level, bake, areas, problems), 0.9, 1);
  }
}

/** Steps of a part of the bake that comes after all stages. Some checks begin anew in their midst; the share never goes back. */
function* inPart(stage: BakePart, steps: Steps<void>): Generator<BakeProgress, void, void> {
  let share = 0;
  for (let next = steps.next(); !next.done; next = steps.next()) {
    share = Math.max(share, next.value);
    yield { stage, share };
  }
}

/** Looks at the triangles of all meshes, whatever agent they are baked for; gives the sound closed ones. */
function* geometrySteps(reading: LevelReading, { geometry }: Level): Steps<number[]> {
  const [problems] = reading.problems;
  const triangles = yield* asPart(weldSteps(geometry), 0, 0.2);
  const sides = yield* asPart(edgeSideSteps(triangles), 0.2, 0.4);
  yield* asPart(duplicateTriangleSteps(reading, triangles, sides, problems), 0.4, 0.6);
  yield* asPart(flippedTriangleSteps(reading, triangles, sides, problems), 0.6, 0.8);
  return yield* asPart(closedMeshSteps(reading, triangles, sides, problems), 0.8, 1);
}
