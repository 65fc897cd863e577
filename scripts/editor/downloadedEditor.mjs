// Gets a desktop VS Code from the network, without waiting for one that does not come.
import { fileURLToPath } from 'node:url';
import { runCommand } from '../runCommand.mjs';

const download = fileURLToPath(new URL('download.mjs', import.meta.url));

/** @returns {Promise<string>} the path of VS Code's program */
export async function downloadDesktopEditor() {
  const output = await runCommand(process.execPath, [download], { timeLimit: 180_000, silenceLimit: 20_000 });
  return /** @type {string} */ (output.trim().split('\n').at(-1));
}
