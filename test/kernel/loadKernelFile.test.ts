import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { bake } from '../../core/bake/bake';
import type { Level } from '../../core/level/level';
import { kernelCode } from '../../scripts/kernel.mjs';
import { programs } from '../../scripts/programs.mjs';
import { loadKernelFile } from '../../threads/loadKernelFile';
import { NodeThread } from '../../threads/nodeThread';
import { meshOf, unitFrame, unitSettings } from '../core/heightfields';
import { notesOf } from './bakeOf';

const [whole, alone] = ['whole', 'alone'].map((name) => mkdtempSync(join(tmpdir(), `ledgelight-${name}-`)));
const fileIn = (folder: string) => join(folder, 'kernel.wasm');

beforeAll(async () => {
  for (const folder of [whole, alone]) writeFileSync(fileIn(folder), await kernelCode());
  await build({ ...programs.thread, outfile: join(whole, 'thread.js') });
});
afterAll(() => {
  for (const folder of [whole, alone]) rmSync(folder, { recursive: true, force: true });
});

/** A slope over all columns of a square. */
function slope(side: number): Level {
  const corners: [number, number, number][] = [
    [0, 1, 0],
    [0, 9, 2 * side],
    [2 * side, 1, 0],
  ];
  return {
    name: '',
    settings: unitSettings({ radius: 3 }),
    frame: unitFrame(side, side, 12),
    geometry: [{ type: 'mesh', mesh: meshOf(corners) }],
    volumes: [],
  };
}

describe('The kernel of the product', () => {
  const posted = vi.spyOn(NodeThread.prototype, 'post');
  afterEach(() => posted.mockClear());
  afterAll(() => posted.mockRestore());
  const [small, large] = [slope(100), slope(300)];

  test('works in threads where they are beside it, and a level is large', () => {
    const kernel = loadKernelFile(fileIn(whole));
    expect(notesOf(bake(small, { kernel }))).toEqual(notesOf(bake(small)));
    expect(posted).not.toHaveBeenCalled();
    expect(notesOf(bake(large, { kernel }))).toEqual(notesOf(bake(large)));
    // There are none where the machine has a single core.
    expect(posted.mock.calls.length > 0).toBe(availableParallelism() > 1);
  });

  test('works without them where it was copied alone', () => {
    const kernel = loadKernelFile(fileIn(alone));
    expect(notesOf(bake(large, { kernel }))).toEqual(notesOf(bake(large)));
    expect(posted).not.toHaveBeenCalled();
  });

  test('works without one that cannot start', async () => {
    writeFileSync(join(alone, 'thread.js'), 'throw new Error("no");');
    const kernel = loadKernelFile(fileIn(alone));
    const plain = notesOf(bake(large));
    expect(notesOf(bake(large, { kernel }))).toEqual(plain);
    await vi.waitUntil(() => (posted.mock.contexts as NodeThread[]).every(({ hasEnded }) => hasEnded));
    posted.mockClear();
    expect(notesOf(bake(large, { kernel }))).toEqual(plain);
    expect(posted).not.toHaveBeenCalled();
  });
});
