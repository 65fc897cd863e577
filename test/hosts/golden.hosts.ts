import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { root } from '../../scripts/repository.mjs';
import { openBrowser } from '../workbench/browser.mjs';
import { expectGolden, goldenNames } from './goldenLevels';
import type { WorkerRequest } from './goldenWorker';
import { type BakeHost, hereHost, type LevelFigures } from './stageFigures';

interface OpenedHost {
  host: BakeHost;
  close(): Promise<unknown>;
}

/** As in the build: jsonc-parser's main file cannot be bundled, its module can. */
const mainFields = ['module', 'main'];

async function openWorkerThread(): Promise<OpenedHost> {
  const outfile = `${root}/.work/hosts/goldenWorker.js`;
  await build({
    entryPoints: [`${root}/test/hosts/goldenWorker.ts`],
    outfile,
    bundle: true,
    platform: 'node',
    mainFields,
  });
  const worker = new Worker(outfile);
  await once(worker, 'message');
  const ask = async (request: WorkerRequest) => {
    worker.postMessage(request);
    return (await once(worker, 'message'))[0];
  };
  const host: BakeHost = {
    figuresOf: (text) => ask({ call: 'figuresOf', text }),
    dumpsOf: (text) => ask({ call: 'dumpsOf', text }),
  };
  return { host, close: () => worker.terminate() };
}

async function openChromium(): Promise<OpenedHost> {
  const bundle = await build({
    entryPoints: [`${root}/test/hosts/goldenPage.ts`],
    bundle: true,
    platform: 'browser',
    write: false,
  });
  const page = `<!doctype html><script>${bundle.outputFiles[0].text}</script>`;
  // Pages may hash only where they are served from a secure place, which loopback counts as.
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(page));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const opened = await openBrowser();
  await opened.page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const host: BakeHost = {
    figuresOf: (text): Promise<LevelFigures> => opened.page.evaluate((level) => window.bakeHost.figuresOf(level), text),
    dumpsOf: (text) => opened.page.evaluate((level) => window.bakeHost.dumpsOf(level), text),
  };
  const close = async () => {
    await opened.browser.close();
    server.close();
  };
  return { host, close };
}

const hosts: [string, () => Promise<OpenedHost>][] = [
  ['Node', async () => ({ host: hereHost, close: async () => {} })],
  ['a worker thread', openWorkerThread],
  ['Chromium', openChromium],
];

describe.each(hosts)('in %s', (_, open) => {
  let opened: OpenedHost;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  test.each(goldenNames)('%s matches its expected figures in every stage', async (name) => {
    await expectGolden(opened.host, name);
  });
});
