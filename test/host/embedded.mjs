// Runs the suites in the extension host of the embedded VS Code, with nobody but a headless browser watching.
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbeddedServer } from '../../scripts/editor/embeddedServer.mjs';
import { root, workFolder } from '../../scripts/repository.mjs';
import { openBrowser } from '../workbench/browser.mjs';
import { prepareRun } from './prepare.mjs';

const timeLimit = 300_000;

/**
 * @param {string} logFile what the page's console said
 * @returns {Promise<import('./report').HostReport>}
 */
export async function runEmbedded(logFile) {
  const run = await prepareRun();
  /** @type {(() => unknown)[]} */
  const closing = [run.close];
  try {
    const server = await startEmbeddedServer({ dataFolder: join(run.scratch, 'editor'), env: run.env });
    closing.push(server.stop);
    const { browser, page } = await openBrowser();
    closing.push(() => browser.close());

    mkdirSync(join(workFolder, 'logs'), { recursive: true });
    const log = createWriteStream(logFile);
    page.on('console', (message) => log.write(`[${message.type()}] ${message.text()}\n`));
    closing.push(() => log.end());

    // The workbench calls these two when a run of tests prints and when it is over.
    await page.exposeFunction('codeAutomationLog', (/** @type {string} */ type, /** @type {unknown[]} */ args) => {
      log.write(`[${type}] ${args.join(' ')}\n`);
    });
    const over = new Promise((resolve, reject) => {
      page.exposeFunction('codeAutomationExit', resolve).catch(reject);
      page.once('crash', () => reject(new Error('The workbench page crashed.')));
      const limit = setTimeout(
        () => reject(new Error(`The suites took longer than ${timeLimit / 1000} s.`)),
        timeLimit,
      );
      closing.push(() => clearTimeout(limit));
    });
    await page.goto(server.address({ folder: run.workspace, extension: root, tests: run.tests }));
    await over;
    return run.report();
  } finally {
    for (const step of closing.reverse()) await step();
  }
}
