// Opens the sample in a desktop VS Code, in a window and a profile of the project's own.
import { spawn } from 'node:child_process';
import { join, sep } from 'node:path';
import { writeQuietSettings } from '../editor/quietSettings.mjs';
import { root, workFolder } from '../repository.mjs';
import { sampleFile, sampleFolder } from './sample.mjs';

/** An editor that cannot start ends within this time. */
const startLimit = 4_000;

/**
 * On Linux the sandbox of the browser inside VS Code refuses root, and needs an installed copy.
 * @param {string} program
 */
function sandboxArguments(program) {
  const unpacked = program.startsWith(workFolder + sep);
  return process.platform === 'linux' && (unpacked || process.getuid?.() === 0) ? ['--no-sandbox'] : [];
}

/**
 * @param {string} program VS Code's own program
 * @returns {Promise<boolean>} whether it opened
 */
export async function openInDesktop(program) {
  const profile = join(workFolder, 'desktop');
  writeQuietSettings(profile);
  const editor = spawn(
    program,
    [
      ...sandboxArguments(program),
      `--extensionDevelopmentPath=${root}`,
      `--user-data-dir=${profile}`,
      `--extensions-dir=${join(profile, 'extensions')}`,
      ...['--disable-workspace-trust', '--skip-welcome', '--skip-release-notes', '--disable-updates'],
      ...['--new-window', sampleFolder, sampleFile],
    ],
    { detached: true, stdio: 'ignore' },
  );
  editor.unref();
  const opened = await new Promise((resolve) => {
    setTimeout(() => resolve(true), startLimit);
    editor.once('error', () => resolve(false));
    // A window of an earlier start takes over, and this process ends well.
    editor.once('exit', (code) => resolve(code === 0));
  });
  console.log(opened ? `\nVS Code is open on the sample (${program}).` : `\n${program} could not be started.`);
  return opened;
}
