import type { HeightfieldFrame } from '../grid/frame';
import { BandTeam, LEAST_WORK } from './bandTeam';
import type { BandThread } from './bandThread';
import type { KernelCalls } from './kernelCalls';
import { KernelCrew } from './kernelCrew';
import { instantiate } from './kernelInstance';
import { KernelMemory } from './kernelMemory';
import { type CompiledModule, webAssembly } from './webAssembly';

/** A memory that was used is kept for the next bake, unless it has grown beyond this. */
const KEPT_BYTES = 2 ** 28;

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
    kernel.giveBack(kernel.take());
    return kernel;
  }

  /** Room for a bake, which nobody else has until it is given back. */
  take(): KernelBay {
    const bay = this.kept ?? new KernelBay(this.module, this.team);
    this.kept = undefined;
    return bay;
  }

  /** Whatever lies in the bay is needed no more; whatever its crew is at is called off. */
  giveBack(bay: KernelBay): void {
    if (bay.callOff() && bay.memory.bytes <= KEPT_BYTES) this.kept ??= bay;
    if (this.kept !== bay) this.team.leave(bay.memory);
  }
}
