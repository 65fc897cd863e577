import type { BakePlace } from './bakeJob';
import { HostPlace } from './hostPlace';
import { KernelFile, type KernelUse } from './kernelFile';
import { WorkerPlace } from './workerPlace';

/** What the build made for bakes: paths on the disk. */
export interface BakePrograms {
  readonly worker: string;
  readonly kernel: string;
}

/** What is told of how bakes run. */
export interface BakePlaceNews {
  /** No worker could start: why. */
  onFallback(reason: string): void;
  /** A bake begins: whether the kernel is used for it. */
  onKernel(use: KernelUse): void;
}

/** The best place for bakes that there is here: a worker thread, or else the host itself. */
export async function findBakePlace(programs: BakePrograms, news: BakePlaceNews): Promise<BakePlace> {
  const place = new WorkerPlace(programs.worker, programs.kernel, news.onKernel);
  try {
    await place.start();
    return place;
  } catch (error) {
    place.dispose();
    news.onFallback((error as Error).message);
    return new HostPlace(new KernelFile(programs.kernel, news.onKernel));
  }
}
