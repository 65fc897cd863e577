import { existsSync } from 'node:fs';
import path from 'node:path';
import type { SpanKernel } from '../core/kernel/spanKernel';
import { loadKernelFile } from '../threads/loadKernelFile';

/** The build puts the kernel beside the program. */
const FILE = path.join(__dirname, 'kernel.wasm');

/**
 * The kernel for this run's bakes; without one they run in plain TypeScript and come to the same. A program that
 * was copied alone has none, and says nothing. One that is there and cannot be used is told of on the error stream.
 * @param allowed whether the command line leaves it to us
 */
export function loadKernel(allowed: boolean): SpanKernel | undefined {
  if (!allowed || !existsSync(FILE)) return undefined;
  try {
    return loadKernelFile(FILE);
  } catch (error) {
    const { message } = error as Error;
    process.stderr.write(`ledgelight: the kernel cannot be used, so plain TypeScript bakes: ${message}\n`);
    return undefined;
  }
}
