import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../scripts/repository.mjs';
import { checkSources, importsOf, type Sources } from './architecture/checkSources';

/** The repository's own text files: what git tracks or would track. */
function repositorySources(): Sources {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const paths = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0');
  const kept = paths.filter((path) => path && !path.startsWith('test/golden/') && existsSync(join(root, path)));
  const texts = kept.map((path) => [path, readFileSync(join(root, path), 'utf8')] as const);
  return Object.fromEntries(texts.filter(([, text]) => !text.includes('\0')));
}

describe('the repository', () => {
  const sources = repositorySources();

  test('keeps the rules of its folders', () => {
    expect(checkSources(sources)).toEqual([]);
  });

  test('is what the rules were held against', () => {
    const imports = Object.entries(sources).flatMap(([path, text]) => importsOf(path, text));
    expect(imports).toContain('core/grid/frame');
    expect(imports).toContain('webview/messages');
    expect(imports).toContain('kernel/columns');
    expect(Object.keys(sources)).toContain('core/bake/bake.ts');
  });

  test('compiles its core without the types of Node, of a page or of an editor', () => {
    const base = JSON.parse(sources['tsconfig.base.json']).compilerOptions;
    expect(base).toMatchObject({ lib: ['ES2022'], types: [] });
    expect(JSON.parse(sources['core/tsconfig.json'])).toEqual({ extends: '../tsconfig.base.json', include: ['.'] });
  });
});

