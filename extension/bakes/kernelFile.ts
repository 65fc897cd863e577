import type { SpanKernel } from '../../core/kernel/spanKernel';
import { loadKernelFile } from '../../threads/loadKernelFile';
import type { BakeJob } from './bakeJob';

/** What a bake has to do with the kernel. */
export interface KernelUse {
  /** Whether the kernel runs its stages; else plain TypeScript does. */
  readonly used: boolean;
  /** Why the kernel cannot be used, though it may be. */
  readonly obstacle?: string;
}

/** The kernel that the build put into a file. It is loaded for the first bake that may use it, and kept. */
export class KernelFile {
  private loaded: SpanKernel | Error | undefined;

  /**
   * @param file its WebAssembly
   * @param onUse hears of each bake whether the kernel is used
   */
  constructor(
    private readonly file: string,
    private readonly onUse: (use: KernelUse) => void,
  ) {}

  /** The kernel for a bake; none where it may not be used, or cannot. */
  kernelFor({ kernel: allowed }: Pick<BakeJob, 'kernel'>): SpanKernel | undefined {
    const kernel = allowed ? this.load() : undefined;
    if (kernel instanceof Error) {
      this.onUse({ used: false, obstacle: kernel.message });
      return undefined;
    }
    this.onUse({ used: kernel !== undefined });
    return kernel;
  }

  private load(): SpanKernel | Error {
    try {
      this.loaded ??= loadKernelFile(this.file);
    } catch (error) {
      this.loaded = error as Error;
    }
    return this.loaded;
  }
}
