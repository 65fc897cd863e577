import { describe, expect, test } from 'vitest';
import { frameFromBounds, frameFromGrid, type Point } from '../../core/grid/frame';
import { expectArgumentError, expectOutOfRange } from './errors';

const UNIT = { cellSize: 1, cellHeight: 1 };

/** Columns along x of a grid from 0 to `length`, or from `from` on. */
function widthOf(length: number, cellSize: number, from = 0): number {
  return frameFromBounds({ min: [from, 0, 0], max: [from + length, 1, 1] }, { cellSize, cellHeight: 1 }).width;
}

function boundsTo(max: Point, min: Point = [0, 0, 0]) {
  return () => frameFromBounds({ min, max }, UNIT);
}

describe('a grid over bounds', () => {
  test('stands at the lower corner and rounds its size up', () => {
    const frame = frameFromBounds({ min: [-1, -2, -3], max: [2.5, 1, 0.25] }, { cellSize: 0.5, cellHeight: 2 });
    expect(frame).toEqual({ origin: [-1, -2, -3], cellSize: 0.5, cellHeight: 2, width: 7, depth: 7, height: 2 });
  });

  test('counts with the cell size rounded to float32, which for 0.3 is a little more', () => {
    expect(widthOf(0.30000001, 0.3)).toBe(1);
    expect(widthOf(0.30000002, 0.3)).toBe(2);
  });

  test('counts rows with the cell height rounded to float32, which for 0.2 is a little more', () => {
    const rows = (height: number) =>
      frameFromBounds({ min: [0, 0, 0], max: [1, height, 1] }, { cellSize: 1, cellHeight: 0.2 }).height;
    expect(rows(0.200000002)).toBe(1);
    expect(rows(0.200000004)).toBe(2);
  });

  test('divides in double: a length a hair above one cell has two', () => {
    expect(widthOf(1 + 2 ** -40, 1)).toBe(2);
  });

  test('subtracts in double: far from the origin a hair still counts', () => {
    expect(widthOf(1 + 2 ** -30, 1, 2 ** 20)).toBe(2);
  });

  test('keeps the sizes of its cells as float32', () => {
    const frame = frameFromBounds({ min: [0, 0, 0], max: [1, 1, 1] }, { cellSize: 0.3, cellHeight: 0.2 });
    expect(frame.cellSize).toBe(0.30000001192092896);
    expect(frame.cellHeight).toBe(0.20000000298023224);
  });

  test.each([
    ['x', [0, 4, 4], 'empty along x: max 0 is not above min 0'],
    ['y', [4, 0, 4], 'empty along y: max 0 is not above min 0'],
    ['z', [4, 4, -1], 'empty along z: max -1 is not above min 0'],
  ] as [string, Point, string][])('is refused when the bounds are empty or inverted along %s', (_, max, message) => {
    expectArgumentError(boundsTo(max), message);
  });

  test('is refused for a bound that is not a number', () => {
    expectArgumentError(boundsTo([4, Number.NaN, 4]), 'Bounds max y is not a number');
    expectArgumentError(boundsTo([4, 4, 4], [0, 0, Number.NaN]), 'Bounds min z is not a number');
  });

  test('is refused for a bound beyond 2^21', () => {
    expectOutOfRange(boundsTo([2097153, 4, 4]), 'Bounds max x is 2097153; coordinates lie within ±2097152');
    expectOutOfRange(boundsTo([4, 4, 4], [0, Number.NEGATIVE_INFINITY, 0]), 'Bounds min y is -Infinity');
  });

  test('may reach from -2^21 to 2^21', () => {
    const edge = 2 ** 21;
    const bounds = { min: [-edge, -edge, 0], max: [edge, edge, 1] } as const;
    const frame = frameFromBounds(bounds, { cellSize: 64, cellHeight: 128 });
    expect([frame.width, frame.height, frame.depth]).toEqual([65536, 32768, 1]);
  });
});

