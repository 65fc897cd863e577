import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { joinBands } from '../../core/passages/carvedRock';
import { SEGMENT_OWNERS } from '../../core/passages/owners/ownerNames';
import { HELIX_HASHES, hashOf } from '../passages/helixCarving';
import { hosts, type OpenedHost, type OpenedWorker, openWorkerThreads } from './openHosts';

const expected = Object.entries(HELIX_HASHES);

test('R3’s helix has a hash for each rule that calls no atan2 and searches no curve', () => {
  expect(expected.map(([owner]) => owner)).toEqual(SEGMENT_OWNERS);
});

describe.each(hosts)('in %s', (_, open) => {
  let opened: OpenedHost;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  test.each(SEGMENT_OWNERS)(
    'R3’s helix under %s is carved to the same rock, whole and in 2 or 8 bands',
    async (owner) => {
      for (const bands of [1, 2, 8]) {
        const hash = await opened.host.helixHash(owner, bands);
        expect([owner, hash], `${bands} bands`).toEqual(expected.find(([name]) => name === owner));
      }
    },
  );
});

describe.each([1, 2, 8])('by %i worker threads at once', (count) => {
  let workers: OpenedWorker[];
  beforeAll(async () => {
    workers = await openWorkerThreads(count);
  });
  afterAll(() => Promise.all(workers.map((worker) => worker.close())));

  test.each(SEGMENT_OWNERS)('R3’s helix under %s is carved to the same rock', async (owner) => {
    const bands = await Promise.all(workers.map((worker, band) => worker.carveBand(owner, band, count)));
    expect([owner, await hashOf(joinBands(bands))]).toEqual(expected.find(([name]) => name === owner));
  });
});
