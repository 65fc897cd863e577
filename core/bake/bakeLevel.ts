import type { CompactHeightfield } from '../compact/compactHeightfield';
import { NO_AREA } from '../grid/area';
import { addForAgents } from '../level/agentFindings';
import type { Level } from '../level/level';
import type { LevelFiles } from '../level/levelFiles';
import { type LevelSource, textOf } from '../level/levelFormat';
import { readLevel } from '../level/levelReader';
import { ProblemList, type ProblemReport, reportOf } from '../level/problemList';
import { maxSlopeDegrees } from '../level/spanSettings';
import type { FloorOwnerName } from '../passages/owners/ownerNames';
import { type SolidHeightfield, spanCount } from '../spans/solidHeightfield';
import { SPAN_STATES } from '../spans/spanState';
import type { Steps } from '../steps';
import { type BakeOptions, type BakeProgress, type BakeResult, STAGES, type Stage } from './bake';
import { LevelFindings } from './findings/levelFindings';
import { withFloorOwner } from './passages/trialRule';
import { type PacketTakers, viewPacketSteps } from './viewPackets';

/** What became of a level's text: what is wrong with it and, unless it was refused, its bakes. */
export interface BakedLevel {
  readonly report: ProblemReport;
  /** The names of the level's agents, in its order; none when it was refused. */
  readonly agents: readonly string[];
  /** Of each agent that was baked, in the same order. */
  readonly summaries: readonly BakeSummary[];
}

/** A bake in plain figures. */
export interface BakeSummary {
  /** The level's name; empty when it has none. */
  readonly level: string;
  readonly agent: string;
  /** What it needs, in rows and cells. */
  readonly settings: {
    readonly height: number;
    readonly climb: number;
    readonly radius: number;
    readonly maxSlopeDegrees: number;
  };
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

/** Drives steps to their end, in the way of the host: at once, in slices, until called off. */
export type DriveSteps = <Result>(steps: Generator<BakeProgress, Result, void>) => Result | Promise<Result>;

/** Whose turn it is while a level is baked. */
export interface AgentTurn {
  readonly agent: string;
  /** All who have a turn, in the level's order. */
  readonly agents: readonly string[];
}

/** The packets of the first agent's bake, whoever has the first turn: made after `onBaked`, before problems are looked for. */
interface FirstPackets extends Pick<PacketTakers, 'onDetails' | 'onFloors' | 'onSource'> {
  /** The level is as it was read, whatever rule its rock was carved by. */
  readonly onSpans?: ((packet: ArrayBuffer, summary: BakeSummary, level: Level, turn: AgentTurn) => void) | undefined;
}

export interface BakeLevelOptions extends Pick<BakeOptions, 'clock' | 'memoryLimit' | 'kernel'>, FirstPackets {
  /** A settings file to use instead of what the level says. */
  readonly settingsFile?: string;
  /** Bakes for this agent alone; for none if the level has no such agent. */
  readonly onlyAgent?: string;
  /** Bakes for this agent before the others, if the level has such an agent. */
  readonly firstAgent?: string;
  /** Carves all rock by this rule, whatever the level says, where it can serve all of the level's passages. */
  readonly floorOwner?: FloorOwnerName | undefined;
  /** Called after each stage of each agent's bake, as in {@link BakeOptions}. */
  readonly onStage?: (stage: Stage, field: SolidHeightfield | CompactHeightfield, turn: AgentTurn) => void;
  /** Called after each agent's bake, before what it came to is looked at for problems. Whoever needs a result takes it here: it is not kept for several agents. */
  readonly onBaked?: (bake: BakeResult, summary: BakeSummary, turn: AgentTurn) => void;
}

/**
 * Reads a level and, unless anything in it is refused, bakes it for its agents, one after
 * another. What a bake finds, such as degenerate triangles, becomes a warning at its place.
 * @throws NotEnoughMemory when a bake or its packets need more memory than it may have, or than there is
 */
export async function bakeLevel(
  source: LevelSource,
  files: LevelFiles,
  drive: DriveSteps,
  options: BakeLevelOptions = {},
): Promise<BakedLevel> {
  const { clock = Date.now, onlyAgent, firstAgent, floorOwner } = options;
  const begin = clock();
  const reading = await readLevel(source, files, options.settingsFile);
  const readMilliseconds = clock() - begin;
  const own = reading.levels.filter(({ settings }) => onlyAgent === undefined || settings.name === onlyAgent);
  const levels = floorOwner === undefined ? own : own.map((level) => withFloorOwner(level, floorOwner));
  const found = levels.map(({ settings }) => ({ agent: settings.name, problems: new ProblemList('', textOf(source)) }));
  const agents = found.map(({ agent }) => agent);
  const findings = new LevelFindings(reading);
  const summaries: BakeSummary[] = [];
  let first = true;
  for (const i of turns(agents, firstAgent)) {
    const turn = { agent: agents[i], agents };
    const { onStage, onBaked, onSpans, onDetails, onFloors, onSource, memoryLimit, kernel } = options;
    const afterBake = function* (bake: BakeResult): Steps<void> {
      const summary = summaryOf(levels[i], bake, readMilliseconds);
      summaries[i] = summary;
      onBaked?.(bake, summary, turn);
      if (!first) return;
      first = false;
      const takeSpans = onSpans && ((packet: ArrayBuffer) => onSpans(packet, summary, own[i], turn));
      yield* viewPacketSteps(levels[i], bake, { onSpans: takeSpans, onDetails, onFloors, onSource });
    };
    await drive(
      findings.bakeSteps(levels[i], found[i].problems, {
        clock,
        memoryLimit,
        kernel,
        ...(onStage && { onStage: (stage, field) => onStage(stage, field, turn) }),
        afterBake,
      }),
    );
  }
  addForAgents(reading.problems[0], found);
  return { report: reportOf(reading.problems), agents: reading.levels.map(({ settings }) => settings.name), summaries };
}

/** The places of the agents in their list, in the order of their turns. */
function turns(agents: readonly string[], first: string | undefined): number[] {
  const order = [...agents.keys()];
  return order.sort((a, b) => Number(agents[b] === first) - Number(agents[a] === first));
}

function summaryOf({ name, settings }: Level, bake: BakeResult, readMilliseconds: number): BakeSummary {
  const { solid, compact, triangles, degenerate, times } = bake;
  const { width, height, depth, cellSize, cellHeight } = solid.frame;
  let walkableCells = 0;
  for (let span = 0; span < spanCount(compact); span++) if (compact.area[span] !== NO_AREA) walkableCells++;
  const states = new Array<number>(SPAN_STATES).fill(0);
  for (const state of solid.state) states[state]++;
  const { height: needed, climb, radius, slopeCosine } = settings;
  return {
    level: name,
    agent: settings.name,
    settings: { height: needed, climb, radius, maxSlopeDegrees: maxSlopeDegrees(slopeCosine) },
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
