// The program of the kernel's threads as tests and benchmarks start it: bundled as the product is, into the work folder.
import { join } from 'node:path';
import { build } from 'esbuild';
import { programs } from './programs.mjs';
import { workFolder } from './repository.mjs';

/**
 * Bundles it.
 * @param {string} source its file in the repository; the product's own without it
 * @returns {Promise<string>} the bundle's file
 */
export async function threadProgram(source = programs.thread.entryPoints[0]) {
  const outfile = join(workFolder, 'threads', `${source.replace(/\W/g, '-')}.js`);
  await build({ ...programs.thread, entryPoints: [source], outfile });
  return outfile;
}
