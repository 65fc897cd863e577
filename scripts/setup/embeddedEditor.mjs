// Installs VS Code's server, so that a real workbench runs in a browser on a machine without VS Code: it comes whole
// out of npm packages, nothing is compiled.
import { existsSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../repository.mjs';
import { installLockedModules } from './lockedModules.mjs';

const editorFolder = join(root, 'test', 'editor');
const serverFolder = join(editorFolder, 'node_modules', 'code-server', 'lib', 'vscode');

/** The program to start, under Node. */
export const serverProgram = join(serverFolder, 'out', 'server-main.js');

/** The server is built for Linux; elsewhere the desktop editor takes its place. */
export const embeddedEditorRunsHere = process.platform === 'linux' && ['x64', 'arm64'].includes(process.arch);

/** The page asks for modules below the server's own folder, under two names; both lead to the one installed folder. */
function linkModules() {
  for (const [name, target] of [
    ['node_modules', '../../..'],
    ['node_modules.asar', 'node_modules'],
  ]) {
    const link = join(serverFolder, name);
    if (!existsSync(link)) symlinkSync(target, link);
  }
}

export async function installEmbeddedEditor() {
  await installLockedModules(editorFolder, 'Installing the embedded VS Code (240 MB, once) …');
  linkModules();
}
