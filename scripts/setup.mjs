// Brings a fresh clone to where the other scripts can run: installs what is missing and nothing else. It imports no
// package, since none may be there yet; scripts that do import packages load those modules after this one has run.
import { root } from './repository.mjs';
import { CommandFailed } from './runCommand.mjs';
import { installChromium } from './setup/chromium.mjs';
import { embeddedEditorRunsHere, installEmbeddedEditor } from './setup/embeddedEditor.mjs';
import { installLockedModules } from './setup/lockedModules.mjs';

const oldestNode = 20;

/** The packages that the project builds and tests with. */
export async function setUpPackages() {
  const [major] = process.versions.node.split('.').map(Number);
  if (major < oldestNode) throw new Error(`Node.js ${oldestNode} or newer is needed; this is ${process.version}.`);
  await installLockedModules(root, 'Installing packages …');
}

/** VS Code in a browser; false where its server does not run. */
export async function setUpEmbeddedEditor() {
  if (embeddedEditorRunsHere) await installEmbeddedEditor();
  return embeddedEditorRunsHere;
}

/** The browser that tests draw in. */
export async function setUpChromium() {
  await installChromium();
}

/** @param {unknown} error */
export function explain(error) {
  if (error instanceof CommandFailed) console.error(error.output.split('\n').slice(-15).join('\n').trimEnd());
  console.error(error instanceof Error ? error.message : error);
}