describe('a broken rule is told', () => {
  const faultsOf = (path: string, text: string) => checkSources({ [path]: text });
  const importing = (path: string, imported: string) => faultsOf(path, `import { x } from '${imported}';\n`);

  test.each([
    ['core/grid/frame.ts', 'vscode', 'vscode'],
    ['core/grid/frame.ts', 'node:fs', 'node:fs'],
    ['core/bake/bake.ts', 'fs', 'fs'],
    ['core/bake/bake.ts', '../../extension/log', 'extension/log'],
    ['core/bake/bake.ts', '../../webview/messages', 'webview/messages'],
    ['core/bake/bake.ts', '../../cli/main', 'cli/main'],
    ['core/bake/bake.ts', '../../package.json', 'package.json'],
    ['core/bake/bake.ts', '@babylonjs/core/scene', '@babylonjs/core/scene'],
    ['core/bake/bake.ts', 'jsonc-parser', 'jsonc-parser'],
    ['core/grid/frame.ts', '../spans/surface', 'core/spans/surface'],
    ['core/spans/surface.ts', '../voxelize/mesh', 'core/voxelize/mesh'],
    ['core/voxelize/mesh.ts', '../level/level', 'core/level/level'],
    ['core/passages/carve.ts', '../spans/surface', 'core/spans/surface'],
    ['core/passages/carve.ts', '../voxelize/voxelChunk', 'core/voxelize/voxelChunk'],
    ['core/spans/surface.ts', '../passages/carve', 'core/passages/carve'],
    ['core/filters/ledgeSpans.ts', '../compact/links', 'core/compact/links'],
    ['core/compact/links.ts', '../filters/ledgeSpans', 'core/filters/ledgeSpans'],
    ['core/kernel/kernelBuilder.ts', '../bake/bake', 'core/bake/bake'],
    ['core/kernel/kernelBuilder.ts', '../filters/ledgeSpans', 'core/filters/ledgeSpans'],
    ['core/kernel/kernelBuilder.ts', '../../kernel/columns', 'kernel/columns'],
    ['core/compact/links.ts', '../kernel/kernelBuilder', 'core/kernel/kernelBuilder'],
    ['core/level/level.ts', '../bake/bake', 'core/bake/bake'],
    ['core/level/level.ts', '../index', 'core/index'],
    ['core/steps.ts', './grid/frame', 'core/grid/frame'],
    ['core/newStage/stage.ts', '../grid/frame', 'core/grid/frame'],
    ['webview/scene/scene.ts', '../../extension/log', 'extension/log'],
    ['webview/main.ts', '../cli/help', 'cli/help'],
    ['webview/main.ts', 'vscode', 'vscode'],
    ['webview/main.ts', 'node:path', 'node:path'],
    ['extension/extension.ts', '../webview/main', 'webview/main'],
    ['extension/preview/panel.ts', '../../webview/scene/scene', 'webview/scene/scene'],
    ['extension/extension.ts', '../cli/main', 'cli/main'],
    ['cli/main.ts', '../extension/log', 'extension/log'],
    ['cli/main.ts', 'vscode', 'vscode'],
    ['threads/main.ts', '../cli/main', 'cli/main'],
    ['threads/main.ts', '../extension/log', 'extension/log'],
    ['threads/main.ts', 'vscode', 'vscode'],
    ['core/kernel/bandHand.ts', '../../threads/nodeThread', 'threads/nodeThread'],
    ['webview/main.ts', '../threads/nodeThread', 'threads/nodeThread'],
    ['cli/main.ts', '../kernel/index', 'kernel/index'],
    ['extension/extension.ts', '../kernel/index', 'kernel/index'],
    ['scripts/kernel.mjs', '../kernel/index.ts', 'kernel/index.ts'],
    ['test/kernel/golden.test.ts', '../../kernel/columns', 'kernel/columns'],
    ['kernel/columns.ts', '../core/grid/area', 'core/grid/area'],
    ['kernel/columns.ts', 'jsonc-parser', 'jsonc-parser'],
  ])('when %s imports %s', (path, imported, named) => {
    expect(importing(path, imported)).toEqual([`${path} imports ${named}`]);
  });

  test.each([
    ['core/level/jsonText.ts', 'jsonc-parser'],
    ['core/bake/bake.ts', '../filters/ledgeSpans'],
    ['core/grid/frame.ts', '../fault'],
    ['core/voxelize/addRock.ts', '../passages/carvedRock'],
    ['core/kernel/kernelBuilder.ts', '../voxelize/mesh'],
    ['core/bake/bake.ts', '../kernel/spanKernel'],
    ['core/passages/carve.ts', '../grid/frame'],
    ['core/grid/frame.ts', './coordinate'],
    ['core/fault.ts', './errors'],
    ['core/index.ts', './bake/bake'],
    ['webview/scene/scene.ts', '../../core/bake/spanPacket'],
    ['webview/scene/scene.ts', '@babylonjs/core/scene'],
    ['extension/preview/panel.ts', '../../webview/messages'],
    ['extension/extension.ts', 'vscode'],
    ['cli/main.ts', '../package.json'],
    ['cli/main.ts', '../threads/loadKernelFile'],
    ['extension/bakes/kernelFile.ts', '../../threads/loadKernelFile'],
    ['threads/main.ts', '../core/kernel/bandHand'],
    ['threads/main.ts', 'node:worker_threads'],
    ['scripts/build.mjs', 'node:fs'],
    ['scripts/build.mjs', './kernel.mjs'],
    ['test/kernel/golden.test.ts', './testKernel'],
    ['kernel/columns.ts', './grid'],
  ])('but not when %s imports %s', (path, imported) => {
    expect(importing(path, imported)).toEqual([]);
  });

  test('in whatever way something is imported', () => {
    const ways = [
      "import 'vscode';",
      'import { window } from "vscode";',
      "import type { Uri } from 'vscode';",
      "export * from 'vscode';",
      "const vscode = await import('vscode');",
      "const vscode = require('vscode');",
      "import {\n  window,\n  Uri,\n} from 'vscode';",
    ];
    for (const way of ways) expect(faultsOf('core/grid/area.ts', way)).toEqual(['core/grid/area.ts imports vscode']);
  });

  test.each(['utils', 'helpers', 'manager', 'common', 'Helper', 'misc'])(
    'when a file or a folder is named %s',
    (name) => {
      const said = `is named “${name}”, which says nothing about what it does`;
      expect(faultsOf(`core/grid/${name}.ts`, '')).toEqual([`core/grid/${name}.ts ${said}`]);
      expect(faultsOf(`webview/${name}/page.css`, '')).toEqual([`webview/${name}/page.css ${said}`]);
    },
  );

  test('when a source file has more than 300 lines', () => {
    expect(faultsOf('webview/main.ts', 'x;\n'.repeat(300))).toEqual([]);
    expect(faultsOf('webview/main.ts', 'x;\n'.repeat(301))).toEqual(['webview/main.ts has 301 lines, more than 300']);
    expect(faultsOf('docs/pipeline.md', 'x\n'.repeat(301))).toEqual([]);
  });

  test('when a text names a registry or a place on one machine', () => {
    // Put together here, so that this file does not name them itself.
    const places = [['https://registry', 'npmjs.org/x'].join('.'), `"${['', 'home', 'me', 'x'].join('/')}"`];
    for (const place of places) expect(faultsOf('docs/a.md', `See ${place}.`)).toHaveLength(1);
    expect(faultsOf('docs/a.md', 'See webview/work/x and the registry of names.')).toEqual([]);
  });
});
