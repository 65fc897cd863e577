// Runs the suites in the extension host of a desktop VS Code: the one on this machine, else one from the network.
import { join } from 'node:path';
import { runTests } from '@vscode/test-electron';
import { findDesktopEditor } from '../../scripts/editor/desktopEditor.mjs';
import { downloadDesktopEditor } from '../../scripts/editor/downloadedEditor.mjs';
import { writeQuietSettings } from '../../scripts/editor/quietSettings.mjs';
import { root } from '../../scripts/repository.mjs';
import { prepareRun } from './prepare.mjs';

async function desktopEditor() {
  const found = findDesktopEditor();
  if (found) return found;
  console.log('No VS Code on this machine; downloading one into .work …');
  try {
    return await downloadDesktopEditor();
  } catch {
    throw new Error(
      'There is no VS Code on this machine and none could be downloaded. ' +
        'Install one, or set LEDGELIGHT_VSCODE to its program.',
    );
  }
}

/** @returns {Promise<import('./report').HostReport>} */
export async function runDesktop() {
  const vscodeExecutablePath = await desktopEditor();
  const run = await prepareRun();
  try {
    const userData = join(run.scratch, 'editor');
    writeQuietSettings(userData);
    const failure = await runTests({
      vscodeExecutablePath,
      extensionDevelopmentPath: root,
      extensionTestsPath: run.tests,
      extensionTestsEnv: run.env,
      launchArgs: [
        run.workspace,
        `--user-data-dir=${userData}`,
        `--extensions-dir=${join(userData, 'extensions')}`,
        ...['--disable-extensions', '--disable-workspace-trust', '--disable-gpu', '--skip-welcome'],
      ],
    }).then(
      () => undefined,
      (error) => error,
    );
    try {
      return run.report();
    } catch {
      throw failure ?? new Error('VS Code ended without a report of the suites.');
    }
  } finally {
    run.close();
  }
}
