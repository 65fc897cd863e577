import { Worker } from 'node:worker_threads';
import { BakeCancelled } from '../../core/bake/bake';
import { NotEnoughMemory } from '../../core/memoryMeter';
import type { BakeCancellation, BakeJob, BakeOutcome, BakePlace } from './bakeJob';
import type { KernelUse } from './kernelFile';
import { WorkerCrashed } from './workerCrashed';
import type { FromWorker, ToWorker, WorkerStart } from './workerMessages';

/**
 * What the worker may hold of texts and of what is read from them, before it ends instead of the whole
 * extension host. Arrays over spans are not part of it: those have the limit of the job.
 */
const MAX_HEAP_MEGABYTES = 2048;

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

  /**
   * @param file the worker's program
   * @param kernelFile the kernel's, which the worker reads
   * @param onKernel hears of each bake whether the kernel is used
   */
  constructor(
    private readonly file: string,
    private readonly kernelFile: string,
    private readonly onKernel: (use: KernelUse) => void,
  ) {}

  /**
   * Starts the worker and waits until it answers.
   * @throws Error when none can start here
   */
  start(): Promise<void> {
    return new Promise((resolve, reject) => {
      const worker = this.create();
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('The worker ended at once.')));
      worker.once('message', () => resolve());
      this.adopt(worker);
    });
  }

  private create(): Worker {
    const resourceLimits = { maxOldGenerationSizeMb: MAX_HEAP_MEGABYTES };
    const workerData: WorkerStart = { kernelFile: this.kernelFile };
    return new Worker(this.file, { resourceLimits, workerData });
  }

  private adopt(worker: Worker): Worker {
    this.worker = worker;
    worker.on('message', (message: FromWorker) => this.hear(message));
    worker.on('error', (error) => this.breakDown(worker, crashOf(error)));
    worker.on('exit', () =>
      this.breakDown(worker, new WorkerCrashed(`The bake’s thread ended too early. ${BAKE_AGAIN}`)),
    );
    return worker;
  }

  /** What ran in a worker that came to an end fails; the next bake starts another one. */
  private breakDown(worker: Worker, crash: WorkerCrashed): void {
    if (this.worker !== worker) return;
    this.worker = undefined;
    for (const { reject } of this.running.values()) reject(crash);
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
      const { text, dumps, agent, floorOwner, details, source, only, kernel, memoryLimit } = job;
      const order = { text, dumps, agent, floorOwner, details, source, only, kernel, memoryLimit };
      this.say({ type: 'bake', job: number, order, cancel });
    });
  }

  private say(message: ToWorker): void {
    this.worker ??= this.adopt(this.create());
    this.worker.postMessage(message);
  }

  private hear(message: FromWorker): void {
    if (message.type === 'started') return;
    if (message.type === 'kernel') {
      this.onKernel(message.use);
      return;
    }
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
      case 'details':
        running.job.onDetails?.(message.packet);
        return;
      case 'floors':
        running.job.onFloors?.(message.floors);
        return;
      case 'source':
        running.job.onSource?.(message.packet);
        return;
      case 'baked':
        running.resolve(message.outcome);
        break;
      case 'cancelled':
        running.reject(new BakeCancelled('A newer bake has begun.'));
        break;
      case 'tooLarge':
        running.reject(new NotEnoughMemory(message.message, message.limit));
        break;
      case 'failed':
        running.reject(new Error(message.message));
        break;
    }
    this.running.delete(message.job);
  }

  private async answer(number: number, reference: string, job: BakeJob): Promise<void> {
    const answer: ToWorker = await job.read(reference).then(
      (bytes) => ({ type: 'file', job: number, reference, bytes }),
      (error: Error) => ({ type: 'unreadable', job: number, reference, reason: error.message }),
    );
    // Where the bake is over, nobody waits for the file, and no worker need start for it.
    if (this.running.has(number)) this.say(answer);
  }

  dispose(): void {
    const worker = this.worker;
    this.worker = undefined;
    void worker?.terminate();
  }
}

const BAKE_AGAIN = 'Bake again to start a new one.';

/** The crash of a worker by an error that nobody caught in it. */
function crashOf(error: Error & { code?: string }): WorkerCrashed {
  const message =
    error.code === 'ERR_WORKER_OUT_OF_MEMORY'
      ? 'The bake’s thread ran out of memory and ended. Use larger cells or smaller bounds, then bake again.'
      : `The bake’s thread broke down: ${error.message} ${BAKE_AGAIN}`;
  return new WorkerCrashed(message, { cause: error });
}
