import { describe, expect, test } from 'vitest';
import { BAKE_PARTS, BakeCancelled, type BakeOptions, bake, bakeSteps, STAGES, type Stage } from '../../core/bake/bake';
import { frameFromBounds } from '../../core/grid/frame';
import type { Level } from '../../core/level/level';
import { spanCount } from '../../core/spans/solidHeightfield';
import { materialAreas, VoxelChunk } from '../../core/voxelize/voxelChunk';
import { expectArgumentError, expectOutOfRange } from './errors';
import { meshOf, unitFrame, unitSettings } from './heightfields';

type Corner = [x: number, y: number, z: number];

const floor: Corner[] = [
  [0, 1, 0],
  [0, 1, 20],
  [20, 1, 0],
];

function levelWith(changes: Partial<Level> = {}): Level {
  return {
    name: 'Test',
    settings: unitSettings({ height: 2, climb: 1, radius: 1 }),
    frame: unitFrame(8, 8, 20),
    geometry: [{ type: 'mesh', mesh: meshOf(floor) }],
    volumes: [],
    ...changes,
  };
}

describe('a bake', () => {
  test('hands over each stage as it leaves it', () => {
    const seen: [Stage, number][] = [];
    const volume = {
      area: 5,
      polygon: [
        [0, 0],
        [8, 0],
        [8, 8],
        [0, 8],
      ],
      minY: 0,
      maxY: 9,
    } as const;
    bake(levelWith({ volumes: [volume] }), {
      onStage: (stage, { area }) => seen.push([stage, area.reduce((sum, id) => sum + id, 0)]),
    });
    // 64 floors; 28 of them lie along the edge; of the other 36, 20 are lost to the radius; 16 become water.
    expect(seen).toEqual([
      ['1-rasterized', 64 * 63],
      ['2-low-hanging', 64 * 63],
      ['3-ledges', 36 * 63],
      ['4-low-height', 36 * 63],
      ['5-compact', 36 * 63],
      ['6-eroded', 16 * 63],
      ['7-areas', 16 * 5],
    ]);
  });

  test('tells how long each stage took, by the clock it is given', () => {
    let now = 1000;
    const clock = () => {
      now += 7;
      return now;
    };
    const { times } = bake(levelWith(), { clock });
    expect(times).toEqual(Object.fromEntries(STAGES.map((stage) => [stage, 7])));
  });

  test('reports progress that only grows, stage after stage', () => {
    const progress: number[] = [];
    const geometry = Array.from({ length: 3 }, () => levelWith().geometry[0]);
    bake(levelWith({ geometry }), {
      onProgress: ({ stage, share }) => {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
        progress.push(BAKE_PARTS.indexOf(stage) + share);
      },
    });
    expect(progress.length).toBeGreaterThan(STAGES.length - 1);
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
  });

  test('reports progress inside one triangle that covers the whole grid', () => {
    const cells = { cellSize: 1, cellHeight: 1 };
    const frame = frameFromBounds({ min: [0, 0, 0], max: [400, 4, 400] }, cells);
    const mesh = { vertices: [0, 1, 0, 800, 1, 0, 0, 1, 800], indices: [0, 2, 1] };
    const shares: number[] = [];
    bake(levelWith({ frame, geometry: [{ type: 'mesh', mesh }] }), {
      onProgress: ({ stage, share }) => {
        if (stage === '1-rasterized') shares.push(share);
      },
    });
    expect(shares.filter((share) => share > 0.1 && share < 0.9).length).toBeGreaterThan(3);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
  });

  test('is called off at the next pause, and no stage comes after that', () => {
    for (const last of STAGES.slice(0, 5)) {
      const stages: Stage[] = [];
      const options = {
        onStage: (stage: Stage) => stages.push(stage),
        cancelled: () => stages.includes(last),
      };
      expect(() => bake(levelWith(), options)).toThrow(BakeCancelled);
      expect(stages[stages.length - 1]).toBe(last);
    }
  });

  test('counts the triangles of meshes and height grids', () => {
    const grid = { x0: 0, z0: 0, spacing: 1, countX: 3, countZ: 4, heights: new Array<number>(12).fill(1) };
    const chunk = VoxelChunk.fromDense([1, 1, 1], [1]);
    const { triangles } = bake(
      levelWith({
        geometry: [
          { type: 'mesh', mesh: meshOf([...floor, ...floor]) },
          { type: 'heightGrid', grid },
          { type: 'voxels', chunk, offset: [0, 0, 0], areas: materialAreas() },
        ],
      }),
    );
    expect(triangles).toBe(2 + 12);
  });

  test('names its degenerate triangles by item and number, the first thousand of them', () => {
    const line: Corner[] = [
      [0, 1, 0],
      [1, 1, 0],
      [2, 1, 0],
    ];
    const few = bake(
      levelWith({
        geometry: [
          { type: 'mesh', mesh: meshOf([...floor, ...line]) },
          { type: 'mesh', mesh: meshOf([...line, ...floor, ...line]) },
        ],
      }),
    );
    expect(few.degenerate).toBe(3);
    expect(few.degenerateTriangles).toEqual([
      { item: 0, triangle: 1 },
      { item: 1, triangle: 0 },
      { item: 1, triangle: 2 },
    ]);
    const indices = new Array<number>(3 * 700).fill(0);
    const point = { type: 'mesh', mesh: { vertices: [1, 1, 1], indices } } as const;
    const many = bake(levelWith({ geometry: [point, point] }));
    expect(many.degenerate).toBe(1400);
    expect(many.degenerateTriangles).toHaveLength(1000);
    expect(many.degenerateTriangles[999]).toEqual({ item: 1, triangle: 299 });
  });

  test('takes items in their order', () => {
    const box = (rows: number, material: number) => ({
      type: 'voxels' as const,
      chunk: VoxelChunk.fromDense([1, rows, 1], new Array<number>(rows).fill(material)),
      offset: [0, 0, 0] as const,
      areas: materialAreas({ 1: 10, 2: 20 }),
    });
    const areaOf = (geometry: Level['geometry']) => {
      let area = -1;
      const onStage: BakeOptions['onStage'] = (stage, field) => {
        if (stage === '1-rasterized') area = field.area[0];
      };
      bake(levelWith({ geometry }), { onStage });
      return area;
    };
    const slab = { type: 'mesh' as const, mesh: meshOf(floor, [63]) };
    // The slab is one row high; the threshold of a mesh is the climb, 4, that of voxels 0.
    expect(areaOf([slab, box(3, 1)])).toBe(10);
    expect(areaOf([box(3, 1), slab])).toBe(63);
  });

  test('of no geometry has no spans', () => {
    const { solid, compact } = bake(levelWith({ geometry: [] }));
    expect([spanCount(solid), spanCount(compact)]).toEqual([0, 0]);
  });
});

