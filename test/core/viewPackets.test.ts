import { describe, expect, test } from 'vitest';
import { BakeCancelled, type BakeResult } from '../../core/bake/bake';
import { type BakeLevelOptions, bakeLevel, type DriveSteps } from '../../core/bake/bakeLevel';
import { packDetails } from '../../core/bake/packDetails';
import { packSource } from '../../core/bake/packSource';
import { packSpans } from '../../core/bake/packSpans';
import { maxSlopeDegrees } from '../../core/level/spanSettings';
import { runToEnd } from '../../core/steps';

const noFiles = { text: () => Promise.reject(new Error('there are none.')) };
const ogre = { name: 'Ogre', cellSize: 1, cellHeight: 1, height: 2, climb: 1, radius: 1 };
const cat = { ...ogre, name: 'Cat', radius: 0, slopeCosine: 0.5 };
/** A floor, and a triangle without area, which is found when the bake is over. */
const level = JSON.stringify({
  settings: [ogre, cat],
  bounds: { min: [0, 0, 0], max: [9, 4, 9] },
  geometry: [{ type: 'mesh', vertices: [0, 1, 0, 0, 1, 9, 9, 1, 9], indices: [0, 1, 2, 0, 0, 0] }],
  volumes: [
    {
      area: 5,
      polygon: [
        [0, 0],
        [9, 0],
        [9, 9],
      ],
      minY: 0,
      maxY: 4,
    },
  ],
});

/** Bakes the level and notes what is heard in which order. */
async function heard(options: BakeLevelOptions, drive: DriveSteps = runToEnd): Promise<string[]> {
  const notes: string[] = [];
  await bakeLevel(level, noFiles, drive, {
    onBaked: (_, { agent }) => notes.push(`baked ${agent}`),
    ...options,
    ...(options.onSpans && { onSpans: (_, { agent }) => notes.push(`spans of ${agent}`) }),
    ...(options.onDetails && { onDetails: () => notes.push('details') }),
    ...(options.onSource && { onSource: () => notes.push('source') }),
  });
  return notes;
}

const all = { onSpans: () => {}, onDetails: () => {}, onSource: () => {} };

describe('the packets of a bake', () => {
  test('are those of the first agent, made once it is baked and before the next one is', async () => {
    expect(await heard(all)).toEqual(['baked Ogre', 'spans of Ogre', 'details', 'source', 'baked Cat']);
    expect(await heard({ ...all, firstAgent: 'Cat' })).toEqual([
      'baked Cat',
      'spans of Cat',
      'details',
      'source',
      'baked Ogre',
    ]);
  });

  test('are made only for those who take them', async () => {
    expect(await heard({})).toEqual(['baked Ogre', 'baked Cat']);
    expect(await heard({ onSpans: all.onSpans, onSource: all.onSource })).toEqual([
      'baked Ogre',
      'spans of Ogre',
      'source',
      'baked Cat',
    ]);
  });

  test('hold what packing the finished bake by itself gives', async () => {
    const bakes: BakeResult[] = [];
    const packets: ArrayBuffer[] = [];
    const take = (packet: ArrayBuffer) => packets.push(packet);
    const sources: ArrayBuffer[] = [];
    await bakeLevel(level, noFiles, runToEnd, {
      onBaked: (bake) => bakes.push(bake),
      onSpans: (packet, summary, baked, turn) => {
        take(packet);
        sources.push(packSource(baked));
        expect({ agent: turn.agent, radius: summary.settings.radius, volumes: baked.volumes.length }).toEqual({
          agent: 'Ogre',
          radius: 1,
          volumes: 1,
        });
      },
      onDetails: take,
      onSource: take,
    });
    const [{ solid, compact }] = bakes;
    expect(packets).toEqual([packSpans(solid, compact), packDetails(solid, compact), sources[0]]);
  });

  test('can be called off between the picture and the rest', async () => {
    const notes: string[] = [];
    const drive: DriveSteps = (steps) => {
      for (;;) {
        const next = steps.next();
        if (next.done) return next.value;
        if (notes.includes('spans')) throw new BakeCancelled('Enough.');
      }
    };
    const bake = bakeLevel(level, noFiles, drive, {
      onSpans: () => notes.push('spans'),
      onDetails: () => notes.push('details'),
    });
    await expect(bake).rejects.toBeInstanceOf(BakeCancelled);
    expect(notes).toEqual(['spans']);
  });
});

test('a summary tells what its agent needs', async () => {
  const { summaries } = await bakeLevel(level, noFiles, runToEnd);
  const [first, second] = summaries.map(({ settings }) => settings);
  expect(first).toMatchObject({ height: 2, climb: 1, radius: 1 });
  expect(first.maxSlopeDegrees).toBeCloseTo(45, 4);
  expect(second.maxSlopeDegrees).toBeCloseTo(60, 4);
});

test('slopes are told in degrees, from nothing at all to everything', () => {
  expect([2, 1, 0, -1, -7].map((cosine) => Math.round(maxSlopeDegrees(cosine)))).toEqual([0, 0, 90, 180, 180]);
});
