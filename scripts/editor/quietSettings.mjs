// Settings for an editor of the project's own, so that it comes up with the level and nothing else: no welcome page,
// no question about trust, no look-ups on the network.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const quiet = {
  'security.workspace.trust.enabled': false,
  'workbench.startupEditor': 'none',
  'workbench.tips.enabled': false,
  'workbench.enableExperiments': false,
  'workbench.secondarySideBar.defaultVisibility': 'hidden',
  'window.commandCenter': false,
  'chat.commandCenter.enabled': false,
  'chat.disableAIFeatures': true,
  'telemetry.telemetryLevel': 'off',
  'extensions.autoCheckUpdates': false,
  'extensions.autoUpdate': false,
  'extensions.ignoreRecommendations': true,
  'update.mode': 'none',
  'git.enabled': false,
  // As on the desktop; in a browser the editor would save by itself, into the samples.
  'files.autoSave': 'off',
  'remote.autoForwardPorts': false,
  'json.schemaDownload.enable': false,
};

/** @type {Record<'dark' | 'light', string>} */
const themes = { dark: 'Default Dark Modern', light: 'Default Light Modern' };

/**
 * Writes the settings into a user data folder. What a person changed there in an earlier run stays.
 * @param {string} userDataFolder
 * @param {{ theme?: 'dark' | 'light', settings?: Record<string, unknown> }} [choices]
 */
export function writeQuietSettings(userDataFolder, { theme = 'dark', settings } = {}) {
  const folder = join(userDataFolder, 'User');
  const file = join(folder, 'settings.json');
  const wanted = { ...quiet, 'workbench.colorTheme': themes[theme], ...settings };
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify({ ...wanted, ...earlierSettings(file) }, undefined, 2));
}

/** @param {string} file */
function earlierSettings(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
