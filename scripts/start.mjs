// `npm start`: from a fresh clone to the sample level with its preview, in the best editor that this machine has.
// With `--no-open` it opens no window and prints the address of the embedded VS Code.
import { relative } from 'node:path';
import { findDesktopEditor } from './editor/desktopEditor.mjs';
import { hasDisplay } from './editor/display.mjs';
import { downloadDesktopEditor } from './editor/downloadedEditor.mjs';
import { root } from './repository.mjs';
import { runCommand } from './runCommand.mjs';
import { explain, setUpEmbeddedEditor, setUpPackages } from './setup.mjs';
import { openInDesktop } from './start/desktop.mjs';
import { serveEmbedded } from './start/embedded.mjs';
import { sampleFile } from './start/sample.mjs';

const openWindows = !process.argv.includes('--no-open') && hasDisplay;

async function bakeSample() {
  const level = relative(root, sampleFile);
  console.log(`\n$ node dist/cli.js bake ${level}`);
  console.log((await runCommand(process.execPath, ['dist/cli.js', 'bake', level])).trimEnd());
}

/** Whether a desktop VS Code, found or downloaded, shows the sample now. */
async function openDesktop() {
  const found = findDesktopEditor();
  if (found) return openInDesktop(found);
  if (process.env.CI) return false;

  console.log('\nNo VS Code on this machine; downloading one into .work (some minutes at most) …');
  const downloaded = await downloadDesktopEditor().catch(() => undefined);
  if (downloaded) return openInDesktop(downloaded);
  console.log('The download did not come.');
  return false;
}

async function openEmbedded() {
  if (!(await setUpEmbeddedEditor())) {
    throw new Error(
      'The embedded VS Code runs on Linux only. Install VS Code, or set LEDGELIGHT_VSCODE to its program, ' +
        'and run `npm start` again.',
    );
  }
  await serveEmbedded({ openBrowser: openWindows });
}

try {
  await setUpPackages();
  await runCommand(process.execPath, ['scripts/build.mjs']);
  await bakeSample();
  if (!(openWindows && (await openDesktop()))) await openEmbedded();
} catch (error) {
  explain(error);
  process.exitCode = 1;
}
