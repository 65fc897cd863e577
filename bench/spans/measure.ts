import { columnCount } from '../../core/spans/solidHeightfield';
import type { Contender, Run } from './contender';
import { countPieces } from './pieces';
import type { SpanCase } from './spanCase';
import { leastTimes, type StageTimes } from './stageTimes';

/** What a contender came to in a case. */
export interface Measured {
  readonly contender: string;
  /** Of each stage the least of all runs, milliseconds. */
  readonly times: StageTimes;
  /** Nanoseconds of the first stage for a piece. */
  readonly nanosecondsPerPiece: number;
  readonly spans: number;
  readonly openSpans: number;
}

/** What a case came to. */
export interface CaseResult {
  readonly name: string;
  /** Metres. */
  readonly cellSize: number;
  readonly cellHeight: number;
  readonly triangles: number;
  readonly columns: number;
  readonly rows: number;
  /** Pairs of a triangle and a column that it adds a span to. */
  readonly pieces: number;
  /** How often each contender ran. */
  readonly runs: number;
  /** SHA-256 of all results of ours in the case; one, where all are the same. */
  readonly hashes: readonly string[];
  readonly measured: readonly Measured[];
}

/** Where nobody says how often: within these bounds, and about as long as this, milliseconds. */
const RUNS = { least: 5, most: 30, time: 4000 };

/**
 * Lets all contenders run a case in turn. Garbage is not collected between runs: a forced collection also throws
 * compiled code away, and every run would begin slowly.
 * @param runs how often; without it, the more often the shorter they take
 */
export async function measureCase(
  one: SpanCase,
  contenders: readonly Contender[],
  runs: number | undefined,
): Promise<CaseResult> {
  const pieces = await countPieces(one.level);
  const prepared = contenders.map(({ prepare }) => prepare(one));
  const least: { times?: StageTimes; last?: Run }[] = contenders.map(() => ({}));
  const hashes = new Set<string>();
  const begin = performance.now();
  let rounds = runs ?? RUNS.least;
  for (let round = 0; round < rounds; round++) {
    for (let turn = 0; turn < contenders.length; turn++) {
      // Each begins a round in turn: who runs after whom makes a difference.
      const at = (turn + round) % contenders.length;
      const last = await prepared[at].run();
      least[at] = { times: leastTimes(least[at].times, last.times), last };
      if (last.hash) hashes.add(last.hash);
    }
    if (round > 0 || runs !== undefined) continue;
    const fitting = Math.ceil(RUNS.time / (performance.now() - begin));
    rounds = Math.min(RUNS.most, Math.max(RUNS.least, fitting));
  }
  for (const { free } of prepared) free();
  const measured = contenders.map(({ name }, i): Measured => {
    const { times, last } = least[i] as Required<(typeof least)[number]>;
    const { spans, openSpans } = last;
    return { contender: name, times, nanosecondsPerPiece: (1e6 * times.rasterize) / pieces, spans, openSpans };
  });
  const { frame } = one.level;
  return {
    name: one.name,
    cellSize: one.level.settings.cellSize,
    cellHeight: one.level.settings.cellHeight,
    triangles: one.mesh.indices.length / 3,
    columns: columnCount(frame),
    rows: frame.height,
    pieces,
    runs: rounds,
    hashes: [...hashes],
    measured,
  };
}
