import { describe, expect, test } from 'vitest';
import { bake, bakeSteps, STAGES } from '../../core/bake/bake';
import { bakeLevel } from '../../core/bake/bakeLevel';
import { ArgumentOutOfRangeError } from '../../core/errors';
import type { Level } from '../../core/level/level';
import { NotEnoughMemory } from '../../core/memoryMeter';
import { runToEnd } from '../../core/steps';
import { materialAreas, VoxelChunk } from '../../core/voxelize/voxelChunk';
import { unitFrame, unitSettings } from './heightfields';

const MEGABYTE = 2 ** 20;
/** A page of spans that are being added. */
const PAGE = 16384 * 9;

/** A floor of voxels over all columns. */
function floorLevel(side: number, storeys = 1): Level {
  const runs = Array.from({ length: storeys }, (_, i) => [20 * i, 1, 1] as const);
  const columns = Array.from({ length: side * side }, (_, c) => ({ x: c % side, z: Math.floor(c / side), runs }));
  const chunk = VoxelChunk.fromRuns({ size: [side, 20 * storeys, side], columns });
  return {
    name: '',
    settings: unitSettings({ radius: 1 }),
    frame: unitFrame(side, side, 20 * storeys),
    geometry: [{ type: 'voxels', chunk, offset: [0, 0, 0], areas: materialAreas() }],
    volumes: [],
  };
}

function messageOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    expect(error).toBeInstanceOf(NotEnoughMemory);
    return (error as Error).message;
  }
  return '';
}

describe('a bake over its memory limit', () => {
  test('is stopped before anything is allocated, where the grid alone is too large', () => {
    const vast: Level = { ...floorLevel(1), frame: unitFrame(4096, 4096, 9), geometry: [] };
    const before = process.memoryUsage().arrayBuffers;
    const message = messageOf(() => bakeSteps(vast, { memoryLimit: 100 * MEGABYTE }).next());
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(MEGABYTE);
    expect(message).toBe(
      'This bake needs more than 100 MB of memory for 16,777,216 columns of 4,096 × 4,096. Use larger cells, smaller bounds, or a higher limit.',
    );
  });

  test('is stopped while spans are added', () => {
    const level = floorLevel(200, 2);
    const stages: string[] = [];
    const options = { memoryLimit: 3 * PAGE, onStage: (stage: string) => stages.push(stage) };
    expect(messageOf(() => bake(level, options))).toContain('40,000 columns of 200 × 200');
    expect(stages).toEqual([]);
  });

  test('tells the limit that stood in the way', () => {
    expect(() => bake(floorLevel(200), { memoryLimit: PAGE })).toThrow(expect.objectContaining({ limit: PAGE }));
  });
});

test('a bake may hold exactly what it is allowed', () => {
  // Most is held when the spans are flattened: two arrays over the columns, a page, and 6 bytes a span.
  const needed = 2 * 4 * (64 + 1) + PAGE + 6 * 64;
  expect(bake(floorLevel(8), { memoryLimit: needed }).solid.area).toHaveLength(64);
  expect(messageOf(() => bake(floorLevel(8), { memoryLimit: needed - 1 }))).toMatch(/^This bake needs more than 0 MB/);
});

test('memory that is not there gets a plain sentence too', () => {
  const onStage = () => new ArrayBuffer(Number.MAX_SAFE_INTEGER);
  expect(() => bake(floorLevel(2), { onStage })).toThrow(
    new NotEnoughMemory(
      'There is not enough memory here to bake 4 columns of 2 × 2. Use larger cells or smaller bounds, or close other programs.',
    ),
  );
});

test('other errors of a bake stay as they are', () => {
  const error = new ArgumentOutOfRangeError('Radius is 9.');
  const onStage = () => {
    throw error;
  };
  expect(() => bake(floorLevel(2), { onStage })).toThrow(error);
});

describe('packets for the view', () => {
  const floor = JSON.stringify({
    settings: { cellSize: 1, cellHeight: 1, height: 2, climb: 1, radius: 1, name: 'Cat' },
    bounds: { min: [0, 0, 0], max: [90, 4, 90] },
    geometry: [{ type: 'mesh', vertices: [0, 1, 0, 0, 1, 90, 90, 1, 90, 90, 1, 0], indices: [0, 1, 2, 0, 2, 3] }],
  });
  const noFiles = { text: () => Promise.reject(new Error('there are none.')) };
  const spans = 90 * 90;
  const open = 88 * 88;
  const held = 2 * 4 * (spans + 1) + 6 * spans + 11 * open;
  /** What the bake itself needs at most. */
  const peak = Math.max(2 * 4 * (spans + 1) + PAGE + 6 * spans, held + 18 * open);
  const spanPacket = 72 + 4 * 91 + 8 * spans;
  const details = 32 + 4 * (91 + 3 * open + 1) + 2 * open + (24 + 18) * open;
  const source = 32 + 8 + 12 * (4 + 2);

  async function made(memoryLimit: number): Promise<string[]> {
    const heard: string[] = [];
    await bakeLevel(floor, noFiles, runToEnd, {
      memoryLimit,
      onStage: (stage) => stage === STAGES[STAGES.length - 1] && heard.push('bake'),
      onSpans: () => heard.push('spans'),
      onDetails: () => heard.push('details'),
      onSource: () => heard.push('source'),
    }).catch((error) => heard.push(error.name));
    return heard;
  }

  test('count as well', async () => {
    const withDetails = held + spanPacket + details;
    const withSource = held + spanPacket + (details - (24 + 18) * open) + source;
    // The order of size is what lets each of the packets be the one that is too much.
    expect(peak).toBeLessThan(withDetails);
    expect(withSource).toBeLessThan(withDetails);
    expect(await made(peak - 1)).toEqual(['NotEnoughMemory']);
    expect(await made(withDetails - 1)).toEqual(['bake', 'spans', 'NotEnoughMemory']);
    expect(await made(withDetails)).toEqual(['bake', 'spans', 'details', 'source']);
  });
});