describe('a bake that is refused', () => {
  test('adds nothing before all of the level is checked', () => {
    const bad = { type: 'mesh', mesh: { vertices: [0, 0, 0], indices: [0, 0, 7] } } as const;
    const stages: Stage[] = [];
    const level = levelWith({ geometry: [...levelWith().geometry, bad] });
    expectOutOfRange(() => bake(level, { onStage: (stage) => stages.push(stage) }), 'Index 7');
    expect(stages).toEqual([]);
  });

  test('is so for settings, volumes and offsets too', () => {
    expectOutOfRange(() => bake(levelWith({ settings: unitSettings({ height: 0 }) })), 'height is 0');
    expectOutOfRange(() => bake(levelWith({ settings: unitSettings({ climb: 2 ** 30 + 1 }) })), 'climb is 1073741825');
    expectOutOfRange(() => bake(levelWith({ settings: unitSettings({ radius: 0.5 }) })), 'radius is 0.5');
    expectOutOfRange(() => bake(levelWith({ settings: unitSettings({ mergeThreshold: -1 }) })), 'mergeThreshold is -1');
    expectArgumentError(() => bake(levelWith({ settings: unitSettings({ slopeCosine: Number.NaN }) })), 'slopeCosine');
    expectOutOfRange(() => bake(levelWith({ settings: unitSettings({ slopeCosine: 1e39 }) })), 'slopeCosine is 1e+39');
    const volume = { area: 1, polygon: [], minY: 0, maxY: 1 };
    expectArgumentError(() => bake(levelWith({ volumes: [volume] })), '0 corners');
    const chunk = VoxelChunk.fromDense([1, 1, 1], [1]);
    const offset = [0, 2 ** 53, 0] as const;
    const far = { type: 'voxels', chunk, offset, areas: materialAreas() } as const;
    expectOutOfRange(() => bake(levelWith({ geometry: [far] })), 'Offset 9007199254740992');
  });

  test('is not so at the ends of every range', () => {
    const largest = unitSettings({ height: 2 ** 30, climb: 2 ** 30, mergeThreshold: 2 ** 30, radius: 2 ** 20 });
    const smallest = unitSettings({ height: 1, climb: 0, mergeThreshold: 0, radius: 0, slopeCosine: -1 });
    for (const settings of [largest, smallest]) expect(() => bake(levelWith({ settings }))).not.toThrow();
  });
});

test('steps may be left half-way', () => {
  const steps = bakeSteps(levelWith());
  expect(steps.next().done).toBe(false);
  expect(steps.return(undefined as never).done).toBe(true);
  expect(steps.next().done).toBe(true);
});
