// The core as a module that scripts can call: it is TypeScript, so it is bundled first.
import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root, workFolder } from '../repository.mjs';

/** @returns {Promise<typeof import('../../core/index')>} */
export function loadCore() {
  return load('core/index.ts');
}

/** @returns {Promise<typeof import('./passageCore')>} */
export function loadPassageCore() {
  return load('scripts/pictures/passageCore.ts');
}

/** @param {string} entry */
async function load(entry) {
  const bundle = join(workFolder, 'pictures', `${basename(entry, '.ts')}.mjs`);
  mkdirSync(join(workFolder, 'pictures'), { recursive: true });
  await build({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'esm',
    mainFields: ['module', 'main'],
    logLevel: 'warning',
  });
  return import(pathToFileURL(bundle).href);
}
