import type { BakeProgress } from '../../core/bake/bake';
import type { BakeCancellation, BakeJob, BakeOutcome, BakePlace } from './bakeJob';
import type { KernelFile } from './kernelFile';
import { callOff, runBake, throttled } from './runBake';

/** Milliseconds of baking between two turns of the event loop. */
const SLICE = 8;

/** Bakes in the extension host itself, in slices that leave it responsive: where no worker can start. */
export class HostPlace implements BakePlace {
  constructor(private readonly kernels: KernelFile) {}

  bake(job: BakeJob, cancellation: BakeCancellation): Promise<BakeOutcome> {
    const onProgress = throttled((progress) => job.onProgress?.(progress));
    const drive = async <Result>(steps: Generator<BakeProgress, Result, void>) => {
      let sliceEnd = performance.now() + SLICE;
      for (;;) {
        const next = steps.next();
        if (next.done) return next.value;
        onProgress(next.value);
        if (performance.now() < sliceEnd) continue;
        await new Promise((resolve) => setTimeout(resolve, 0));
        if (cancellation.cancelled) callOff(steps);
        sliceEnd = performance.now() + SLICE;
      }
    };
    return runBake(job, drive, this.kernels);
  }

  dispose(): void {}
}
