import { parentPort, workerData } from 'node:worker_threads';
import { BandHand } from '../core/kernel/bandHand';
import type { BandOrder } from '../core/kernel/bandThread';

/** The program of a thread that works for the kernel: it does as it is told until it is ended. */

const ended: Int32Array = workerData;
const hand = new BandHand();

process.once('exit', () => Atomics.store(ended, 0, 1));
parentPort?.on('message', (order: BandOrder) => hand.take(order));
