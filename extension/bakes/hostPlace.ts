import { BakeCancelled, type BakeProgress } from '../../core/bake/bake';
import type { BakeCancellation, BakeJob, BakeOutcome, BakePlace } from './bakeJob';
import { runBake, throttled } from './runBake';

/** Milliseconds of baking between two turns of the event loop. */
const SLICE = 8;

/** Bakes in the extension host itself, in slices that leave it responsive: where no worker can start. */
export class HostPlace implements BakePlace {
  bake(job: BakeJob, cancellation: BakeCancellation): Promise<BakeOutcome> {
    const onProgress = throttled((progress) => job.onProgress?.(progress));
    return runBake(job, async <Result>(steps: Generator<BakeProgress, Result, void>) => {
      let sliceEnd = performance.now() + SLICE;
      for (;;) {
        const next = steps.next();
        if (next.done) return next.value;
        onProgress(next.value);
        if (performance.now() < sliceEnd) continue;
        await new Promise((resolve) => setTimeout(resolve, 0));
        if (cancellation.cancelled) throw new BakeCancelled('A newer bake has begun.');
        sliceEnd = performance.now() + SLICE;
      }
    });
  }

  dispose(): void {}
}
