import { describe, expect, test, vi } from 'vitest';
import { bake } from '../../core/bake/bake';
import { bakeLevel } from '../../core/bake/bakeLevel';
import { ArgumentError, ArgumentOutOfRangeError } from '../../core/errors';
import { frameFromBounds, type Point } from '../../core/grid/frame';
import type { GeometryItem, Level } from '../../core/level/level';
import { completeSettings, type SpanSettings } from '../../core/level/spanSettings';
import { materialAreas, VoxelChunk, type VoxelRuns } from '../../core/voxelize/voxelChunk';
import { refusals } from '../hosts/goldenLevels';

/** A level as the refusals write it. */
interface WrittenLevel {
  settings: Partial<SpanSettings>;
  bounds: { min: Point; max: Point };
  geometry: WrittenItem[];
  volumes?: Level['volumes'];
}

type WrittenItem =
  | { type: 'mesh'; vertices: number[][]; indices: number[]; areas?: number[] }
  | { type: 'heightGrid'; origin: number[]; spacing: number; countX: number; countZ: number; heights: number[] }
  | ({ type: 'voxels'; offset: Point; size: Point; materialAreas?: Record<string, number> } & (
      | { dense: number[] }
      | Pick<VoxelRuns, 'columns'>
    ));

function itemOf(item: WrittenItem): GeometryItem {
  switch (item.type) {
    case 'mesh':
      return { type: 'mesh', mesh: { ...item, vertices: item.vertices.flat() } };
    case 'heightGrid':
      return { type: 'heightGrid', grid: { ...item, x0: item.origin[0], z0: item.origin[1] } };
    case 'voxels': {
      const chunk = 'dense' in item ? VoxelChunk.fromDense(item.size, item.dense) : VoxelChunk.fromRuns(item);
      return { type: 'voxels', chunk, offset: item.offset, areas: materialAreas(item.materialAreas) };
    }
  }
}

/** What a written level is to the core itself, without the reader of levels. */
function levelOf(written: WrittenLevel): Level {
  const settings = completeSettings(written.settings);
  const frame = frameFromBounds(written.bounds, settings);
  return { name: '', settings, frame, geometry: written.geometry.map(itemOf), volumes: written.volumes ?? [] };
}

const errors = { ArgumentError, ArgumentOutOfRangeError };
const byName = refusals.map((refusal) => [refusal.name, refusal] as const);

describe('a level that must be refused', () => {
  test.each(byName)('%s: its text gets the error and nothing is baked', async (_, { level, error }) => {
    const drive = vi.fn();
    const onStage = vi.fn();
    const noFiles = { text: () => Promise.reject(new Error('there are no other files')) };
    const { report, summaries } = await bakeLevel(JSON.stringify(level), noFiles, drive, { onStage });
    expect(report.problems.find(({ severity }) => severity === 'error')).toMatchObject({ error, file: '' });
    expect(report.errors).toBeGreaterThan(0);
    expect(summaries).toEqual([]);
    expect(drive).not.toHaveBeenCalled();
    expect(onStage).not.toHaveBeenCalled();
  });

  test.each(byName)('%s: the core throws the error before any stage', (_, { level, error }) => {
    const onStage = vi.fn();
    const cancelled = vi.fn();
    expect(() => bake(levelOf(level as WrittenLevel), { onStage, cancelled })).toThrow(errors[error]);
    expect(onStage).not.toHaveBeenCalled();
    expect(cancelled).not.toHaveBeenCalled();
  });
});

test('the refusals are all there', () => {
  expect(refusals).toHaveLength(34);
});
