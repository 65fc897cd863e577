import { describe, expect, test } from 'vitest';
import { carveSteps } from '../../core/passages/carve';
import { SEGMENT_OWNERS } from '../../core/passages/owners/ownerNames';
import type { Passage } from '../../core/passages/passage';
import { helixPassage } from '../../core/passages/study/referencePaths';
import { SolidBuilder } from '../../core/spans/solidBuilder';
import { runToEnd } from '../../core/steps';
import { addChunk } from '../../core/voxelize/addChunk';
import { addRockSteps } from '../../core/voxelize/addRock';
import { VoxelChunk } from '../../core/voxelize/voxelChunk';
import { Random } from '../core/random';
import { carve, runsOf, scene } from './carvings';
import { carveInBands, HELIX_HASHES, hashOf, helixScene } from './helixCarving';
import { plainCarving } from './plainCarving';

/** Routes through random points: level, climbing or both; one that is there twice, so that all of it ties. */
function randomPassages(random: Random): Passage[] {
  const passages = Array.from({ length: random.whole(1, 3) }, (): Passage => {
    const climbs = random.pick(['level', 'up', 'down', 'anyhow']);
    const radii = [random.between(0.1, 2), random.between(0.1, 2)];
    let y = random.between(1, 8);
    const points = Array.from({ length: random.whole(2, 12) }, (): [number, number, number] => {
      if (climbs === 'up') y += random.between(0.1, 1);
      if (climbs === 'down') y -= random.between(0.1, 1);
      if (climbs === 'anyhow') y = random.between(0, 9);
      return [random.between(-1, 9), y, random.between(-1, 9)];
    });
    const radius = [
      { at: 0, radius: radii[0] },
      { at: 1, radius: radii[1] },
    ];
    return { style: 'route', points, radius };
  });
  return random.chance(0.3) ? [...passages, passages[0]] : passages;
}

describe('carving', () => {
  test.each(SEGMENT_OWNERS)('under %s gives what every voxel gets that asks every segment', (owner) => {
    const random = new Random(17);
    for (let round = 0; round < 12; round++) {
      const { block, frame } = scene(
        randomPassages(random),
        [
          [0, 0, 0],
          [8, 9, 8],
        ],
        owner,
        0.5,
      );
      expect(runsOf(carve({ block, frame })), `round ${round}`).toEqual(plainCarving(block, frame));
    }
  });

  test.each(SEGMENT_OWNERS)('under %s is the same in 1, 2 and 8 bands of columns', async (owner) => {
    const helix = scene(
      [{ ...helixPassage(3), turns: 2 }],
      [
        [-7, -4, -7],
        [7, 12, 7],
      ],
      owner,
    );
    const whole = await hashOf(carve(helix));
    for (const bands of [1, 2, 8]) expect(await hashOf(carveInBands(helix, bands)), `${bands} bands`).toBe(whole);
  });

  test('is the same on every machine under the rules that call no atan2 and search no curve', async () => {
    expect(SEGMENT_OWNERS).toEqual(Object.keys(HELIX_HASHES));
    for (const owner of SEGMENT_OWNERS)
      expect(await hashOf(carve(helixScene(owner))), owner).toBe(HELIX_HASHES[owner as keyof typeof HELIX_HASHES]);
  });

  test('pauses often, and tells a share that grows', () => {
    const { block, frame } = scene(
      [{ ...helixPassage(3), turns: 2 }],
      [
        [-7, -4, -7],
        [7, 12, 7],
      ],
    );
    const shares = [...carveSteps(block, frame)];
    expect(shares.length).toBeGreaterThan(5);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(Math.max(...shares)).toBeLessThanOrEqual(1);
  });

  test('asks fewer segments than there are, and height-bin at most three for each query', () => {
    const long: Passage = { style: 'straight', from: [0, 2, 4], to: [200, 30, 4], controls: 401, radius: 1.5 };
    for (const owner of SEGMENT_OWNERS) {
      const { block, frame } = scene(
        [long],
        [
          [0, 0, 0],
          [200, 32, 8],
        ],
        owner,
      );
      const { work } = carve({ block, frame });
      expect(work.evaluations / (frame.width * frame.depth)).toBeLessThan(24);
      if (owner === 'height-bin') expect(work.looks).toBeLessThanOrEqual(3 * work.tubeVoxels);
    }
  });

  test('leaves what lies outside the grid alone', () => {
    const { block, frame } = scene(
      [{ ...helixPassage(3), turns: 1 }],
      [
        [-7, -4, -7],
        [7, 8, 7],
      ],
    );
    const whole = runsOf(carve({ block, frame }));
    const larger = { ...block, offset: [-3, -2, -5] as const, size: [99, 70, 80] as const };
    expect(runsOf(carve({ block: larger, frame }))).toEqual(whole);
    const beside = { ...block, offset: [999, 0, 0] as const };
    expect(carve({ block: beside, frame }).min.length).toBe(0);
  });

  test('puts the same spans into the grid as a chunk of voxels does', () => {
    const { block, frame } = scene(
      [{ ...helixPassage(3), turns: 2 }],
      [
        [-7, -4, -7],
        [7, 12, 7],
      ],
    );
    const rock = carve({ block, frame });
    const builder = new SolidBuilder(frame);
    runToEnd(addRockSteps(builder, rock, 63));
    const columns = runsOf(rock).map((runs, c) => ({
      x: c % frame.width,
      z: Math.floor(c / frame.width),
      runs: runs.map(([min, max]): [number, number, number] => [min, max - min, 1]),
    }));
    const other = new SolidBuilder(frame);
    addChunk(other, VoxelChunk.fromRuns({ size: [frame.width, frame.height, frame.depth], columns }), [0, 0, 0]);
    expect(builder.finish()).toEqual(other.finish());
  });
});
