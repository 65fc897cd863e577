// Runs the mocha suites in an extension host, and counts them like every other test.
import { join } from 'node:path';
import { workFolder } from '../repository.mjs';

/**
 * @param {'embedded' | 'desktop'} editor
 * @returns {Promise<import('./tally.mjs').Outcome>}
 */
export async function runHostSuites(editor) {
  const { tests } = await (editor === 'embedded' ? runEmbedded() : runDesktop());
  if (tests.length === 0) throw new Error('The extension host ran no tests.');
  const failed = tests.filter((test) => test.error !== undefined);
  return {
    passed: tests.length - failed.length,
    failures: failed.map(({ title, error = '' }) => ({ title, message: error })),
  };
}

async function runEmbedded() {
  const embedded = await import('../../test/host/embedded.mjs');
  return embedded.runEmbedded(join(workFolder, 'logs', 'extension-host.log'));
}

async function runDesktop() {
  const desktop = await import('../../test/host/desktop.mjs');
  return desktop.runDesktop();
}
