// Bundles the four programs into dist/. `--watch` keeps rebuilding, `--development` leaves them readable.
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, context } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const watch = process.argv.includes('--watch');
const minify = !watch && !process.argv.includes('--development');

/** @type {import('esbuild').BuildOptions} */
const shared = {
  absWorkingDir: root,
  bundle: true,
  minify,
  sourcemap: minify ? false : 'linked',
  legalComments: 'none',
  logLevel: 'warning',
};
/** @type {import('esbuild').BuildOptions} */
// ES modules first: jsonc-parser's other build asks for its parts in a way that cannot be bundled.
const onNode = { ...shared, platform: 'node', target: 'node20', format: 'cjs', mainFields: ['module', 'main'] };

/** @type {import('esbuild').BuildOptions[]} */
const programs = [
  { ...onNode, entryPoints: ['cli/main.ts'], outfile: 'dist/cli.js', banner: { js: '#!/usr/bin/env node' } },
  { ...onNode, entryPoints: ['extension/extension.ts'], outfile: 'dist/extension.js', external: ['vscode'] },
  { ...onNode, entryPoints: ['extension/bakes/worker.ts'], outfile: 'dist/worker.js' },
  {
    ...shared,
    entryPoints: ['webview/main.ts'],
    outfile: 'dist/webview.js',
    platform: 'browser',
    target: 'chrome122',
    format: 'iife',
  },
];

if (watch) {
  for (const program of programs) await (await context(program)).watch();
  console.log('Watching; dist/ follows every change.');
} else {
  rmSync(`${root}dist`, { recursive: true, force: true });
  await Promise.all(programs.map((program) => build(program)));
}
