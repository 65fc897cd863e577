// Finds the browser that tests draw in, and installs it where that is one plain step.
import { existsSync, readFileSync } from 'node:fs';
import { posix, win32 } from 'node:path';
import { runCommand } from '../runCommand.mjs';

const linuxPrograms = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
];
const macApplications = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
const windowsPrograms = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];

function candidates() {
  const { env } = process;
  if (process.platform === 'win32') {
    const folders = [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA].filter(
      (folder) => folder !== undefined,
    );
    return windowsPrograms.flatMap((program) => folders.map((folder) => win32.join(folder, program)));
  }
  if (process.platform === 'darwin') {
    const folders = ['/Applications', posix.join(env.HOME ?? '/', 'Applications')];
    return macApplications.flatMap((name) => folders.map((folder) => `${folder}/${name}.app/Contents/MacOS/${name}`));
  }
  const folders = (env.PATH ?? '').split(':').filter(Boolean);
  return linuxPrograms.flatMap((program) => folders.map((folder) => posix.join(folder, program)));
}

/** The path of a Chromium, Chrome or Edge on this machine; LEDGELIGHT_CHROMIUM goes before every other. */
export function findChromium() {
  const chosen = process.env.LEDGELIGHT_CHROMIUM;
  if (!chosen) return candidates().find((path) => existsSync(path));
  if (existsSync(chosen)) return chosen;
  throw new Error(`LEDGELIGHT_CHROMIUM names ${chosen}, which is not there.`);
}

/** Debian's own package is a browser; Ubuntu's of the same name is only a pointer to another store. */
function debianAsRoot() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  try {
    return /^ID="?debian"?$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

export async function installChromium() {
  if (findChromium()) return;
  if (!debianAsRoot()) {
    throw new Error(
      'The tests need Chromium, Google Chrome or Microsoft Edge, and none was found. ' +
        'Install one, or set LEDGELIGHT_CHROMIUM to its program.',
    );
  }
  console.log('Installing Chromium and a font with apt-get (once) …');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runCommand('apt-get', ['update', '-q'], { env });
  await runCommand('apt-get', ['install', '-qy', '--no-install-recommends', 'chromium', 'fonts-dejavu-core'], { env });
}
