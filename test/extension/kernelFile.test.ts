import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { BakeCancelled } from '../../core/bake/bake';
import { HostPlace } from '../../extension/bakes/hostPlace';
import { KernelFile, type KernelUse } from '../../extension/bakes/kernelFile';
import expectedBridge from '../golden/bridge.expected.json';
import bridge from '../golden/bridge.level.json';
import { jobOf, never, placesForBakes, usePlaces, vast } from './places';

const places = usePlaces();

const { Memory } = WebAssembly;
afterEach(() => Object.assign(WebAssembly, { Memory }));

test('Bakes that are called off give the kernel’s memory back, instead of leaving a new one each', async () => {
  const made: unknown[] = [];
  class NotedMemory extends Memory {
    constructor(limits: WebAssembly.MemoryDescriptor) {
      super(limits);
      made.push(limits);
    }
  }
  Object.assign(WebAssembly, { Memory: NotedMemory });
  const uses: KernelUse[] = [];
  const place = new HostPlace(new KernelFile(places.kernel, (use) => uses.push(use)));
  for (let i = 0; i < 3; i++) {
    const cancellation = { cancelled: false, onCancelled: () => {} };
    const onProgress = () => {
      cancellation.cancelled = true;
    };
    await expect(place.bake(jobOf(vast, { onProgress }), cancellation)).rejects.toBeInstanceOf(BakeCancelled);
  }
  expect(uses).toEqual(Array(3).fill({ used: true }));
  expect(made).toHaveLength(1);
});

describe.each(placesForBakes)('A bake in %s', (_, start) => {
  test('runs in the kernel where it may, else in plain TypeScript, and tells so; its dumps are the same', async () => {
    const uses: KernelUse[] = [];
    const place = start(places, places.kernel, (use) => uses.push(use));
    const bake = async (kernel: boolean) => (await place.bake(jobOf(bridge, { kernel, dumps: true }), never)).dumps;
    const dumps = [await bake(true), await bake(false), await bake(true)];
    place.dispose();
    expect(uses).toEqual([{ used: true }, { used: false }, { used: true }]);
    expect(Object.keys(dumps[0] ?? {})).toEqual(Object.keys(expectedBridge.stages));
    for (const [stage, bytes] of Object.entries(dumps[0] ?? {})) {
      expect(Buffer.compare(dumps[1]?.[stage] ?? new Uint8Array(), bytes), stage).toBe(0);
      expect(Buffer.compare(dumps[2]?.[stage] ?? new Uint8Array(), bytes), stage).toBe(0);
    }
  });

  test.each([
    ['is not there', undefined, 'ENOENT'],
    ['is damaged', 'no kernel', 'WebAssembly.Module()'],
  ])('tells that the kernel %s, and runs in plain TypeScript', async (_, content, reason) => {
    const file = join(places.folder, `${Math.random()}.wasm`);
    if (content !== undefined) writeFileSync(file, content);
    const uses: KernelUse[] = [];
    const place = start(places, file, (use) => uses.push(use));
    const { summary } = await place.bake(jobOf(bridge), never);
    // The triangles alone are no bake, and have nothing to do with the kernel.
    await place.bake(jobOf(bridge, { source: true, only: 'source' }), never);
    place.dispose();
    expect(summary?.walkableCells).toBe(expectedBridge.stages['7-areas'].walkable);
    expect(uses).toEqual([{ used: false, obstacle: expect.stringContaining(reason) }]);
  });
});
