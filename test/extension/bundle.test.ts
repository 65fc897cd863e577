import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { programs } from '../../scripts/programs.mjs';

describe('The bundles', () => {
  test('keep the view’s whole program within 1.6 MB', async () => {
    const { outputFiles } = await build({ ...programs.webview, minify: true, write: false });
    expect(outputFiles[0].contents.length).toBeLessThan(1.6e6);
  });

  test('leave nothing to be asked for but the editor and Node itself', async () => {
    const { metafile } = await build({ ...programs.extension, write: false, metafile: true });
    const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
    const external = new Set(imports.filter((one) => one.external).map(({ path }) => path.replace(/^node:/, '')));
    expect([...external].sort()).toEqual(['crypto', 'fs', 'os', 'path', 'vscode', 'worker_threads']);
  });
});
