// The places where bakes run, with the programs that they need in a folder of their own.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll } from 'vitest';
import type { BakeCancellation, BakeJob, BakePlace } from '../../extension/bakes/bakeJob';
import { HostPlace } from '../../extension/bakes/hostPlace';
import { KernelFile, type KernelUse } from '../../extension/bakes/kernelFile';
import { WorkerPlace } from '../../extension/bakes/workerPlace';
import { kernelCode } from '../../scripts/kernel.mjs';
import { programs } from '../../scripts/programs.mjs';

export interface Places {
  /** Gone after the tests. */
  readonly folder: string;
  readonly worker: string;
  readonly kernel: string;
}

/** Builds what the places need before a file's tests. */
export function usePlaces(): Places {
  const folder = mkdtempSync(join(tmpdir(), 'ledgelight-places-'));
  const [worker, kernel] = [join(folder, 'worker.js'), join(folder, 'kernel.wasm')];
  beforeAll(async () => {
    await build({ ...programs.worker, outfile: worker });
    writeFileSync(kernel, await kernelCode());
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return { folder, worker, kernel };
}

/** Starts a place, with the kernel in a file. */
type StartPlace = (places: Places, kernelFile: string, onUse: (use: KernelUse) => void) => BakePlace;

/** All of them, by their names. */
export const placesForBakes: readonly (readonly [string, StartPlace])[] = [
  ['a worker thread', ({ worker }, kernelFile, onUse) => new WorkerPlace(worker, kernelFile, onUse)],
  ['the host itself', (_, kernelFile, onUse) => new HostPlace(new KernelFile(kernelFile, onUse))],
];

/** Nobody calls the bake off. */
export const never: BakeCancellation = { cancelled: false, onCancelled: () => {} };

/** A bake of a level that has no other files. */
export function jobOf(level: unknown, changes: Partial<BakeJob> = {}): BakeJob {
  const read = () => Promise.reject(new Error('there is no such file.'));
  return { text: JSON.stringify(level), dumps: false, details: false, source: false, kernel: true, read, ...changes };
}

/** One triangle over all of 4,096 × 4,096 columns: seconds of work. */
export const vast = {
  settings: { cellSize: 1, cellHeight: 1, radius: 0 },
  bounds: { min: [0, 0, 0], max: [4096, 4, 4096] },
  geometry: [{ type: 'mesh', vertices: [0, 1, 0, 8192, 1, 0, 0, 1, 8192], indices: [0, 2, 1] }],
};
