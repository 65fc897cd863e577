import type { BakePlace } from './bakeJob';
import { HostPlace } from './hostPlace';
import { WorkerPlace } from './workerPlace';

/**
 * The best place for bakes that there is here: a worker thread, or else the host itself.
 * @param workerFile the worker's program
 * @param onFallback hears why no worker could start
 */
export async function findBakePlace(workerFile: string, onFallback: (reason: string) => void): Promise<BakePlace> {
  const place = new WorkerPlace(workerFile);
  try {
    await place.start();
    return place;
  } catch (error) {
    place.dispose();
    onFallback((error as Error).message);
    return new HostPlace();
  }
}
