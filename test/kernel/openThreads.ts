import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import type { BandOrder } from '../../core/kernel/bandThread';
import { SpanKernel } from '../../core/kernel/spanKernel';
import { threadProgram } from '../../scripts/bandThread.mjs';
import { kernelCode } from '../../scripts/kernel.mjs';
import { NodeThread } from '../../threads/nodeThread';
import type { Mood } from './moodyThread';

/** Milliseconds; long for a step, and short for a test. */
const PATIENCE = 400;

/** A thread of Node that works as it is in the mood to. */
export class MoodyThread extends NodeThread {
  private begun: Worker | undefined;
  mood: Mood = 'works';

  /** Waits until it has started. */
  async ready(): Promise<void> {
    if (!this.hasEnded && this.begun === this.worker) return;
    this.begun = this.worker;
    await once(this.begun, 'message');
  }

  override post(order: BandOrder): void {
    super.post(Object.assign(order, { mood: this.mood }));
  }
}

const code = await kernelCode();
const file = await threadProgram('test/kernel/moodyThread.ts');

/** A kernel with its threads. */
export class ThreadedKernel {
  readonly threads: readonly MoodyThread[];
  readonly kernel: SpanKernel;

  /** @param count of all threads, that of the test among them: they do everything together, however little it is */
  constructor(count: number) {
    this.threads = Array.from({ length: count - 1 }, () => new MoodyThread(file, PATIENCE));
    this.kernel = SpanKernel.compile(code, this.threads, 0);
  }

  /** Waits until all threads have started. */
  async ready(): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread.ready()));
  }

  setMood(mood: Mood): void {
    for (const thread of this.threads) thread.mood = mood;
  }

  async close(): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread.end()));
  }
}
