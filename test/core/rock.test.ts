import { describe, expect, test } from 'vitest';
import { bake, bakeSteps } from '../../core/bake/bake';
import { packSource } from '../../core/bake/packSource';
import { readSourcePacket } from '../../core/bake/sourcePacket';
import type { GeometryItem, Level, RockItem } from '../../core/level/level';
import { HUMANOID } from '../../core/level/spanSettings';
import { NotEnoughMemory } from '../../core/memoryMeter';
import { type CarvedRock, NO_SEGMENT } from '../../core/passages/carvedRock';
import type { Passage } from '../../core/passages/passage';
import { helixPassage } from '../../core/passages/study/referencePaths';
import { runToEnd } from '../../core/steps';
import { materialAreas, VoxelChunk, type VoxelColumn } from '../../core/voxelize/voxelChunk';
import { carve, runsOf, scene } from '../passages/carvings';

const passage: Passage = { ...helixPassage(3), turns: 1.5 };
const { block, frame } = scene(
  [passage],
  [
    [-7, -4, -7],
    [7, 8, 7],
  ],
);
const rock: RockItem = {
  type: 'rock',
  block,
  passages: [{ id: '', name: 'passage 0', passage }],
  area: 9,
};

function levelOf(geometry: readonly GeometryItem[]): Level {
  const settings = { ...HUMANOID, cellSize: 0.25, cellHeight: 0.25, height: 6, climb: 2 };
  return { name: '', settings, frame, geometry, volumes: [] };
}

/** What is left of the block, written as voxels. */
function asVoxels(carved: CarvedRock): GeometryItem {
  const columns = runsOf(carved).map((runs, c): VoxelColumn => {
    const heights = runs.map(([min, max]) => [min, max - min, 1] as const);
    return { x: c % frame.width, z: Math.floor(c / frame.width), runs: heights };
  });
  const chunk = VoxelChunk.fromRuns({ size: block.size, columns });
  return { type: 'voxels', chunk, offset: [0, 0, 0], areas: materialAreas({ 1: 9 }) };
}

describe('a rock in a level', () => {
  test('is baked as voxels are that have its shape, with the area of its material', () => {
    const { solid, compact } = bake(levelOf([rock]));
    const same = bake(levelOf([asVoxels(carve({ block, frame }))]));
    expect(solid).toEqual(same.solid);
    expect(compact).toEqual(same.compact);
    expect(new Set(compact.area)).toEqual(new Set([0, 9]));
  });

  test('leaves what was carved in the result, with the owner of each floor', () => {
    const other: RockItem = { ...rock, block: { ...block, routes: [] }, passages: [] };
    const { rocks, triangles } = bake(levelOf([asVoxels(carve({ block, frame })), rock, other]));
    expect([...rocks.keys()]).toEqual([1, 2]);
    expect(rocks.get(1)).toEqual(carve({ block, frame }));
    expect(rocks.get(2)?.owner.every((owner) => owner === NO_SEGMENT)).toBe(true);
    expect(triangles).toBe(0);
  });

  test('without passages is a solid block', () => {
    const solid = bake(levelOf([{ ...rock, block: { ...block, routes: [] }, passages: [] }])).solid;
    expect(solid.min.length).toBe(frame.width * frame.depth);
    expect(new Set([...solid.min, ...solid.max])).toEqual(new Set([0, frame.height]));
  });

  test('is cut off at the grid', () => {
    const offset = [frame.width - 2, -3, 1 - frame.depth] as const;
    const { solid } = bake(levelOf([{ ...rock, block: { ...block, offset, routes: [] }, passages: [] }]));
    expect(solid.min.length).toBe(2);
    expect([...solid.min, ...solid.max]).toEqual([0, 0, frame.height - 3, frame.height - 3]);
  });

  test('has nothing to show among the triangles of the source', () => {
    const packet = readSourcePacket(packSource(levelOf([rock])));
    expect([...packet.itemCount]).toEqual([0]);
  });

  test('is carved in steps that move on', () => {
    const shares: number[] = [];
    for (const { stage, share } of bakeSteps(levelOf([rock]))) if (stage === '1-rasterized') shares.push(share);
    expect(shares.filter((share) => share > 0.1 && share < 0.8).length).toBeGreaterThan(3);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
  });

  test('is refused where a hand-made one breaks a rule', () => {
    const broken = (changes: Partial<RockItem['block']>) => () =>
      bake(levelOf([{ ...rock, block: { ...block, ...changes } }]));
    expect(broken({ offset: [0.5, 0, 0] })).toThrow('Offset 0.5');
    expect(broken({ size: [0, 1, 1] })).toThrow('Size along x is 0');
    expect(broken({ floorThickness: Number.NaN })).toThrow('floorThickness is NaN');
  });

  test('counts towards the memory of the bake', () => {
    const held = (geometry: readonly GeometryItem[]) => {
      let limit = 1 << 16;
      for (; limit < 1 << 30; limit += 1 << 16) {
        try {
          runToEnd(bakeSteps(levelOf(geometry), { memoryLimit: limit }));
          return limit;
        } catch (error) {
          expect(error).toBeInstanceOf(NotEnoughMemory);
        }
      }
      return Infinity;
    };
    const carved = carve({ block, frame });
    // 4 bytes a column and 12 a run, beside what voxels of the same shape need.
    const own = 4 * carved.first.length + 12 * carved.min.length;
    const more = held([rock]) - held([asVoxels(carved)]);
    expect(more).toBeGreaterThanOrEqual(own - (1 << 16));
    expect(more).toBeLessThan(own + (1 << 17));
  });
});
