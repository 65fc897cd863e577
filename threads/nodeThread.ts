import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { BandOrder, BandThread } from '../core/kernel/bandThread';

/** More threads than this gain little: they wait for memory. */
const MOST = 8;

/** Milliseconds; a step takes a few. */
const PATIENCE = 5000;

/**
 * A thread of Node. It starts with its first order, and keeps no process alive. Should it never get
 * there, nobody misses it: it takes no part of anything.
 */
export class NodeThread implements BandThread {
  private started: Worker | undefined;
  /** One number that both threads see: 1 when it has ended. */
  private ended = new Int32Array(new SharedArrayBuffer(4));

  /**
   * @param file the program: threads/main.ts, bundled
   * @param patience milliseconds
   */
  constructor(
    private readonly file: string,
    readonly patience = PATIENCE,
  ) {}

  get hasEnded(): boolean {
    return Atomics.load(this.ended, 0) === 1;
  }

  post(order: BandOrder): void {
    this.worker.postMessage(order);
  }

  /** The thread as Node has it, started if need be. */
  protected get worker(): Worker {
    this.started ??= this.start();
    return this.started;
  }

  private start(): Worker {
    const { ended } = this;
    const worker = new Worker(this.file, { workerData: ended });
    const end = () => Atomics.store(ended, 0, 1);
    worker.on('error', end);
    worker.on('exit', end);
    worker.unref();
    return worker;
  }

  renew(): void {
    void this.end();
    this.started = undefined;
    this.ended = new Int32Array(new SharedArrayBuffer(4));
  }

  /** Ends it, whatever it is at. */
  async end(): Promise<void> {
    Atomics.store(this.ended, 0, 1);
    await this.started?.terminate();
  }
}

/** As many threads as this machine can use beside the one that bakes. */
export function nodeThreads(file: string): NodeThread[] {
  const count = Math.min(availableParallelism(), MOST) - 1;
  return Array.from({ length: count }, () => new NodeThread(file));
}
