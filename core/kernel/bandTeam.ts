import type { BandBoard } from './bandBoard';
import type { BandThread, Told } from './bandThread';
import type { BandWork } from './bandWork';
import type { KernelMemory } from './kernelMemory';
import type { CompiledModule } from './webAssembly';

/** Columns and triangles from which on it pays to call others: below that, a bake takes a few milliseconds. */
export const LEAST_WORK = 1 << 16;

/** What all instances were told for a bake, and what of it no thread has heard. */
export interface Tidings {
  readonly all: readonly Told[];
  readonly news: readonly Told[];
}

/** The threads of a kernel, which work for one memory after another. */
export class BandTeam {
  /** The memory that each thread has an instance for. */
  private readonly joined: (KernelMemory | undefined)[] = [];

  /** @param threads as many as there is scratch for, less one: this thread is the first */
  constructor(
    private readonly module: CompiledModule,
    private readonly threads: readonly BandThread[],
    private readonly leastWork: number,
  ) {}

  /** Whether others are to be called for so much work, and there are any. */
  isWorth(work: number): boolean {
    return work >= this.leastWork && this.size > 0;
  }

  /** How many threads there are beside this one, as far as is known. */
  get size(): number {
    return this.threads.filter(({ hasEnded }) => !hasEnded).length;
  }

  /** Milliseconds to wait at most for a sign of life. */
  get patience(): number {
    return Math.max(...this.threads.map(({ patience }) => patience));
  }

  /** Tells all to take parts of a piece of work in a memory. */
  post(memory: KernelMemory, { all, news }: Tidings, work: BandWork, board: BandBoard): void {
    this.threads.forEach((thread, i) => {
      if (thread.hasEnded) return;
      const isNew = this.joined[i] !== memory;
      const join = isNew ? { module: this.module, memory: memory.memory, thread: i + 1 } : undefined;
      thread.post({ type: 'work', join, told: isNew ? all : news, work, board: board.buffer });
      this.joined[i] = memory;
    });
  }

  /** Lets go of a memory. */
  leave(memory: KernelMemory): void {
    this.threads.forEach((thread, i) => {
      if (this.joined[i] !== memory) return;
      thread.post({ type: 'leave' });
      this.joined[i] = undefined;
    });
  }

  /** Somebody was lost, and nobody can say who: begins with other threads. */
  renew(): void {
    for (const thread of this.threads) thread.renew();
    this.joined.length = 0;
  }
}
