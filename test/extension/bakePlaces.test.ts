import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BakeCancelled, type BakeProgress } from '../../core/bake/bake';
import { readDetailPacket } from '../../core/bake/detailPacket';
import { readFloorPacket } from '../../core/bake/passages/floorPacket';
import { readSourcePacket } from '../../core/bake/sourcePacket';
import { readSpanPacket } from '../../core/bake/spanPacket';
import { NotEnoughMemory } from '../../core/memoryMeter';
import type { BakeCancellation, BakeJob, BakePicture, BakePlace, PassageFloors } from '../../extension/bakes/bakeJob';
import { findBakePlace } from '../../extension/bakes/bakePlace';
import { HostPlace } from '../../extension/bakes/hostPlace';
import type { KernelUse } from '../../extension/bakes/kernelFile';
import { WorkerPlace } from '../../extension/bakes/workerPlace';
import expectedBridge from '../golden/bridge.expected.json';
import bridge from '../golden/bridge.level.json';
import { jobOf, never, placesForBakes, usePlaces, vast } from './places';

const places = usePlaces();

/** A cancellation that a test pulls. */
function cord(): BakeCancellation & { pull(): void } {
  const listeners: (() => void)[] = [];
  return {
    cancelled: false,
    onCancelled: (listener) => listeners.push(listener),
    pull() {
      Object.assign(this, { cancelled: true });
      for (const listener of listeners) listener();
    },
  };
}

