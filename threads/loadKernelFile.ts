import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SpanKernel } from '../core/kernel/spanKernel';
import { nodeThreads } from './nodeThread';

/** The program of the threads, where the build puts it: beside the kernel. */
const PROGRAM = 'thread.js';

/**
 * Loads the kernel, with as many threads as the machine has use for. Where their program was not copied
 * with it, it works without them.
 * @param file its WebAssembly
 * @throws Error where the file cannot be read or the kernel not be used, as {@link SpanKernel.compile} tells
 */
export function loadKernelFile(file: string): SpanKernel {
  const program = join(dirname(file), PROGRAM);
  return SpanKernel.compile(readFileSync(file), existsSync(program) ? nodeThreads(program) : []);
}
