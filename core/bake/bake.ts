import type { CompactHeightfield } from '../compact/compactHeightfield';
import { applyConvexVolumeSteps, checkConvexVolume } from '../compact/convexVolume';
import { refuse } from '../fault';
import { KernelFull } from '../kernel/kernelMemory';
import type { SpanKernel } from '../kernel/spanKernel';
import { type Level, trianglesOf } from '../level/level';
import { checkSettings } from '../level/spanSettings';
import { MemoryMeter } from '../memoryMeter';
import type { CarvedRock } from '../passages/carvedRock';
import type { SolidHeightfield } from '../spans/solidHeightfield';
import { asPart, type Steps } from '../steps';
import { checkOffset } from '../voxelize/addChunk';
import { checkRockBlock } from '../voxelize/addRock';
import { checkHeightGrid } from '../voxelize/heightGrid';
import { checkMesh } from '../voxelize/mesh';
import { kernelStages } from './kernelStages';
import { plainStages } from './plainStages';
import type { SpanStages } from './spanStages';
import type { DegenerateTriangle, ItemNotes } from './voxelizeLevel';

/** The stages in their order, under the names of their dumps. */
export const STAGES = [
  '1-rasterized',
  '2-low-hanging',
  '3-ledges',
  '4-low-height',
  '5-compact',
  '6-eroded',
  '7-areas',
] as const;

export type Stage = (typeof STAGES)[number];

/** What a bake is at: a stage, then what is made of its result: `packets` for the view, `findings` in the level. */
export const BAKE_PARTS = [...STAGES, 'packets', 'findings'] as const;

export type BakePart = (typeof BAKE_PARTS)[number];

export interface BakeResult {
  readonly solid: SolidHeightfield;
  readonly compact: CompactHeightfield;
  /** Triangles of all items, degenerate ones included. */
  readonly triangles: number;
  /** How many of them are degenerate, and which, as far as they are remembered. */
  readonly degenerate: number;
  readonly degenerateTriangles: readonly DegenerateTriangle[];
  /**
   * What is left of each `rock` of the level, by the number of its item: its runs, and of each the
   * segment that owns the floor on it, and that floor's height.
   */
  readonly rocks: ReadonlyMap<number, CarvedRock>;
  /** Milliseconds of each stage, pauses between its steps included. */
  readonly times: Readonly<Record<Stage, number>>;
  /** Counts what the result holds, for those who make more of it. */
  readonly memory: MemoryMeter;
  /**
   * Gives the heightfields back: they are not to be read any more, their arrays may serve another bake.
   * A result that is never given back stays as it is.
   */
  readonly giveBack: () => void;
}

/** Where a bake stands: what it is at, and the share of that which is done, 0 … 1. */
export interface BakeProgress {
  readonly stage: BakePart;
  readonly share: number;
}

/** A bake in steps: it pauses every few milliseconds and tells where it stands. */
export type BakeSteps = Generator<BakeProgress, BakeResult, void>;

export interface BakeOptions {
  /** Called after each stage, with the heightfield as that stage leaves it: the next one changes it. */
  readonly onStage?: (stage: Stage, field: SolidHeightfield | CompactHeightfield) => void;
  /** Milliseconds from any fixed moment; `Date.now` unless a host has a finer clock. */
  readonly clock?: () => number;
  /** The most bytes that the bake may hold, counted as {@link MemoryMeter} does; without it, as many as there are. */
  readonly memoryLimit?: number | undefined;
  /** Runs the stages where it has room for the level; plain TypeScript does without it. The result is the same. */
  readonly kernel?: SpanKernel | undefined;
}

/** A bake was called off. */
export class BakeCancelled extends Error {
  override name = 'BakeCancelled';
}

/**
 * Bakes a level: the whole span stage, from its triangles and voxels to the marked areas.
 * @param options.onProgress called every few milliseconds
 * @param options.cancelled asked every few milliseconds, even inside one huge triangle
 * @throws ArgumentError, ArgumentOutOfRangeError when the documents refuse something in the level;
 *   all of it is checked before anything is added
 * @throws BakeCancelled when `cancelled` says so
 * @throws NotEnoughMemory when it needs more memory than it may have, or than there is
 */
