// Bakes and carves in a worker thread: says that it is ready, then answers every request with the result of one of the calls.
import { parentPort, workerData } from 'node:worker_threads';
import { SpanKernel } from '../../core/kernel/spanKernel';
import type { FloorOwnerName } from '../../core/passages/owners/ownerNames';
import { carveBand, helixScene } from '../passages/helixCarving';
import { hereHost } from './stageFigures';

/** The kernel's code, where the stages are to run in it. */
const code: Uint8Array | null | undefined = workerData;

const calls = {
  ...hereHost(code ? SpanKernel.compile(code) : undefined),
  carveBand: (owner: FloorOwnerName, band: number, bands: number) => carveBand(helixScene(owner), band, bands),
};

/** A call with its arguments. */
export type WorkerRequest = {
  [call in keyof typeof calls]: { call: call; with: Parameters<(typeof calls)[call]> };
}[keyof typeof calls];

parentPort?.on('message', async ({ call, with: given }: WorkerRequest) => {
  parentPort?.postMessage(await Reflect.apply(calls[call], undefined, given));
});

parentPort?.postMessage('ready');
