// Bakes in a worker thread: says that it is ready, then answers every request with the result of one of the host's functions.
import { parentPort } from 'node:worker_threads';
import { type BakeHost, hereHost } from './stageFigures';

export interface WorkerRequest {
  call: keyof BakeHost;
  text: string;
}

parentPort?.on('message', async ({ call, text }: WorkerRequest) => {
  parentPort?.postMessage(await hereHost[call](text));
});

parentPort?.postMessage('ready');
