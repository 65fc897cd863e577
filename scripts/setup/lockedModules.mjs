// Installs a folder's locked npm packages, but only when what is there differs from the lock file: npm ci always starts
// from nothing, which takes half a minute.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNpm } from '../runCommand.mjs';

/** @param {string} file @returns {Record<string, { version?: string, optional?: boolean }> | undefined} */
function lockedPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * Whether node_modules holds every package of the lock file at its version. Optional packages are for some systems
 * only, so they don't count.
 * @param {string} folder
 */
export function modulesMatchLock(folder) {
  const wanted = lockedPackages(join(folder, 'package-lock.json'));
  const present = lockedPackages(join(folder, 'node_modules', '.package-lock.json'));
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(
    ([path, entry]) => path === '' || entry.optional || present[path]?.version === entry.version,
  );
}

/**
 * @param {string} folder
 * @param {string} announcement what to say before installing
 */
export async function installLockedModules(folder, announcement) {
  if (modulesMatchLock(folder)) return;
  console.log(announcement);
  await runNpm(['ci', '--no-progress', '--no-audit', '--no-fund'], { cwd: folder });
}
