import type { HeightfieldFrame } from '../grid/frame';
import { BandTeam, LEAST_WORK } from './bandTeam';
import type { BandThread } from './bandThread';
import type { KernelCalls } from './kernelCalls';
import { KernelCrew } from './kernelCrew';
import { instantiate } from './kernelInstance';
import { KernelMemory } from './kernelMemory';
import { type CompiledModule, webAssembly } from './webAssembly';

/**
 * A memory that was used is kept for the next bake. One that has grown beyond this is let go of when so
 * many bakes in turn were far too small for it: not sooner, since what is let go of is free only much later.
 */
const LARGE_BYTES = 2 ** 28;
const SMALL_BAKES = 20;
/** A bake is far too small for more than so much. */
const ROOM_OF_COLUMN = 512;

/** A memory with its instance: room for one bake at a time. */
export class KernelBay {
  readonly memory = new KernelMemory();
  private readonly calls: KernelCalls;
  private crew: KernelCrew | undefined;

  constructor(
    module: CompiledModule,
    private readonly team: BandTeam,
  ) {
    this.calls = instantiate(module, this.memory, 0);
  }

  /**
   * Whoever works at a bake.
   * @param work about how much there is to do, as {@link LEAST_WORK} counts it
   */
  crewFor(frame: HeightfieldFrame, work: number): KernelCrew {
    this.crew = new KernelCrew(this.calls, this.memory, frame, this.team.isWorth(work) ? this.team : undefined);
    return this.crew;
  }

  /**
   * Calls off the work of whoever is at it.
   * @returns whether the memory may serve another bake
   */
  callOff(): boolean {
    return this.crew?.callOff() ?? true;
  }
}

/**
 * The compiled kernel: the stages' hot parts with real float32 arithmetic, built from
 * kernel. A bake takes a bay from it, and may give it back: memory that was used once is
 * faster the second time.
 */
export class SpanKernel {
  private kept: KernelBay | undefined;
  /** Bakes in turn that were far too small for it. */
  private smallBakes = 0;

  private constructor(
    private readonly module: CompiledModule,
    private readonly team: BandTeam,
  ) {}

  /**
   * Compiles the kernel and tries it.
   * @param code what the build made of kernel
   * @param threads the kernel's own, beside the one that bakes; at most {@link MOST_THREADS} less one
   * @param leastWork what is less than this is done without them
   * @throws TypeError where there is no WebAssembly, or no shared memory
   * @throws Error where the host refuses the code
   */
  static compile(code: Uint8Array, threads: readonly BandThread[] = [], leastWork = LEAST_WORK): SpanKernel {
    const module = new (webAssembly().Module)(code);
    const kernel = new SpanKernel(module, new BandTeam(module, threads, leastWork));
    kernel.giveBack(kernel.take(0));
    return kernel;
  }

  /**
   * Room for a bake, which nobody else has until it is given back.
   * @param columns how many its grid has
   */
  take(columns: number): KernelBay {
    const { kept } = this;
    this.kept = undefined;
    if (!kept) return new KernelBay(this.module, this.team);
    const { bytes } = kept.memory;
    this.smallBakes = bytes > LARGE_BYTES && bytes > ROOM_OF_COLUMN * columns ? this.smallBakes + 1 : 0;
    if (this.smallBakes < SMALL_BAKES) return kept;
    this.smallBakes = 0;
    this.team.leave(kept.memory);
    return new KernelBay(this.module, this.team);
  }

  /** Whatever lies in the bay is needed no more; whatever its crew is at is called off. */
  giveBack(bay: KernelBay): void {
    if (bay.callOff()) this.kept ??= bay;
    if (this.kept !== bay) this.team.leave(bay.memory);
  }
}
