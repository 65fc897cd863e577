import { Worker } from 'node:worker_threads';
import { BakeCancelled } from '../../core/bake/bake';
import type { BakeCancellation, BakeJob, BakeOutcome, BakePlace } from './bakeJob';
import type { FromWorker, ToWorker } from './workerMessages';

interface Running {
  readonly job: BakeJob;
  resolve(outcome: BakeOutcome): void;
  reject(error: Error): void;
}

/** Bakes in a worker thread of the extension host. One that broke down is started again for the next bake. */
export class WorkerPlace implements BakePlace {
  private worker: Worker | undefined;
  private readonly running = new Map<number, Running>();
  private jobs = 0;

  /** @param file the worker's program */
  constructor(private readonly file: string) {}

  /**
   * Starts the worker and waits until it answers.
   * @throws Error when none can start here
   */
  start(): Promise<void> {
    return new Promise((resolve, reject) => {
      const worker = new Worker(this.file);
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('The worker ended at once.')));
      worker.once('message', () => resolve());
      this.adopt(worker);
    });
  }

  private adopt(worker: Worker): Worker {
    this.worker = worker;
    worker.on('message', (message: FromWorker) => this.hear(message));
    worker.on('error', (error) => this.breakDown(worker, error));
    worker.on('exit', () => this.breakDown(worker, new Error('The bake worker has ended.')));
    return worker;
  }

  private breakDown(worker: Worker, error: Error): void {
    if (this.worker !== worker) return;
    this.worker = undefined;
    for (const { reject } of this.running.values()) reject(error);
    this.running.clear();
  }

  bake(job: BakeJob, cancellation: BakeCancellation): Promise<BakeOutcome> {
    return new Promise((resolve, reject) => {
      const number = ++this.jobs;
      const cancel = new Int32Array(new SharedArrayBuffer(4));
      this.running.set(number, { job, resolve, reject });
      cancellation.onCancelled(() => {
        Atomics.store(cancel, 0, 1);
        if (this.running.delete(number)) reject(new BakeCancelled('A newer bake has begun.'));
      });
      const { text, dumps, agent } = job;
      this.say({ type: 'bake', job: number, text, dumps, agent, cancel });
    });
  }

  private say(message: ToWorker): void {
    this.worker ??= this.adopt(new Worker(this.file));
    this.worker.postMessage(message);
  }

  private hear(message: FromWorker): void {
    if (message.type === 'started') return;
    const running = this.running.get(message.job);
    if (!running) return;
    switch (message.type) {
      case 'read':
        void this.answer(message.job, message.reference, running.job);
        return;
      case 'progress':
        running.job.onProgress?.(message.progress);
        return;
      case 'picture':
        running.job.onPicture?.(message.picture);
        return;
      case 'baked':
        running.resolve(message.outcome);
        break;
      case 'cancelled':
        running.reject(new BakeCancelled('A newer bake has begun.'));
        break;
      case 'failed':
        running.reject(new Error(message.message));
        break;
    }
    this.running.delete(message.job);
  }

  private async answer(number: number, reference: string, job: BakeJob): Promise<void> {
    try {
      this.say({ type: 'file', job: number, reference, bytes: await job.read(reference) });
    } catch (error) {
      this.say({ type: 'unreadable', job: number, reference, reason: (error as Error).message });
    }
  }

  dispose(): void {
    const worker = this.worker;
    this.worker = undefined;
    void worker?.terminate();
  }
}