describe.each(placesForBakes)('A bake in %s', (_, start) => {
  let place: BakePlace;
  beforeAll(() => {
    place = start(places, places.kernel, () => {});
  });
  afterAll(() => place.dispose());

  test('gives the spans as one packet, with a summary and no problems', async () => {
    const pictures: BakePicture[] = [];
    const onPicture = (picture: BakePicture) => pictures.push(picture);
    const { report, summary } = await place.bake(jobOf(bridge, { onPicture }), never);
    expect(report).toEqual({ problems: [], errors: 0, warnings: 0, hints: 0 });
    const { spans, walkable } = { ...expectedBridge.stages['1-rasterized'], ...expectedBridge.stages['7-areas'] };
    expect(summary?.walkableCells).toBe(walkable);
    expect(pictures.map(({ packet }) => readSpanPacket(packet).x.length)).toEqual([summary?.spans]);
    expect(pictures[0].summary).toEqual(summary);
    expect(spans).toBe(expectedBridge.stages['7-areas'].spans);
  });

  test('gives links, islands, distances and triangles after the picture, where they are wanted', async () => {
    for (const wanted of [true, false]) {
      const heard: string[] = [];
      const onPicture = ({ packet }: BakePicture) => heard.push(`${readSpanPacket(packet).x.length} spans`);
      const onDetails = (packet: ArrayBuffer) => heard.push(`${readDetailPacket(packet).solidSpans} spans`);
      const onSource = (packet: ArrayBuffer) => heard.push(`${readSourcePacket(packet).indices.length / 3} triangles`);
      const job = jobOf(bridge, { details: wanted, source: wanted, onPicture, onDetails, onSource });
      const { summary } = await place.bake(job, never);
      const spans = `${summary?.spans} spans`;
      expect(heard).toEqual(wanted ? [spans, spans, `${summary?.triangles} triangles`] : [spans]);
    }
  });

  test('gives the triangles alone without baking the level for them', async () => {
    const sources: ArrayBuffer[] = [];
    const changes: Partial<BakeJob> = {
      onSource: (packet) => sources.push(packet),
      onPicture: () => expect.unreachable(),
      onProgress: ({ stage }) => expect(stage).toBe('packets'),
    };
    await place.bake(jobOf(bridge, { source: true, onSource: (packet) => sources.push(packet) }), never);
    await place.bake(jobOf(bridge, { ...changes, only: 'source' }), never);
    expect(new Uint8Array(sources[1])).toEqual(new Uint8Array(sources[0]));
    await place.bake(jobOf({ ...bridge, geometry: 3 }, { ...changes, only: 'source' }), never);
    expect(sources).toHaveLength(2);
    const refused = place.bake(jobOf(bridge, { ...changes, only: 'source', memoryLimit: 64 }), never);
    await expect(refused).rejects.toBeInstanceOf(NotEnoughMemory);
  });

  test('carves rock by a rule on trial, and gives the floors of its passages', async () => {
    const passage = { style: 'straight', from: [0, 1.5, 2], to: [4, 1.5, 2], controls: 9, radius: 1 };
    const level = {
      settings: { cellSize: 0.25, cellHeight: 0.25, radius: 0 },
      bounds: { min: [0, 0, 0], max: [4, 4, 4] },
      geometry: [{ type: 'rock', offset: [0, 0, 0], size: [16, 16, 16], passages: [passage] }],
    };
    const heard: unknown[] = [];
    const onPicture = ({ passages }: BakePicture) => heard.push(passages?.rule.trial, passages?.rule.own);
    const onFloors = ({ packet, treads }: PassageFloors) => {
      heard.push(
        readFloorPacket(packet).solid.length > 0,
        treads.map(({ floor }) => floor),
      );
    };
    await place.bake(jobOf(level, { floorOwner: 'nearest-floor', details: true, onPicture, onFloors }), never);
    expect(heard).toEqual(['nearest-floor', ['route-pass'], true, [1]]);
  });

  test('gives the volumes with the picture, and what the agent needs', async () => {
    const volume = {
      area: 7,
      polygon: [
        [0, 0],
        [1, 0],
        [0, 1],
      ],
      minY: -1,
      maxY: 2,
    };
    const pictures: BakePicture[] = [];
    const onPicture = (picture: BakePicture) => pictures.push(picture);
    const settings = { cellSize: 1, height: 9, climb: 3, radius: 1, slopeCosine: 0.5 };
    await place.bake(jobOf({ ...bridge, settings, volumes: [{ ...volume, id: 'mud' }, volume] }, { onPicture }), never);
    expect(pictures[0].volumes).toEqual([
      { ...volume, id: 'mud', index: 0 },
      { ...volume, index: 1 },
    ]);
    expect(pictures[0].summary.settings).toMatchObject({ height: 9, climb: 3, radius: 1 });
  });

  test('is refused over its memory limit in a plain sentence, and the next one goes on', async () => {
    const memoryLimit = 64 * 2 ** 20;
    const error: NotEnoughMemory = await place.bake(jobOf(vast, { memoryLimit }), never).catch((caught) => caught);
    expect(error).toBeInstanceOf(NotEnoughMemory);
    expect(error.limit).toBe(memoryLimit);
    expect(error.message).toMatch(/^This bake needs more than 64 MB of memory for 16,777,216 columns/);
    expect((await place.bake(jobOf(bridge, { memoryLimit }), never)).summary?.agent).toBe('Humanoid');
  });

  test('asks for the files that the level names, and takes bytes', async () => {
    const asked: string[] = [];
    const files: Record<string, string> = {
      '../ogre.spans.json': '{ "cellSize": 1, "name": "Ogre" }',
      'floor.obj': 'v 0 0 0\nv 5 0 0\nv 5 0 7\nv 0 0 7\nf 1 4 3 2\n',
    };
    const read = async (reference: string) => {
      asked.push(reference);
      return new TextEncoder().encode(files[reference]);
    };
    const level = { settings: '../ogre.spans.json', geometry: [{ type: 'mesh', source: 'floor.obj' }] };
    const { summary } = await place.bake(jobOf(level, { read }), never);
    expect(asked).toEqual(['../ogre.spans.json', 'floor.obj']);
    expect(summary).toMatchObject({ agent: 'Ogre', spans: 35 });
  });

  test('tells why a file cannot be read', async () => {
    const level = { geometry: [{ type: 'mesh', source: 'lost.obj' }] };
    const onPicture = () => expect.unreachable();
    const { report, summary, agents } = await place.bake(jobOf(level, { onPicture }), never);
    expect(report.problems.map(({ message }) => message)).toEqual([
      '“lost.obj” cannot be read: there is no such file.',
    ]);
    expect({ summary, agents }).toEqual({ summary: undefined, agents: [] });
  });

  test('can be called off inside one vast triangle, and another bake goes on', async () => {
    const cancellation = cord();
    let reached: (() => void) | undefined;
    const rasterizing = new Promise<void>((resolve) => {
      reached = resolve;
    });
    const onProgress = ({ stage, share }: BakeProgress) => {
      if (stage === '1-rasterized' && share >= 0) reached?.();
    };
    const bake = place.bake(jobOf(vast, { onProgress }), cancellation);
    const refused = expect(bake).rejects.toBeInstanceOf(BakeCancelled);
    await rasterizing;
    cancellation.pull();
    await refused;
    const { summary } = await place.bake(jobOf(bridge), never);
    expect(summary?.walkableCells).toBe(expectedBridge.stages['7-areas'].walkable);
  });

  describe('for several agents', () => {
    const ogre = { ...bridge.settings, name: 'Ogre', radius: 3 };
    const level = { ...bridge, settings: [ogre, { ...bridge.settings, name: 'Cat' }] };

    test('sends one picture, of the agent that is wanted, before the others are baked', async () => {
      for (const [wanted, shown] of [
        [undefined, 'Ogre'],
        ['Cat', 'Cat'],
        ['Dog', 'Ogre'],
      ]) {
        const heard: string[] = [];
        const onPicture = ({ summary, agents }: BakePicture) => heard.push(`${summary.agent} of ${agents}`);
        const onProgress = ({ stage }: BakeProgress) => {
          if (stage !== heard[heard.length - 1]) heard.push(stage);
        };
        const { summary, agents } = await place.bake(jobOf(level, { agent: wanted, onPicture, onProgress }), never);
        const picture = heard.indexOf(`${shown} of Ogre,Cat`);
        expect(picture).toBeGreaterThan(0);
        // What comes after it is about the other agent, from the first stage on.
        expect(heard.slice(picture + 1)).toContain('1-rasterized');
        expect(summary?.agent).toBe(shown);
        expect(agents).toEqual(['Ogre', 'Cat']);
      }
    });

    test('reports what is wrong for any of them, and then shows none', async () => {
      const fine = { ...level, settings: [ogre, { name: 'Ant', cellSize: 1e-5 }] };
      const onPicture = () => expect.unreachable();
      const { report } = await place.bake(jobOf(fine, { onPicture }), never);
      expect(report.problems[0].message).toMatch(/ \(agent Ant\)$/);
    });

    test('hands over the dumps of each under its name', async () => {
      const { dumps } = await place.bake(jobOf(level, { dumps: true }), never);
      const stages = Object.keys(expectedBridge.stages);
      expect(Object.keys(dumps ?? {})).toEqual(
        ['Ogre', 'Cat'].flatMap((name) => stages.map((stage) => `${name}/${stage}`)),
      );
    });
  });

  test('hands over the dumps as bytes when they are wanted', async () => {
    const { dumps } = await place.bake(jobOf(bridge, { dumps: true }), never);
    expect(Object.keys(dumps ?? {})).toEqual(Object.keys(expectedBridge.stages));
    expect(new TextDecoder().decode(dumps?.['1-rasterized']?.slice(0, 15))).toBe('solid 47 35 47\n');
  });
});

describe('The place for bakes', () => {
  test('is a worker thread where one starts, and tells whether the kernel is used', async () => {
    const uses: KernelUse[] = [];
    const news = { onFallback: () => expect.unreachable(), onKernel: (use: KernelUse) => uses.push(use) };
    const place = await findBakePlace(places, news);
    expect(place).toBeInstanceOf(WorkerPlace);
    await place.bake(jobOf(bridge), never);
    expect(uses).toEqual([{ used: true }]);
    place.dispose();
  });

  test('is the host itself where none can start, and says why; the kernel is used there too', async () => {
    const reasons: string[] = [];
    const uses: KernelUse[] = [];
    const news = {
      onFallback: (reason: string) => reasons.push(reason),
      onKernel: (use: KernelUse) => uses.push(use),
    };
    const place = await findBakePlace({ ...places, worker: join(places.folder, 'nothing.js') }, news);
    expect(place).toBeInstanceOf(HostPlace);
    expect(reasons).toHaveLength(1);
    expect(reasons[0]).toMatch(/nothing\.js/);
    await place.bake(jobOf(bridge), never);
    expect(uses).toEqual([{ used: true }]);
  });
});
