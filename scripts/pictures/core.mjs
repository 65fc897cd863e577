// The core as a module that scripts can call: it is TypeScript, so it is bundled first.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root, workFolder } from '../repository.mjs';

const bundle = join(workFolder, 'pictures', 'core.mjs');

/** @returns {Promise<typeof import('../../core/index')>} */
export async function loadCore() {
  mkdirSync(join(workFolder, 'pictures'), { recursive: true });
  await build({
    absWorkingDir: root,
    entryPoints: ['core/index.ts'],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'esm',
    mainFields: ['module', 'main'],
    logLevel: 'warning',
  });
  return import(pathToFileURL(bundle).href);
}
