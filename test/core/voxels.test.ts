import { describe, expect, test } from 'vitest';
import { SolidBuilder } from '../../core/spans/solidBuilder';
import { surfaceOfArea } from '../../core/spans/surface';
import { addChunk } from '../../core/voxelize/addChunk';
import { materialAreas, VoxelChunk, type VoxelColumn } from '../../core/voxelize/voxelChunk';
import { expectArgumentError, expectOutOfRange } from './errors';
import { allSpans, type Span, unitFrame } from './heightfields';

type Offset = [number, number, number];
type Run = [start: number, length: number, material: number];

/** The spans of a chunk in a grid of 3 × 3 columns of 8 rows. */
function added(chunk: VoxelChunk, offset: Offset = [0, 0, 0], areas?: Record<string, number>): Record<string, Span[]> {
  const builder = new SolidBuilder(unitFrame(3, 3, 8));
  addChunk(builder, chunk, offset, areas && materialAreas(areas));
  return allSpans(builder.finish());
}

/** A chunk of one column. */
const column = (...runs: Run[]) => VoxelChunk.fromRuns({ size: [1, 8, 1], columns: [{ x: 0, z: 0, runs }] });

/** A chunk of 2 × 2 columns of 8 rows. */
const square = (...columns: VoxelColumn[]) => VoxelChunk.fromRuns({ size: [2, 8, 2], columns });

describe('dense voxels', () => {
  test('are read by column, z before x, and equal neighbours become one run', () => {
    const dense = [1, 1, 0, 2, 0, 0, 0, 0, 3, 4, 4, 3];
    // Columns of 4 rows: (0, 0), (1, 0) is empty, (2, 0).
    expect(VoxelChunk.fromDense([3, 4, 1], dense).columns).toEqual([
      {
        x: 0,
        z: 0,
        runs: [
          [0, 2, 1],
          [3, 1, 2],
        ],
      },
      {
        x: 2,
        z: 0,
        runs: [
          [0, 1, 3],
          [1, 2, 4],
          [3, 1, 3],
        ],
      },
    ]);
    expect(VoxelChunk.fromDense([1, 2, 3], [0, 0, 9, 0, 0, 9]).columns).toEqual([
      { x: 0, z: 1, runs: [[0, 1, 9]] },
      { x: 0, z: 2, runs: [[1, 1, 9]] },
    ]);
  });

  test('are refused when there are too few or too many', () => {
    expectArgumentError(() => VoxelChunk.fromDense([2, 2, 1], [1, 1, 1]), '3 dense voxels for 2 × 2 × 1 = 4 cells');
    expectArgumentError(() => VoxelChunk.fromDense([2, 2, 1], [1, 1, 1, 1, 1]), '5 dense voxels');
  });

  test('are refused for a material outside 0 … 255', () => {
    expect(VoxelChunk.fromDense([1, 2, 1], [0, 255]).columns).toHaveLength(1);
    expectOutOfRange(() => VoxelChunk.fromDense([1, 2, 1], [0, 256]), 'Voxel 1 is 256');
    expectOutOfRange(() => VoxelChunk.fromDense([1, 2, 1], [-1, 0]), 'Voxel 0 is -1');
    expectOutOfRange(() => VoxelChunk.fromDense([1, 2, 1], [1.5, 0]), 'Voxel 0 is 1.5');
  });
});

describe('voxel runs', () => {
  test('may come in any order of columns; they are added z first, then x', () => {
    const runs: Run[] = [[0, 1, 1]];
    const chunk = square({ x: 1, z: 1, runs }, { x: 0, z: 1, runs }, { x: 1, z: 0, runs }, { x: 0, z: 0, runs });
    expect(chunk.columns.map(({ x, z }) => [x, z])).toEqual([
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ]);
  });

  test('may touch, and then merge as spans do', () => {
    expect(added(column([0, 2, 1], [2, 3, 2]), [0, 0, 0], { 1: 5, 2: 6 })).toEqual({ '0,0': [[0, 5, 6]] });
  });

  test('may be absent from a column', () => {
    expect(added(square({ x: 1, z: 0, runs: [] }))).toEqual({});
  });

  const runs: Run[] = [[0, 1, 1]];
  const faulty: [string, () => VoxelChunk, typeof expectOutOfRange, string][] = [
    [
      'a column given twice',
      () => square({ x: 1, z: 0, runs }, { x: 0, z: 1, runs }, { x: 1, z: 0, runs: [] }),
      expectArgumentError,
      'Column (1, 0) is given twice',
    ],
    ['a column beside the size', () => square({ x: 2, z: 0, runs }), expectOutOfRange, 'Column x is 2'],
    ['a column before the size', () => square({ x: 0, z: -1, runs }), expectOutOfRange, 'Column z is -1'],
    ['a column between two', () => square({ x: 0.5, z: 0, runs }), expectOutOfRange, 'Column x is 0.5'],
    ['runs that overlap', () => column([0, 3, 1], [2, 2, 1]), expectArgumentError, 'begins at row 2, below 3'],
    ['runs that are not sorted', () => column([4, 1, 1], [0, 1, 1]), expectArgumentError, 'begins at row 0, below 5'],
    ['an empty run', () => column([0, 0, 1]), expectArgumentError, 'length 0'],
    ['a run of negative length', () => column([4, -2, 1]), expectArgumentError, 'length -2'],
    ['a run above the size', () => column([6, 3, 1]), expectOutOfRange, 'from row 6 to 9'],
    ['a run below the size', () => column([-1, 3, 1]), expectOutOfRange, 'from row -1 to 2'],
    ['material 0', () => column([0, 1, 0]), expectOutOfRange, 'Material is 0'],
    ['material 256', () => column([0, 1, 256]), expectOutOfRange, 'Material is 256'],
    ['a material with a fraction', () => column([0, 1, 1.5]), expectOutOfRange, 'The run’s material is 1.5'],
    ['a run that begins between rows', () => column([0.5, 1, 1]), expectOutOfRange, 'start is 0.5'],
    ['a run that ends between rows', () => column([0, 1.5, 1]), expectOutOfRange, 'length is 1.5'],
    ['a run that begins nowhere', () => column([Number.NaN, 1, 1]), expectArgumentError, 'start is NaN'],
    [
      'a size of no cells',
      () => VoxelChunk.fromRuns({ size: [1, 0, 1], columns: [] }),
      expectOutOfRange,
      'Size along y is 0',
    ],
  ];

  test.each(faulty)('are refused for %s', (_, make, expectError, message) => {
    expectError(make, message);
  });

  test('may fill the size to its last row', () => {
    expect(added(column([0, 8, 255]))).toEqual({ '0,0': [[0, 8, 63]] });
  });
});

