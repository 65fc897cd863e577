import type { BakeResult } from '../../core/bake/bake';
import type { Level } from '../../core/level/level';
import type { SpanCase } from './spanCase';
import type { StageTimes } from './stageTimes';

/** The contender that ours are measured against. */
export const RECAST = 'recast-navigation-js';

/** What one run took and came to. */
export interface Run {
  readonly times: StageTimes;
  /** Solid spans, and open ones above a floor. */
  readonly spans: number;
  readonly openSpans: number;
  /** SHA-256 over the whole result, where results are the same only when they are the same bit by bit. */
  readonly hash?: string;
}

/** A case in the memory of a contender, copied there outside the timed part. */
export interface PreparedCase {
  readonly run: () => Run | Promise<Run>;
  readonly free: () => void;
}

/** Whoever computes spans. */
export interface Contender {
  readonly name: string;
  readonly prepare: (one: SpanCase) => PreparedCase;
}

/** A way in which Ledgelight itself bakes. */
export interface OurWay {
  readonly name: string;
  /** All of it is timed; the times of the stages come from `clock`. */
  readonly bake: (level: Level, clock: () => number) => BakeResult | Promise<BakeResult>;
  /** The most that the times of all cases may be, and those of any one, as ratios to those of Recast. */
  readonly atMost?: { readonly overSum: number; readonly each?: number };
  /** How many times faster it has to be than another of our ways in a kind of case. */
  readonly faster?: { readonly than: string; readonly inCase: string; readonly times: number };
}
