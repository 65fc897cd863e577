import type { BakeProgress } from '../../core/bake/bake';
import type { BakeJob, BakeOutcome, BakePicture, PassageFloors } from './bakeJob';
import type { KernelUse } from './kernelFile';

/** What of a job is told to the worker; everything else is asked for, or told back. */
export type JobOrder = Pick<
  BakeJob,
  'text' | 'dumps' | 'agent' | 'floorOwner' | 'details' | 'source' | 'only' | 'kernel' | 'memoryLimit'
>;

/** What the worker is given when it starts. */
export interface WorkerStart {
  /** The file that the kernel is in. */
  readonly kernelFile: string;
}

/** What the host says to the bake worker. */
export type ToWorker =
  | {
      readonly type: 'bake';
      readonly job: number;
      readonly order: JobOrder;
      /** One Int32 in shared memory: 1 calls the bake off, even while the worker is busy with it. */
      readonly cancel: Int32Array;
    }
  /** The answer to `read`: the file's bytes, or why it cannot be read. */
  | { readonly type: 'file'; readonly job: number; readonly reference: string; readonly bytes: Uint8Array }
  | { readonly type: 'unreadable'; readonly job: number; readonly reference: string; readonly reason: string };

/** What the bake worker says to the host. The worker never sees a path: it asks for what the level names. */
export type FromWorker =
  | { readonly type: 'started' }
  /** A bake begins, and the kernel runs it or does not. */
  | { readonly type: 'kernel'; readonly use: KernelUse }
  | { readonly type: 'read'; readonly job: number; readonly reference: string }
  | { readonly type: 'progress'; readonly job: number; readonly progress: BakeProgress }
  | { readonly type: 'picture'; readonly job: number; readonly picture: BakePicture }
  | { readonly type: 'details'; readonly job: number; readonly packet: ArrayBuffer }
  | { readonly type: 'floors'; readonly job: number; readonly floors: PassageFloors }
  | { readonly type: 'source'; readonly job: number; readonly packet: ArrayBuffer }
  | { readonly type: 'baked'; readonly job: number; readonly outcome: BakeOutcome }
  | { readonly type: 'cancelled'; readonly job: number }
  /** More memory would have been needed than the limit, or without one, than there is. */
  | {
      readonly type: 'tooLarge';
      readonly job: number;
      readonly message: string;
      readonly limit: number | undefined;
    }
  | { readonly type: 'failed'; readonly job: number; readonly message: string };
