// What both kinds of editor need before they can run the suites: the suites bundled, and a workspace to spoil.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { programs } from '../../scripts/programs.mjs';
import { root, workFolder } from '../../scripts/repository.mjs';

const suites = join(root, 'test', 'host');
const bundled = join(workFolder, 'host');

/**
 * @typedef {object} PreparedRun
 * @property {string} tests the module for the editor to call
 * @property {string} scratch for whatever the run leaves behind; gone after `close`
 * @property {string} workspace names two folders: a copy of the fixture, and an empty one
 * @property {NodeJS.ProcessEnv} env for the extension host
 * @property {() => import('./report').HostReport} report of the finished run
 * @property {() => void} close
 */

/** @returns {Promise<PreparedRun>} */
export async function prepareRun() {
  rmSync(bundled, { recursive: true, force: true });
  await build({
    absWorkingDir: root,
    entryPoints: readdirSync(suites)
      .filter((name) => name === 'index.ts' || name.endsWith('.suite.ts'))
      .map((name) => join(suites, name)),
    outdir: bundled,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    // As the extension itself is bundled; suites may import parts of it.
    mainFields: programs.extension.mainFields,
    sourcemap: 'inline',
    external: ['vscode', 'mocha'],
    logLevel: 'warning',
  });

  const scratch = mkdtempSync(join(tmpdir(), 'ledgelight-'));
  cpSync(join(suites, 'workspace'), join(scratch, 'workspace'), { recursive: true });
  mkdirSync(join(scratch, 'second'));
  const workspace = join(scratch, 'both.code-workspace');
  writeFileSync(workspace, JSON.stringify({ folders: [{ path: 'workspace' }, { path: 'second' }] }));
  mkdirSync(join(scratch, 'editor'));
  const reportFile = join(scratch, 'report.json');
  return {
    tests: join(bundled, 'index.js'),
    scratch,
    workspace,
    env: { LEDGELIGHT_HOST_REPORT: reportFile },
    report: () => JSON.parse(readFileSync(reportFile, 'utf8')),
    close: () => rmSync(scratch, { recursive: true, force: true, maxRetries: 3 }),
  };
}
