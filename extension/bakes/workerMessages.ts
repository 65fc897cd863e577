import type { BakeProgress } from '../../core/bake/bake';
import type { LevelSource } from '../../core/level/levelFormat';
import type { BakeOutcome, BakePicture } from './bakeJob';

/** What the host says to the bake worker. */
export type ToWorker =
  | {
      readonly type: 'bake';
      readonly job: number;
      readonly text: LevelSource;
      readonly dumps: boolean;
      readonly agent: string | undefined;
      /** One Int32 in shared memory: 1 calls the bake off, even while the worker is busy with it. */
      readonly cancel: Int32Array;
    }
  /** The answer to `read`: the file's bytes, or why it cannot be read. */
  | { readonly type: 'file'; readonly job: number; readonly reference: string; readonly bytes: Uint8Array }
  | { readonly type: 'unreadable'; readonly job: number; readonly reference: string; readonly reason: string };

/** What the bake worker says to the host. The worker never sees a path: it asks for what the level names. */
export type FromWorker =
  | { readonly type: 'started' }
  | { readonly type: 'read'; readonly job: number; readonly reference: string }
  | { readonly type: 'progress'; readonly job: number; readonly progress: BakeProgress }
  | { readonly type: 'picture'; readonly job: number; readonly picture: BakePicture }
  | { readonly type: 'baked'; readonly job: number; readonly outcome: BakeOutcome }
  | { readonly type: 'cancelled'; readonly job: number }
  | { readonly type: 'failed'; readonly job: number; readonly message: string };
