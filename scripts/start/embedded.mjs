// Serves the sample in the embedded VS Code until the person ends it.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbeddedServer } from '../editor/embeddedServer.mjs';
import { root, workFolder } from '../repository.mjs';
import { sampleFile, sampleFolder } from './sample.mjs';

/** The same port every time, if it is free: a browser remembers the layout for an address with its port. */
const ports = '8431-8470';

/** @param {{ openBrowser: boolean }} options */
export async function serveEmbedded({ openBrowser }) {
  const dataFolder = join(workFolder, 'embedded');
  mkdirSync(dataFolder, { recursive: true });

  const asked = askedToEnd();
  const server = await startEmbeddedServer({ dataFolder, port: ports });
  const address = server.address({ folder: sampleFolder, extension: root, file: sampleFile });
  console.log(`\nVS Code with the sample:\n\n  ${address}\n\nCtrl+C ends it.`);
  if (openBrowser) open(address);

  const reason = await Promise.race([asked, server.ended]);
  await server.stop();
  if (reason !== 'asked') throw new Error(`The embedded VS Code ended; see ${join(dataFolder, 'server.log')}.`);
}

/**
 * Settles when the person ends this process, or ends npm above it: npm passes a signal on to the shell that it started
 * this process with, but the shell does not pass it further.
 * @returns {Promise<'asked'>}
 */
function askedToEnd() {
  return new Promise((resolve) => {
    const end = () => resolve('asked');
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, end);
    const shell = process.ppid;
    const underNpm = process.env.npm_lifecycle_event !== undefined;
    if (underNpm) setInterval(() => process.ppid !== shell && end(), 500).unref();
  });
}

/** @param {string} address */
function open(address) {
  const opener = spawn('xdg-open', [address], { detached: true, stdio: 'ignore' });
  opener.once('error', () => console.log('No browser could be opened; open the address yourself.'));
  opener.unref();
}
