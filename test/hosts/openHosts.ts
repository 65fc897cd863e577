// The places where the core has to come to the same: this process, a worker thread, a page in Chromium; and the ways to
// run its stages in them: plain TypeScript, and the kernel.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';
import { SpanKernel } from '../../core/kernel/spanKernel';
import type { CarvedRock } from '../../core/passages/carvedRock';
import type { FloorOwnerName } from '../../core/passages/owners/ownerNames';
import { kernelCode } from '../../scripts/kernel.mjs';
import { root } from '../../scripts/repository.mjs';
import { openBrowser } from '../workbench/browser.mjs';
import type { WorkerRequest } from './goldenWorker';
import { type BakeHost, hereHost, type LevelFigures } from './stageFigures';

export interface OpenedHost {
  host: BakeHost;
  close(): Promise<unknown>;
}

/** As in the build: jsonc-parser's main file cannot be bundled, its module can. */
const mainFields = ['module', 'main'];

/** A worker thread, which also carves bands of R3's helix. */
export interface OpenedWorker extends OpenedHost {
  carveBand(owner: FloorOwnerName, band: number, bands: number): Promise<CarvedRock>;
}

/** The bundle that worker threads run. */
async function workerBundle(): Promise<string> {
  const outfile = `${root}/.work/hosts/goldenWorker.js`;
  await build({
    entryPoints: [`${root}/test/hosts/goldenWorker.ts`],
    outfile,
    bundle: true,
    platform: 'node',
    mainFields,
  });
  return outfile;
}

async function openWorkerThread(bundle: string, kernel?: Uint8Array): Promise<OpenedWorker> {
  const worker = new Worker(bundle, { workerData: kernel });
  await once(worker, 'message');
  const ask = async (request: WorkerRequest) => {
    worker.postMessage(request);
    return (await once(worker, 'message'))[0];
  };
  const host: BakeHost = {
    figuresOf: (text) => ask({ call: 'figuresOf', with: [text] }),
    dumpsOf: (text) => ask({ call: 'dumpsOf', with: [text] }),
    helixHash: (owner, bands) => ask({ call: 'helixHash', with: [owner, bands] }),
  };
  const carveBand: OpenedWorker['carveBand'] = (owner, band, bands) =>
    ask({ call: 'carveBand', with: [owner, band, bands] });
  return { host, carveBand, close: () => worker.terminate() };
}

/** So many worker threads; their stages run in plain TypeScript. */
export async function openWorkerThreads(count: number): Promise<OpenedWorker[]> {
  const bundle = await workerBundle();
  return Promise.all(Array.from({ length: count }, () => openWorkerThread(bundle)));
}

/** Memory is shared only in a page that is cut off from all others. */
const ALONE = { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp' };

async function openChromium(kernel?: Uint8Array): Promise<OpenedHost> {
  const bundle = await build({
    entryPoints: [`${root}/test/hosts/goldenPage.ts`],
    bundle: true,
    platform: 'browser',
    write: false,
  });
  const page = `<!doctype html><script>${bundle.outputFiles[0].text}</script>`;
  // Pages may hash only where they are served from a secure place, which loopback counts as.
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html', ...ALONE }).end(page);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const opened = await openBrowser();
  await opened.page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  if (kernel) await opened.page.evaluate((code) => window.useKernel(code), [...kernel]);
  const host: BakeHost = {
    figuresOf: (text): Promise<LevelFigures> => opened.page.evaluate((level) => window.bakeHost.figuresOf(level), text),
    dumpsOf: (text) => opened.page.evaluate((level) => window.bakeHost.dumpsOf(level), text),
    helixHash: (owner, bands) =>
      opened.page.evaluate(([rule, count]) => window.bakeHost.helixHash(rule, count), [owner, bands] as const),
  };
  const close = async () => {
    await opened.browser.close();
    server.close();
  };
  return { host, close };
}

/** Opens a place. With a kernel's code, it runs the stages there; where it cannot, nothing opens. */
type OpenHost = (kernel?: Uint8Array) => Promise<OpenedHost>;

const openHere: OpenHost = async (kernel) => ({
  host: hereHost(kernel && SpanKernel.compile(kernel)),
  close: async () => {},
});

/** All places, by their names. */
export const hosts: [string, OpenHost][] = [
  ['Node', openHere],
  ['a worker thread', async (kernel) => openWorkerThread(await workerBundle(), kernel)],
  ['Chromium', openChromium],
];

/** The ways to run the stages, by their names: the kernel's code, for those that need it. */
export const ways: [string, () => Promise<Uint8Array | undefined>][] = [
  ['in plain TypeScript', async () => undefined],
  ['in the kernel', kernelCode],
];
