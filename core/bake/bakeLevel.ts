import { NO_AREA } from '../grid/area';
import type { LevelFiles } from '../level/levelFiles';
import { type LevelReading, readLevel } from '../level/levelReader';
import { type ProblemReport, reportOf } from '../level/problemList';
import { spanCount } from '../spans/solidHeightfield';
import { SPAN_STATES } from '../spans/spanState';
import { type BakeOptions, type BakeResult, type BakeSteps, bakeSteps, STAGES, type Stage } from './bake';

/** What became of a level's text: what is wrong with it and, unless it was refused, its bake. */
export interface BakedLevel {
  readonly report: ProblemReport;
  readonly bake?: BakeResult;
  readonly summary?: BakeSummary;
}

/** A bake in plain figures. */
export interface BakeSummary {
  /** The level's name; empty when it has none. */
  readonly level: string;
  readonly agent: string;
  readonly grid: {
    readonly width: number;
    readonly height: number;
    readonly depth: number;
    /** Metres. */
    readonly cellSize: number;
    readonly cellHeight: number;
  };
  readonly triangles: number;
  readonly degenerate: number;
  readonly spans: number;
  /** How many spans are in each SpanState. */
  readonly states: readonly number[];
  /** Open spans with an area in the end, and the floor they cover. */
  readonly walkableCells: number;
  readonly walkableSquareMetres: number;
  /** Milliseconds: reading the level, and each stage. */
  readonly readMilliseconds: number;
  readonly stageMilliseconds: Readonly<Record<Stage, number>>;
  /** Reading and all stages. */
  readonly milliseconds: number;
}

/** Drives a bake's steps to their end, in the way of the host: at once, in slices, until called off. */
export type DriveSteps = (steps: BakeSteps) => BakeResult | Promise<BakeResult>;

/**
 * Reads a level's text and, unless anything in it is refused, bakes it for its first agent.
 * Degenerate triangles become warnings at their places.
 * @param options.settingsFile a settings file to use instead of what the level says
 */
export async function bakeLevel(
  text: string,
  files: LevelFiles,
  drive: DriveSteps,
  options: BakeOptions & { readonly settingsFile?: string } = {},
): Promise<BakedLevel> {
  const { clock = Date.now } = options;
  const begin = clock();
  const reading = await readLevel(text, files, options.settingsFile);
  const readMilliseconds = clock() - begin;
  if (!reading.level) return { report: reportOf(reading.problems) };
  const bake = await drive(bakeSteps(reading.level, options));
  warnOfDegenerates(reading, bake);
  const summary = summaryOf(reading.level.name, reading.level.settings.name, bake, readMilliseconds);
  return { report: reportOf(reading.problems), bake, summary };
}

/** Code of the warning about a triangle without area or direction. */
const DEGENERATE_TRIANGLE = 'LL205';

function warnOfDegenerates({ problems: [problems], nameOf, placeOf }: LevelReading, bake: BakeResult): void {
  for (const { item, triangle } of bake.degenerateTriangles) {
    const { origin, ...place } = placeOf(item, triangle);
    const where = origin ? ` (${origin})` : '';
    const message = `Triangle ${triangle} of ${nameOf(item)}${where} has no area: its corners fall on one line. It adds nothing.`;
    problems.add({ code: DEGENERATE_TRIANGLE, severity: 'warning', message, ...place });
  }
  const unlisted = bake.degenerate - bake.degenerateTriangles.length;
  if (unlisted > 0) problems.addUnlisted(DEGENERATE_TRIANGLE, 'warning', unlisted);
}

function summaryOf(level: string, agent: string, bake: BakeResult, readMilliseconds: number): BakeSummary {
  const { solid, compact, triangles, degenerate, times } = bake;
  const { width, height, depth, cellSize, cellHeight } = solid.frame;
  let walkableCells = 0;
  for (let span = 0; span < spanCount(compact); span++) if (compact.area[span] !== NO_AREA) walkableCells++;
  const states = new Array<number>(SPAN_STATES).fill(0);
  for (const state of solid.state) states[state]++;
  return {
    level,
    agent,
    grid: { width, height, depth, cellSize, cellHeight },
    triangles,
    degenerate,
    spans: spanCount(solid),
    states,
    walkableCells,
    walkableSquareMetres: walkableCells * cellSize * cellSize,
    readMilliseconds,
    stageMilliseconds: times,
    milliseconds: STAGES.reduce((sum, stage) => sum + times[stage], readMilliseconds),
  };
}
