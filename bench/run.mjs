// Runs one benchmark: `node bench/run.mjs pauses`. It is bundled first, as the product is.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root, workFolder } from '../scripts/repository.mjs';

const [name = 'pauses'] = process.argv.slice(2);
const outfile = join(workFolder, 'bench', `${name}.mjs`);
mkdirSync(join(workFolder, 'bench'), { recursive: true });
await build({
  absWorkingDir: root,
  entryPoints: [`bench/${name}.ts`],
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  mainFields: ['module', 'main'],
  // What finds its own files by where it lies stays there.
  external: ['playwright-core', './scripts/*', './test/workbench/*', './bench/spans/peers/installed.mjs'],
  logLevel: 'warning',
  outfile,
});
await import(pathToFileURL(outfile).href);