describe('the limits of the grid', () => {
  test('65536 columns along a side are allowed, one more is not', () => {
    expect(boundsTo([65536, 1, 1])().width).toBe(65536);
    expect(boundsTo([1, 1, 65536])().depth).toBe(65536);
    expectOutOfRange(boundsTo([65537, 1, 1]), '65,537 columns along x; it has 1 to 65,536');
    expectOutOfRange(boundsTo([1, 1, 65536.5]), '65,537 columns along z; it has 1 to 65,536');
  });

  test('65535 rows are allowed, one more is not', () => {
    expect(boundsTo([1, 65535, 1])().height).toBe(65535);
    expectOutOfRange(boundsTo([1, 65536, 1]), '65,536 rows; it has 1 to 65,535');
  });

  test('2^24 columns are allowed, a row of them more is not', () => {
    expect(boundsTo([4096, 1, 4096])().width).toBe(4096);
    expectOutOfRange(boundsTo([4096, 1, 4097]), '4,096 × 4,097 = 16,781,312 columns');
    expectOutOfRange(boundsTo([65536, 1, 257]), '65,536 × 257 = 16,842,752 columns');
  });

  test('hold for a grid that is given by its size', () => {
    const sized = (size: Point) => () => frameFromGrid([0, 0, 0], size, UNIT);
    expect(sized([65536, 65535, 256])().depth).toBe(256);
    expectOutOfRange(sized([65537, 1, 1]), '65,537 columns along x');
    expectOutOfRange(sized([1, 65536, 1]), '65,536 rows');
    expectOutOfRange(sized([4097, 1, 4096]), '4,097 × 4,096 = 16,781,312 columns');
    expectOutOfRange(sized([0, 1, 1]), '0 columns along x');
    expectOutOfRange(sized([1, 1, 1.5]), '1.5 columns along z');
    expectOutOfRange(sized([1, Number.NaN, 1]), 'NaN rows');
  });

  test('a grid’s origin obeys the coordinate rule', () => {
    const at = (origin: Point) => () => frameFromGrid(origin, [1, 1, 1], UNIT);
    expect(at([2 ** 21, -(2 ** 21), 0])().origin).toEqual([2 ** 21, -(2 ** 21), 0]);
    expectOutOfRange(at([0, 2097152.5, 0]), 'Grid origin y is 2097152.5');
    expectArgumentError(at([0, 0, Number.NaN]), 'Grid origin z is not a number');
  });
});

describe('the sizes of cells', () => {
  const sizedBy = (cellSize: number, cellHeight = 1) => {
    return () => frameFromGrid([0, 0, 0], [1, 1, 1], { cellSize, cellHeight });
  };

  test('2^-20 and 2^20 are allowed', () => {
    expect(sizedBy(2 ** -20, 2 ** 20)().cellSize).toBe(2 ** -20);
    expect(sizedBy(2 ** 20, 2 ** -20)().cellSize).toBe(2 ** 20);
  });

  test('the next float32 beyond either end is not', () => {
    expectOutOfRange(sizedBy(2 ** -20 * (1 - 2 ** -24)), 'cellSize is ');
    expectOutOfRange(sizedBy(2 ** 20 * (1 + 2 ** -23)), 'it lies between 2^-20 and 2^20');
    expectOutOfRange(sizedBy(1, 2 ** 20 * (1 + 2 ** -23)), 'cellHeight is ');
  });

  test('a double that float32 rounds onto the end is allowed', () => {
    expect(sizedBy(2 ** 20 * (1 + 2 ** -30))().cellSize).toBe(2 ** 20);
    expect(sizedBy(2 ** -20 * (1 - 2 ** -30))().cellSize).toBe(2 ** -20);
  });

  test('none, negative and endless ones are out of range, NaN is no argument', () => {
    expectOutOfRange(sizedBy(0), 'cellSize is 0 m');
    expectOutOfRange(sizedBy(1, -1), 'cellHeight is -1 m');
    expectOutOfRange(sizedBy(Number.POSITIVE_INFINITY), 'cellSize is Infinity m');
    expectArgumentError(sizedBy(Number.NaN), 'cellSize is NaN m');
  });
});
