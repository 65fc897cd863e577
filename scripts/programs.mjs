// The five programs that make up Ledgelight, as esbuild bundles them.
import { root } from './repository.mjs';

/** @type {import('esbuild').BuildOptions} */
const bundle = { absWorkingDir: root, bundle: true, legalComments: 'none', logLevel: 'warning' };

// ES modules first: jsonc-parser's other build asks for its parts in a way that cannot be bundled.
/** @type {import('esbuild').BuildOptions} */
const onNode = { ...bundle, platform: 'node', target: 'node20', format: 'cjs', mainFields: ['module', 'main'] };

/** Where the kernel goes: beside the programs that run it. */
export const kernelFile = 'dist/kernel.wasm';

/** @satisfies {Record<string, import('esbuild').BuildOptions>} */
export const programs = {
  cli: {
    ...onNode,
    entryPoints: ['cli/main.ts'],
    outfile: 'dist/cli.js',
    banner: { js: '#!/usr/bin/env node' },
    // A part of tinyglobby asks where it lies, in the words of an ES module.
    define: { 'import.meta.url': '__filename' },
  },
  extension: { ...onNode, entryPoints: ['extension/extension.ts'], outfile: 'dist/extension.js', external: ['vscode'] },
  worker: { ...onNode, entryPoints: ['extension/bakes/worker.ts'], outfile: 'dist/worker.js' },
  thread: { ...onNode, entryPoints: ['threads/main.ts'], outfile: 'dist/thread.js' },
  webview: {
    ...bundle,
    entryPoints: ['webview/main.ts'],
    outfile: 'dist/webview.js',
    platform: 'browser',
    target: 'chrome122',
    format: 'iife',
  },
};
