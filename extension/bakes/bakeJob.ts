import type { BakeProgress, Stage } from '../../core/bake/bake';
import type { BakeSummary } from '../../core/bake/bakeLevel';
import type { ProblemReport } from '../../core/level/problemList';

/** One bake that somebody wants. */
export interface BakeJob {
  /** The level's text. */
  readonly text: string;
  /** Whether the dump of each stage is wanted too. */
  readonly dumps: boolean;
  /**
   * The bytes of a file that the level refers to.
   * @throws Error whose message says why it cannot be read, as the end of a sentence
   */
  read(reference: string): Promise<Uint8Array>;
  onProgress?(progress: BakeProgress): void;
}

/** What a bake came to. Without a summary the level was refused. */
export interface BakeOutcome {
  readonly report: ProblemReport;
  readonly summary?: BakeSummary;
  /** The spans for the view (core/bake/spanPacket.ts). */
  readonly packet?: ArrayBuffer;
  /** UTF-8 text of each stage's dump, if it was wanted. */
  readonly dumps?: Readonly<Partial<Record<Stage, Uint8Array>>>;
}

/** Calls a bake off; it then rejects with BakeCancelled. */
export interface BakeCancellation {
  readonly cancelled: boolean;
  onCancelled(listener: () => void): void;
}

/** A place where bakes run. */
export interface BakePlace {
  /**
   * Runs one bake.
   * @throws BakeCancelled when it was called off
   * @throws Error when the place broke down; the next bake may try again
   */
  bake(job: BakeJob, cancellation: BakeCancellation): Promise<BakeOutcome>;
  dispose(): void;
}
