import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BakeCancellation, BakeJob } from '../../extension/bakes/bakeJob';
import { WorkerCrashed } from '../../extension/bakes/workerCrashed';
import { WorkerPlace } from '../../extension/bakes/workerPlace';
import { programs } from '../../scripts/programs.mjs';
import bridge from '../golden/bridge.level.json';

const folder = mkdtempSync(join(tmpdir(), 'ledgelight-crash-'));
const soundFile = join(folder, 'sound.js');
beforeAll(async () => {
  await build({ ...programs.worker, outfile: soundFile });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const never: BakeCancellation = { cancelled: false, onCancelled: () => {} };
const read = () => Promise.reject(new Error('there is no such file.'));
const text = JSON.stringify(bridge);
const job: BakeJob = { text, dumps: false, details: false, source: false, kernel: false, read };

/**
 * A place whose worker is the real one, but for how it ends: as it is told by `deed` when a bake is
 * asked for, once; the next worker is sound.
 */
function placeThat(deed: string): WorkerPlace {
  const file = join(folder, `${Math.random()}.js`);
  const once = `
    const { parentPort } = require('node:worker_threads');
    const fs = require('node:fs');
    const sound = fs.readFileSync(${JSON.stringify(soundFile)}, 'utf8');
    fs.writeFileSync(${JSON.stringify(file)}, sound);
    parentPort.on('message', () => { ${deed} });
    parentPort.postMessage({ type: 'started' });
  `;
  writeFileSync(file, once);
  return new WorkerPlace(file, join(folder, 'kernel.wasm'), () => {});
}

describe.each([
  ['ends by itself', 'process.exit(3)', /^The bake’s thread ended too early\. Bake again/],
  [
    'meets an error that nobody catches',
    'throw new Error("Oh dear.")',
    /^The bake’s thread broke down: Oh dear\. Bake again/,
  ],
  [
    'runs out of memory',
    'throw Object.assign(new Error("Worker terminated."), { code: "ERR_WORKER_OUT_OF_MEMORY" })',
    /^The bake’s thread ran out of memory and ended\. Use larger cells/,
  ],
])('A worker that %s', (_, deed, sentence) => {
  test('fails every bake that runs in it, in a plain sentence, and the next bake gets a new one', async () => {
    const place = placeThat(deed);
    await place.start();
    const crashes = await Promise.all([1, 2].map(() => place.bake(job, never).catch((error) => error)));
    for (const crash of crashes) {
      expect(crash).toBeInstanceOf(WorkerCrashed);
      expect(crash.message).toMatch(sentence);
    }
    expect((await place.bake(job, never)).summary?.agent).toBe('Humanoid');
    place.dispose();
  });
});
