import type { BandWork } from './bandWork';
import type { SettingCalls } from './kernelCalls';
import type { CompiledModule, SharedMemory } from './webAssembly';

/** A setting call with its arguments. */
export type Told = readonly [name: keyof SettingCalls, what: readonly number[]];

/** What a thread is told. It has an instance of the kernel for one memory at a time. */
export type BandOrder =
  | {
      readonly type: 'work';
      /** The memory to make an instance for, and the thread's number in it; without it, the last one goes on. */
      readonly join:
        | { readonly module: CompiledModule; readonly memory: SharedMemory; readonly thread: number }
        | undefined;
      /** What the instance has to be told first. */
      readonly told: readonly Told[];
      readonly work: BandWork;
      /** The buffer of the work's board. */
      readonly board: SharedArrayBuffer;
    }
  /** The memory is needed no more. */
  | { readonly type: 'leave' };

/** A thread of the host in which a BandHand does as it is told. It is waited for without letting the host go on. */
export interface BandThread {
  /** Whether it is known to have ended. One that has not yet started may take orders all the same. */
  readonly hasEnded: boolean;
  /** Milliseconds after which a thread in the midst of a part that gives no sign of life counts as lost. */
  readonly patience: number;
  /** Hands it an order, the first of which may start it: they come to it one after another, even while this thread is busy. */
  post(order: BandOrder): void;
  /** It was lost: ends what is left of it and starts another in its place. */
  renew(): void;
}

/** A thread ended, or got stuck, in the midst of its work. */
export class ThreadLost extends Error {
  override name = 'ThreadLost';
}