describe('the areas of materials', () => {
  test('are 63 unless others are given', () => {
    const chunk = column([0, 1, 1], [2, 1, 2], [4, 1, 255]);
    expect(added(chunk)['0,0'].map(([, , area]) => area)).toEqual([63, 63, 63]);
    expect(added(chunk, [0, 0, 0], { 2: 4, 255: 0 })['0,0'].map(([, , area]) => area)).toEqual([63, 4, 0]);
  });

  test('are refused beyond 63, and for what is no material', () => {
    expectOutOfRange(() => materialAreas({ 2: 64 }), 'Area of material 2 is 64');
    expectOutOfRange(() => materialAreas({ 0: 1 }), 'Material “0”');
    expectOutOfRange(() => materialAreas({ 256: 1 }), 'Material “256”');
    expectOutOfRange(() => materialAreas({ '1.0': 1 }), 'Material “1.0”');
  });
});

describe('a chunk', () => {
  test('is placed at its offset, and what falls outside is dropped', () => {
    const chunk = square({ x: 0, z: 0, runs: [[1, 2, 1]] }, { x: 1, z: 1, runs: [[1, 2, 1]] });
    expect(added(chunk, [1, 2, 1])).toEqual({ '1,1': [[3, 5, 63]], '2,2': [[3, 5, 63]] });
    expect(added(chunk, [2, 0, 2])).toEqual({ '2,2': [[1, 3, 63]] });
    expect(added(chunk, [-1, 0, -1])).toEqual({ '0,0': [[1, 3, 63]] });
  });

  test('is cut at the bottom and the top of the grid', () => {
    const chunk = column([1, 4, 1]);
    expect(added(chunk, [0, 5, 0])).toEqual({ '0,0': [[6, 8, 63]] });
    expect(added(chunk, [0, -3, 0])).toEqual({ '0,0': [[0, 2, 63]] });
    expect(added(chunk, [0, 7, 0])).toEqual({});
    expect(added(chunk, [0, -5, 0])).toEqual({});
  });

  test.each([2 ** 31, 2 ** 32, -(2 ** 32), 2 ** 40, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER])(
    'falls outside at an offset of %d, without wrapping round',
    (far) => {
      const chunk = column([0, 8, 1]);
      expect(added(chunk, [far, 0, 0])).toEqual({});
      expect(added(chunk, [0, far, 0])).toEqual({});
      expect(added(chunk, [0, 0, far])).toEqual({});
    },
  );

  test('merges with threshold 0: a top one row higher keeps its own area', () => {
    const builder = new SolidBuilder(unitFrame(1, 1, 8));
    builder.addSpan(0, 0, 3, surfaceOfArea(63), 0);
    addChunk(builder, column([0, 4, 1]), [0, 0, 0], materialAreas({ 1: 5 }));
    expect(allSpans(builder.finish())).toEqual({ '0,0': [[0, 4, 5]] });
  });

  test('is refused at an offset that is not a safe whole number, and adds nothing', () => {
    const builder = new SolidBuilder(unitFrame(3, 3, 8));
    const at = (offset: Offset) => () => addChunk(builder, column([0, 1, 1]), offset);
    expectOutOfRange(at([0.5, 0, 0]), 'Offset 0.5');
    expectOutOfRange(at([0, 2 ** 53, 0]), 'Offset 9007199254740992');
    expectArgumentError(at([0, 0, Number.NaN]), 'Offset NaN');
    expect(allSpans(builder.finish())).toEqual({});
  });
});
