import { type MessagePort, parentPort, type TransferListItem, workerData } from 'node:worker_threads';
import { BakeCancelled, type BakeProgress } from '../../core/bake/bake';
import { NotEnoughMemory } from '../../core/memoryMeter';
import type { BakeOutcome, BakePicture, PassageFloors } from './bakeJob';
import { KernelFile } from './kernelFile';
import { callOff, runBake, throttled } from './runBake';
import type { FromWorker, ToWorker, WorkerStart } from './workerMessages';

/** The worker thread in which levels are baked. */

if (!parentPort) throw new Error('This program runs as a worker thread.');
const host: MessagePort = parentPort;
const { kernelFile }: WorkerStart = workerData;
const kernels = new KernelFile(kernelFile, (use) => say({ type: 'kernel', use }));

/** Files that a bake waits for, by job and reference. */
const awaited = new Map<string, { resolve(bytes: Uint8Array): void; reject(error: Error): void }>();

function say(message: FromWorker, transfer: readonly TransferListItem[] = []): void {
  host.postMessage(message, transfer);
}

host.on('message', (message: ToWorker) => {
  switch (message.type) {
    case 'bake':
      void bake(message);
      return;
    case 'file':
      awaited.get(keyOf(message))?.resolve(message.bytes);
      return;
    case 'unreadable':
      awaited.get(keyOf(message))?.reject(new Error(message.reason));
      return;
  }
});

function keyOf({ job, reference }: { readonly job: number; readonly reference: string }): string {
  return `${job} ${reference}`;
}

async function bake({ job, order, cancel }: ToWorker & { type: 'bake' }): Promise<void> {
  const onProgress = throttled((progress) => say({ type: 'progress', job, progress }));
  const drive = <Result>(steps: Generator<BakeProgress, Result, void>): Result => {
    for (;;) {
      if (Atomics.load(cancel, 0) === 1) callOff(steps);
      const next = steps.next();
      if (next.done) return next.value;
      onProgress(next.value);
    }
  };
  try {
    const onPicture = (picture: BakePicture) => say({ type: 'picture', job, picture }, [picture.packet]);
    const onDetails = (packet: ArrayBuffer) => say({ type: 'details', job, packet }, [packet]);
    const onFloors = (floors: PassageFloors) => say({ type: 'floors', job, floors }, [floors.packet]);
    const onSource = (packet: ArrayBuffer) => say({ type: 'source', job, packet }, [packet]);
    const hears = { onPicture, onDetails, onFloors, onSource };
    const whole = { ...order, ...hears, read: (reference: string) => read(job, reference) };
    const outcome = await runBake(whole, drive, kernels);
    say({ type: 'baked', job, outcome }, buffersOf(outcome));
  } catch (error) {
    const { message } = error as Error;
    if (error instanceof BakeCancelled) say({ type: 'cancelled', job });
    else if (error instanceof NotEnoughMemory) say({ type: 'tooLarge', job, message, limit: error.limit });
    else say({ type: 'failed', job, message });
  }
}

async function read(job: number, reference: string): Promise<Uint8Array> {
  const key = keyOf({ job, reference });
  try {
    return await new Promise((resolve, reject) => {
      awaited.set(key, { resolve, reject });
      say({ type: 'read', job, reference });
    });
  } finally {
    awaited.delete(key);
  }
}

/** What is handed over instead of copied. */
function buffersOf({ dumps = {} }: BakeOutcome): ArrayBuffer[] {
  return Object.values(dumps).map((bytes) => bytes.buffer as ArrayBuffer);
}

say({ type: 'started' });
