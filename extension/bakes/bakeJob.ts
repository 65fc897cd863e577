import type { BakeProgress } from '../../core/bake/bake';
import type { BakeSummary } from '../../core/bake/bakeLevel';
import type { LevelSource } from '../../core/level/levelFormat';
import type { ProblemReport } from '../../core/level/problemList';
import type { FloorOwnerName } from '../../core/passages/owners/ownerNames';
import type { PassagesOutline, PassageTread, VolumeOutline } from '../../webview/messages';

/** One bake that somebody wants, for all agents of a level. */
export interface BakeJob {
  /** The level's text, or what the reader of another format made of it. */
  readonly text: LevelSource;
  /** Whether the dump of each stage is wanted too. */
  readonly dumps: boolean;
  /** The agent whose picture is wanted; the level's first without one, or where there is no such agent. */
  readonly agent?: string | undefined;
  /** The rule that all rock is carved by, on trial; what the level says without one. */
  readonly floorOwner?: FloorOwnerName | undefined;
  /** Whether links, islands and distances, and the floors of passages, are wanted with the picture. */
  readonly details: boolean;
  /** Whether the level's triangles are wanted with the picture. */
  readonly source: boolean;
  /** `source`: the level is read for its triangles alone and not baked; of the outcome, only that it came. */
  readonly only?: 'source' | undefined;
  /** Whether the kernel may run the stages, where it can; plain TypeScript does otherwise, to the same result. */
  readonly kernel: boolean;
  /** The most bytes that the bake may hold (core/memoryMeter.ts); as many as there are without. */
  readonly memoryLimit?: number | undefined;
  /**
   * The bytes of a file that the level refers to.
   * @throws Error whose message says why it cannot be read, as the end of a sentence
   */
  read(reference: string): Promise<Uint8Array>;
  onProgress?(progress: BakeProgress): void;
  /** Hears of the wanted agent's picture once it is there, while the other agents are still to be baked. */
  onPicture?(picture: BakePicture): void;
  /** Hears of the picture's links, islands and distances (core/bake/detailPacket.ts), after the picture itself. */
  onDetails?(packet: ArrayBuffer): void;
  /** Hears of the floors of the picture's passages, after the picture itself; not for a level without rock. */
  onFloors?(floors: PassageFloors): void;
  /** Hears of the level's triangles (core/bake/sourcePacket.ts), after the picture itself. */
  onSource?(packet: ArrayBuffer): void;
}

/** The floors of passages (core/bake/passages/floorPacket.ts), and how each passage came out of the rock. */
export interface PassageFloors {
  readonly packet: ArrayBuffer;
  readonly treads: readonly PassageTread[];
}

/** What there is to see of a bake for one agent. */
export interface BakePicture {
  readonly summary: BakeSummary;
  /** The spans for the view (core/bake/spanPacket.ts). */
  readonly packet: ArrayBuffer;
  /** The names of the level's agents, in its order. */
  readonly agents: readonly string[];
  readonly volumes: readonly VolumeOutline[];
  /** None where the level has no rock. */
  readonly passages?: PassagesOutline;
}

/** What a bake came to. */
export interface BakeOutcome {
  /** What is wrong with the level, for any of its agents. */
  readonly report: ProblemReport;
  /** The names of the level's agents, in its order; none when it was refused. */
  readonly agents: readonly string[];
  /** Of the agent whose picture was wanted; none when the level was refused. */
  readonly summary?: BakeSummary;
  /**
   * UTF-8 text of each stage's dump, if it was wanted: by the stage's name, for several agents by
   * `agent/stage`.
   */
  readonly dumps?: Readonly<Record<string, Uint8Array>>;
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
   * @throws NotEnoughMemory when it needs more memory than it may have, or than there is
   * @throws WorkerCrashed when its thread came to an end; the next bake gets a new one
   */
  bake(job: BakeJob, cancellation: BakeCancellation): Promise<BakeOutcome>;
  dispose(): void;
}
