import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { BakeCancelled, type BakeSteps, bake, bakeSteps } from '../../core/bake/bake';
import { BandBoard } from '../../core/kernel/bandBoard';
import { ThreadLost } from '../../core/kernel/bandThread';
import { KernelFull, PAGE_COUNT } from '../../core/kernel/kernelMemory';
import type { Level } from '../../core/level/level';
import { NotEnoughMemory } from '../../core/memoryMeter';
import { runToEnd } from '../../core/steps';
import { meshOf, unitFrame, unitSettings } from '../core/heightfields';
import { Random } from '../core/random';
import { expectGolden, goldenNames } from '../hosts/goldenLevels';
import { hereHost } from '../hosts/stageFigures';
import { bakeOf, notesOf } from './bakeOf';
import type { Mood } from './moodyThread';
import { ThreadedKernel } from './openThreads';
import { pause } from './pause';
import { randomLevel } from './randomLevels';

const two = new ThreadedKernel(2);
const three = new ThreadedKernel(3);
const eight = new ThreadedKernel(8);
const all = [new ThreadedKernel(1), two, three, eight];

/** The boards of a test, and how many of their parts this thread has taken. */
let boards: Set<BandBoard>;
let taken: number;

const { takePart } = BandBoard.prototype;

beforeAll(() => Promise.all(all.map((one) => one.ready())));
afterAll(() => Promise.all(all.map((one) => one.close())));
beforeEach(() => {
  boards = new Set();
  taken = 0;
  vi.spyOn(BandBoard.prototype, 'takePart').mockImplementation(function (this: BandBoard) {
    boards.add(this);
    pause();
    const part = takePart.call(this);
    if (part !== undefined) taken++;
    return part;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** This thread takes no part: it waits until the others have done everything. */
function leaveAllToOthers(): void {
  vi.spyOn(BandBoard.prototype, 'takePart').mockImplementation(function (this: BandBoard) {
    boards.add(this);
    if (this.parts === 1) return takePart.call(this);
    while (!this.isStopped && this.share < 1) pause();
    return undefined;
  });
}

/** Floors above each other, so that nearly every span needs a node. */
function storeys(side: number): Level {
  const floors = Array.from({ length: 40 }, (_, i) => {
    const at = (x: number, z: number): [number, number, number] => [x * side, 3 * i + 1, z * side];
    return [at(0, 0), at(0, 1), at(1, 1), at(0, 0), at(1, 1), at(1, 0)];
  });
  return {
    name: '',
    settings: unitSettings({ height: 2, climb: 1, radius: 2 }),
    frame: unitFrame(side, side, 130),
    geometry: [{ type: 'mesh', mesh: meshOf(floors.flat()) }],
    volumes: [],
  };
}

/** Steps until a part of a stage is done. */
function goOn(steps: BakeSteps, stage: string, share: number): void {
  for (;;) {
    const next = steps.next();
    if (next.done) throw new Error(`The bake is over before ${stage}.`);
    if (next.value.stage === stage && next.value.share >= share) return;
  }
}

function messageOf(act: () => unknown, kind: new (message: string) => Error): string {
  try {
    act();
  } catch (error) {
    expect(error).toBeInstanceOf(kind);
    return (error as Error).message;
  }
  throw new Error('Nothing was thrown.');
}

describe('with any number of threads', () => {
  test('levels by chance come to the same, stage by stage', () => {
    const random = new Random(61);
    for (let run = 0; run < 25; run++) {
      const level = randomLevel(random);
      const plain = bakeOf(level);
      for (const { kernel, threads } of all) {
        expect(bakeOf(level, kernel), `run ${run}, ${threads.length} more threads`).toEqual(plain);
      }
    }
    const parts = [...boards].reduce((sum, board) => sum + board.parts, 0);
    expect(taken).toBeLessThan(0.8 * parts);
  }, 60_000);

  test('the first thousand degenerate triangles are the same ones', () => {
    const point = (i: number): [number, number, number] => [0.5, 0.5, (i * 7919) % 40];
    const corners = Array.from({ length: 3000 }, (_, i) => [point(i), point(i), point(i)]);
    const level: Level = { ...storeys(40), geometry: [{ type: 'mesh', mesh: meshOf(corners.flat()) }] };
    const plain = bakeOf(level);
    expect(plain.degenerateTriangles).toHaveLength(1000);
    for (const { kernel } of all) expect(bakeOf(level, kernel)).toEqual(plain);
  });

  test.each(goldenNames)('%s matches its expected figures in every stage', async (name) => {
    await expectGolden(hereHost(three.kernel), name);
  });
});

describe('a bake that is called off', () => {
  const level = storeys(64);
  const plain = notesOf(bake(level));

  test.each(['1-rasterized', '3-ledges', '5-compact'])(
    'in %s leaves nobody at work, and its memory to the next',
    (stage) => {
      for (const { kernel } of [two, eight]) {
        const steps = bakeSteps(level, { kernel });
        goOn(steps, stage, 0.4);
        expect(() => steps.throw(new BakeCancelled('No more.'))).toThrow(BakeCancelled);
        expect([...boards].every(({ isQuiet }) => isQuiet)).toBe(true);
        expect([...boards].at(-1)?.isStopped).toBe(true);
        const [bay, next] = [kernel.take(0), kernel.take(0)];
        expect(bay.memory.bytes).toBeGreaterThan(next.memory.bytes);
        kernel.giveBack(bay);
        expect(notesOf(bake(level, { kernel }))).toEqual(plain);
      }
    },
  );

  test('by a driver that only drops its steps does not disturb the next one', () => {
    for (const { kernel } of [two, eight]) {
      goOn(bakeSteps(level, { kernel }), '1-rasterized', 0.1);
      expect(notesOf(bake(level, { kernel }))).toEqual(plain);
    }
  });
});

test('two bakes may take turns', () => {
  const levels = [storeys(40), storeys(64)];
  const plain = levels.map((level) => notesOf(bake(level)));
  const running = levels.map((level) => bakeSteps(level, { kernel: three.kernel }));
  const results: ReturnType<typeof notesOf>[] = [];
  while (results.filter(Boolean).length < running.length) {
    running.forEach((steps, i) => {
      if (results[i]) return;
      const next = steps.next();
      if (next.done) results[i] = notesOf(next.value);
    });
  }
  expect(results).toEqual(plain);
});

describe('what goes wrong in another thread', () => {
  const level = storeys(64);
  const plain = notesOf(bake(level));

  test('is the same for too many spans', () => {
    const memoryLimit = 2 ** 20;
    leaveAllToOthers();
    const message = messageOf(() => bake(level, { kernel: three.kernel, memoryLimit }), NotEnoughMemory);
    expect(message).toBe(messageOf(() => bake(level, { memoryLimit }), NotEnoughMemory));
    expect([...boards].some(({ fault }) => fault)).toBe(true);
    vi.restoreAllMocks();
    expect(notesOf(bake(level, { kernel: three.kernel }))).toEqual(plain);
  });

  test('is the same where the kernel can number no more spans: plain TypeScript bakes', () => {
    const { kernel } = three;
    const bay = kernel.take(0);
    kernel.giveBack(bay);
    leaveAllToOthers();
    const steps = bakeSteps(level, { kernel });
    steps.next();
    bay.memory.control[PAGE_COUNT] = 2 ** 11;
    expect(notesOf(runToEnd(steps))).toEqual(plain);
    expect([...boards].map(({ fault }) => fault)).toContainEqual(expect.any(KernelFull));
  });

  test('is told in its own words', () => {
    two.setMood('fails');
    expect(() => bake(level, { kernel: two.kernel })).toThrow(new Error('This thread fails.'));
    two.setMood('works');
    expect(notesOf(bake(level, { kernel: two.kernel }))).toEqual(plain);
  });

  test.each<Mood>(['ends', 'hangs'])('is told when it %s, and others take its place', async (mood) => {
    two.setMood(mood);
    expect(() => bake(level, { kernel: two.kernel })).toThrow(ThreadLost);
    two.setMood('works');
    await two.ready();
    boards.clear();
    leaveAllToOthers();
    expect(notesOf(bake(level, { kernel: two.kernel }))).toEqual(plain);
  });

  test('is nothing where it ended before the bake', async () => {
    await eight.threads[3].end();
    expect(notesOf(bake(level, { kernel: eight.kernel }))).toEqual(plain);
    eight.threads[3].renew();
    await eight.ready();
  });
});