export function bake(
  level: Level,
  options: BakeOptions & {
    readonly onProgress?: (progress: BakeProgress) => void;
    readonly cancelled?: () => boolean;
  } = {},
): BakeResult {
  checkLevel(level);
  const steps = bakeSteps(level, options);
  for (;;) {
    const next = steps.next();
    if (next.done) return next.value;
    if (options.cancelled?.()) steps.throw(new BakeCancelled('The bake was called off.'));
    options.onProgress?.(next.value);
  }
}

/** Refuses a level with anything in it that the documents refuse. A frame, a chunk and routes are sound by birth. */
function checkLevel(level: Level): void {
  checkSettings(level.settings, refuse);
  for (const item of level.geometry) {
    if (item.type === 'mesh') checkMesh(item.mesh, refuse);
    if (item.type === 'heightGrid') checkHeightGrid(item.grid, refuse);
    if (item.type === 'voxels') checkOffset(item.offset, refuse);
    if (item.type === 'rock') checkRockBlock(item.block, refuse);
  }
  for (const volume of level.volumes) checkConvexVolume(volume, refuse);
}

/**
 * {@link bake} in steps, for a level that was checked. Whoever drives them decides about pauses,
 * progress and calling off: with `throw` or `return`, so that what they hold can serve another bake.
 */
export function* bakeSteps(level: Level, options: BakeOptions = {}): BakeSteps {
  const { kernel } = options;
  if (kernel) {
    try {
      return yield* meteredSteps(level, options, (memory) => kernelStages(level, memory, kernel));
    } catch (error) {
      if (!(error instanceof KernelFull)) throw error;
    }
  }
  return yield* meteredSteps(level, options, (memory) => plainStages(level, memory));
}

function* meteredSteps(level: Level, options: BakeOptions, stagesWith: (memory: MemoryMeter) => SpanStages): BakeSteps {
  const memory = new MemoryMeter(level.frame, options.memoryLimit);
  let unfinished: SpanStages | undefined;
  try {
    unfinished = stagesWith(memory);
    const result = yield* stageSteps(level, options, memory, unfinished);
    unfinished = undefined;
    return result;
  } catch (error) {
    throw memory.explained(error);
  } finally {
    unfinished?.giveBack();
  }
}

function* stageSteps(level: Level, options: BakeOptions, memory: MemoryMeter, stages: SpanStages): BakeSteps {
  const { geometry, volumes } = level;
  const { onStage, clock = Date.now } = options;
  const times = {} as Record<Stage, number>;

  function* stage<Result extends SolidHeightfield | CompactHeightfield>(
    name: Stage,
    steps: Steps<Result>,
  ): Generator<BakeProgress, Result, void> {
    const begin = clock();
    for (;;) {
      const next = steps.next();
      if (next.done) {
        times[name] = clock() - begin;
        onStage?.(name, next.value);
        return next.value;
      }
      yield { stage: name, share: next.value };
    }
  }

  const notes: ItemNotes = { degenerate: 0, degenerateTriangles: [], rocks: new Map() };
  const solid = yield* stage('1-rasterized', stages.voxelize(notes));
  yield* stage('2-low-hanging', changing(solid, stages.lowHanging(solid)));
  yield* stage('3-ledges', changing(solid, stages.ledges(solid)));
  yield* stage('4-low-height', changing(solid, stages.lowHeight(solid)));
  const compact = yield* stage('5-compact', stages.compact(solid));
  yield* stage('6-eroded', changing(compact, stages.erode(solid, compact)));
  yield* stage('7-areas', changing(compact, markAreaSteps(compact, volumes)));
  const triangles = geometry.reduce((sum, item) => sum + trianglesOf(item), 0);
  return { solid, compact, triangles, ...notes, times, memory, giveBack: () => stages.giveBack() };
}

/** Steps that change a heightfield end with it. */
function* changing<Field>(field: Field, steps: Steps<void>): Steps<Field> {
  yield* steps;
  return field;
}

function* markAreaSteps(compact: CompactHeightfield, volumes: Level['volumes']): Steps<void> {
  for (let i = 0; i < volumes.length; i++) {
    yield* asPart(applyConvexVolumeSteps(compact, volumes[i]), i / volumes.length, (i + 1) / volumes.length);
  }
}
