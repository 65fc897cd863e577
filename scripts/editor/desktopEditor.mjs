// Finds a desktop VS Code on this machine: its program itself rather than the `code` command, since tests need the one
// and opening a window works with both.
import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

const { env, platform } = process;

function onMac() {
  const folders = ['/Applications', join(env.HOME ?? '/', 'Applications')];
  const names = ['Visual Studio Code', 'Visual Studio Code - Insiders', 'VSCodium'];
  const programs = ['Electron', 'Code', 'Code - Insiders', 'VSCodium'];
  return names.flatMap((name) =>
    folders.flatMap((folder) => programs.map((program) => join(folder, `${name}.app/Contents/MacOS`, program))),
  );
}

function onWindows() {
  const folders = [env.LOCALAPPDATA && join(env.LOCALAPPDATA, 'Programs'), env.ProgramFiles].filter(Boolean);
  const programs = [
    'Microsoft VS Code\\Code.exe',
    'Microsoft VS Code Insiders\\Code - Insiders.exe',
    'VSCodium\\VSCodium.exe',
  ];
  return programs.flatMap((program) => folders.map((folder) => join(/** @type {string} */ (folder), program)));
}

function onLinux() {
  const names = ['code', 'code-insiders', 'codium'];
  const installed = names.flatMap((name) => [
    `/usr/share/${name}/${name}`,
    `/opt/${name}/${name}`,
    `/snap/${name}/current/usr/share/${name}/${name}`,
  ]);
  return [...names.flatMap(besideCommand), ...installed];
}

/**
 * The `code` command is a script in `bin`, one folder below the program of the same name.
 * @param {string} name
 */
function besideCommand(name) {
  return (env.PATH ?? '')
    .split(':')
    .filter((folder) => folder && existsSync(join(folder, name)))
    .map((folder) => join(dirname(dirname(realpathSync(join(folder, name)))), name));
}

/** LEDGELIGHT_VSCODE goes before every other. */
export function findDesktopEditor() {
  const chosen = env.LEDGELIGHT_VSCODE;
  if (chosen && !existsSync(chosen)) throw new Error(`LEDGELIGHT_VSCODE names ${chosen}, which is not there.`);
  if (chosen) return chosen;
  const places = platform === 'win32' ? onWindows() : platform === 'darwin' ? onMac() : onLinux();
  return places.find((path) => existsSync(path));
}
