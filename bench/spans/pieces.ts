import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { Level } from '../../core/level/level';
import { SolidBuilder } from '../../core/spans/solidBuilder';
import { runToEnd } from '../../core/steps';
import { rasterizeMeshSteps } from '../../core/voxelize/rasterize';

/**
 * How many pairs of a triangle and a column add a span. It is counted in a thread of its own: code that
 * has once seen a stand-in for the spans is slower ever after, and that code is what is measured here.
 */
export function countPieces(level: Level): Promise<number> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: level });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

/** The thread's own part: counts for the level that it was given. */
export function countForParent(): void {
  parentPort?.postMessage(piecesOf(workerData as Level));
}

/** Whether this is the thread that counts. */
export const isCounting = !isMainThread;

/** How many spans the meshes of a level add. */
export function piecesOf({ frame, geometry, settings }: Level): number {
  const counter = new SpanCounter(frame);
  for (const item of geometry) if (item.type === 'mesh') runToEnd(rasterizeMeshSteps(counter, item.mesh, settings));
  return counter.added;
}

/** Counts spans, and keeps none. */
class SpanCounter extends SolidBuilder {
  added = 0;

  override addSpan(): void {
    this.added++;
  }
}
