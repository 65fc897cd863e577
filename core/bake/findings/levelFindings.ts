import type { Level } from '../../level/level';
import type { LevelReading } from '../../level/levelReader';
import type { ProblemList } from '../../level/problemList';
import type { Steps } from '../../steps';
import { type BakeOptions, type BakeProgress, type BakeResult, type BakeSteps, bakeSteps, STAGES } from '../bake';
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
   * off at any time.
   * @param problems takes what was found for this agent
   * @param options.afterBake what is to be done when the bake is over, before anything is looked at: a
   *   picture need not wait for that
   */
  *bakeSteps(
    level: Level,
    problems: ProblemList,
    options: BakeOptions & { readonly afterBake?: (bake: BakeResult) => Steps<void> } = {},
  ): BakeSteps {
    const checksOrder = canCheckOrder(level);
    let areas: Uint8Array | undefined;
    const bake = yield* bakeSteps(level, {
      ...options,
      onStage: (stage, field) => {
        if (checksOrder && stage === '1-rasterized') areas = field.area.slice();
        options.onStage?.(stage, field);
      },
    });
    if (options.afterBake) yield* afterStages(options.afterBake(bake));
    yield* afterStages(this.lookSteps(level, bake, areas, problems));
    return bake;
  }

  private *lookSteps(
    level: Level,
    bake: BakeResult,
    areas: Uint8Array | undefined,
    problems: ProblemList,
  ): Steps<void> {
    const { reading } = this;
    this.closedItems ??= yield* geometrySteps(reading, level);
    warnOfDegenerates(reading, level, bake, problems);
    yield* trianglesInGridSteps(reading, level, problems);
    yield* voxelsInGridSteps(reading, level, problems);
    yield* volumeReachSteps(level, bake, problems);
    yield* crowdedColumnSteps(bake, problems);
    yield* nothingWalkableSteps(level, bake, problems);
    for (const item of this.closedItems) yield* floorsInsideSteps(reading, level, item, bake, problems);
    if (areas) yield* itemOrderSteps(reading, level, bake, areas, problems);
  }
}

/** Steps that come after all stages. */
function* afterStages(steps: Steps<void>): Generator<BakeProgress, void, void> {
  for (let next = steps.next(); !next.done; next = steps.next()) yield { stage: LAST_STAGE, share: 1 };
}

const LAST_STAGE = STAGES[STAGES.length - 1];

/** Looks at the triangles of all meshes, whatever agent they are baked for; gives the sound closed ones. */
function* geometrySteps(reading: LevelReading, { geometry }: Level): Steps<number[]> {
  const [problems] = reading.problems;
  const triangles = yield* weldSteps(geometry);
  const sides = yield* edgeSideSteps(triangles);
  yield* duplicateTriangleSteps(reading, triangles, sides, problems);
  yield* flippedTriangleSteps(reading, triangles, sides, problems);
  return yield* closedMeshSteps(reading, triangles, sides, problems);
}
