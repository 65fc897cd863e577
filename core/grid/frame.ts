import { type Fault, type ReportFault, refuse } from '../fault';
import { counted, grouped } from '../figures';
import { checkCoordinate } from './coordinate';
import { extentOf, fittingCell } from './fittingCells';

/** Limits of the grid (§1): columns along one side, columns in all, rows. */
export const MAX_SIDE = 65536;
export const MAX_COLUMNS = 2 ** 24;
export const MAX_ROWS = 65535;

/** Cell size and cell height lie in [2^-20, 2^20] metres (§1). */
export const MIN_CELL = 2 ** -20;
export const MAX_CELL = 2 ** 20;

export type Point = readonly [number, number, number];

/**
 * The grid (§1): where it stands in the world and how many cells it has. Column (x, z) has the
 * index x + z · width; a row is y.
 */
export interface HeightfieldFrame {
  /** World position of the lowest corner, metres, double. */
  readonly origin: Point;
  /** Side of a cell along x and z, metres, a float32 value. */
  readonly cellSize: number;
  /** Height of a row, metres, a float32 value. */
  readonly cellHeight: number;
  /** Columns along x. */
  readonly width: number;
  /** Columns along z. */
  readonly depth: number;
  /** Rows. */
  readonly height: number;
}

/** The two cell sizes, rounded to float32 before they are checked. */
export interface CellSizes {
  readonly cellSize: number;
  readonly cellHeight: number;
}

/** Checks that both cell sizes lie in [2^-20, 2^20] once rounded to float32. */
export function checkCellSizes(cells: CellSizes, report: ReportFault): void {
  for (const field of ['cellSize', 'cellHeight'] as const) {
    const value = cells[field];
    const rounded = Math.fround(value);
    if (rounded >= MIN_CELL && rounded <= MAX_CELL) continue;
    report({
      code: 'LL301',
      error: Number.isNaN(value) ? 'ArgumentError' : 'ArgumentOutOfRangeError',
      message: `${field} is ${value} m; it lies between 2^-20 and 2^20 (${MAX_CELL}) m.`,
      at: [field],
    });
  }
}

/** Corners of a box in the world, metres. */
export interface Bounds {
  readonly min: Point;
  readonly max: Point;
}

/** The size in cells that bounds come to (FromBounds, §1): [width, height, depth], in double. */
function cellsOf(bounds: Bounds, cells: CellSizes): Point {
  const side = Math.fround(cells.cellSize);
  const row = Math.fround(cells.cellHeight);
  return [
    Math.ceil((bounds.max[0] - bounds.min[0]) / side),
    Math.ceil((bounds.max[1] - bounds.min[1]) / row),
    Math.ceil((bounds.max[2] - bounds.min[2]) / side),
  ];
}

const AXES = ['x', 'y', 'z'] as const;

/** Checks bounds by §1: coordinates, not empty or inverted, and the limits of the grid they make. */
export function checkBounds(bounds: Bounds, cells: CellSizes, report: ReportFault): void {
  let sound = true;
  const note: ReportFault = (fault) => {
    sound = false;
    report(fault);
  };
  for (const corner of ['min', 'max'] as const) {
    AXES.forEach((axis, i) => {
      checkCoordinate(bounds[corner][i], `Bounds ${corner} ${axis}`, [corner, i], note);
    });
  }
  if (!sound) return;
  AXES.forEach((axis, i) => {
    if (bounds.max[i] > bounds.min[i]) return;
    note({
      code: 'LL302',
      error: 'ArgumentError',
      message: `Bounds are empty along ${axis}: max ${bounds.max[i]} is not above min ${bounds.min[i]}.`,
      at: ['max', i],
    });
  });
  if (!sound) return;
  checkSize(cellsOf(bounds, cells), ['max'], (fault, cell) => {
    const enough = cell === 'cellSize' ? fittingSide(bounds, cells) : fittingRow(bounds, cells);
    const advice = enough === undefined ? '' : ` A ${cell} of ${enough} or more would do.`;
    report({ ...fault, message: `${fault.message}${advice}`, cells: cell });
  });
}

/** Checks an explicit grid by §1: the origin's coordinates, and the size's limits. */
export function checkGrid(origin: Point, size: Point, report: ReportFault): void {
  AXES.forEach((axis, i) => {
    checkCoordinate(origin[i], `Grid origin ${axis}`, ['origin', i], report);
  });
  checkSize(size, ['size'], report);
}

/** A cell size in metres with which the bounds have no more columns than they may. */
function fittingSide(bounds: Bounds, cells: CellSizes): number | undefined {
  const [x, , z] = extentOf(bounds);
  const fits = (cellSize: number) => {
    const [width, , depth] = cellsOf(bounds, { ...cells, cellSize });
    return width <= MAX_SIDE && depth <= MAX_SIDE && width * depth <= MAX_COLUMNS;
  };
  return fittingCell(Math.max(x / MAX_SIDE, z / MAX_SIDE, Math.sqrt((x * z) / MAX_COLUMNS)), fits, MAX_CELL);
}

/** Rows that are added around geometry that a grid is fitted to: they grow with the cells. */
const ROWS_AROUND = 2;

/** A cell height in metres with which the bounds have no more rows than they may. */
function fittingRow(bounds: Bounds, cells: CellSizes): number | undefined {
  const fits = (cellHeight: number) => cellsOf(bounds, { ...cells, cellHeight })[1] <= MAX_ROWS - ROWS_AROUND;
  return fittingCell(extentOf(bounds)[1] / MAX_ROWS, fits, MAX_CELL);
}

/**
 * Checks a size in cells, [width, height, depth], against the limits of §1.
 * @param report hears with each fault which cells it comes from, where they make the size
 */
function checkSize(
  size: Point,
  at: readonly (string | number)[],
  report: (fault: Fault, cell: keyof CellSizes) => void,
): void {
  const [width, height, depth] = size;
  const names = ['columns along x', 'rows', 'columns along z'];
  let sound = true;
  [MAX_SIDE, MAX_ROWS, MAX_SIDE].forEach((limit, i) => {
    if (Number.isInteger(size[i]) && size[i] >= 1 && size[i] <= limit) return;
    sound = false;
    const count = Number.isInteger(size[i]) ? grouped(size[i]) : size[i];
    const message = `The grid would have ${count} ${names[i]}; it has 1 to ${grouped(limit)}.`;
    const cell = i === 1 ? 'cellHeight' : 'cellSize';
    report({ code: 'LL303', error: 'ArgumentOutOfRangeError', message, at: [...at, i] }, cell);
  });
  if (!sound || width * depth <= MAX_COLUMNS) return;
  const sides = `${grouped(width)} × ${grouped(depth)} = ${grouped(width * depth)}`;
  const message = `The grid would have ${sides} columns of ${counted(height, 'row')}; at most ${grouped(MAX_COLUMNS)} (2^24) columns are allowed.`;
  report({ code: 'LL303', error: 'ArgumentOutOfRangeError', message, at }, 'cellSize');
}

/**
 * The grid over a box (FromBounds, §1): its origin is the lowest corner, its size the box divided
 * by the float32 cell sizes in double and rounded up.
 * @throws ArgumentError for NaN and for empty or inverted bounds
 * @throws ArgumentOutOfRangeError for coordinates, cell sizes and grids beyond their limits
 */
export function frameFromBounds(bounds: Bounds, cells: CellSizes): HeightfieldFrame {
  checkCellSizes(cells, refuse);
  checkBounds(bounds, cells, refuse);
  return frameOf(bounds.min, cellsOf(bounds, cells), cells);
}

/**
 * A grid given by its lowest corner and its size in cells, [width, height, depth].
 * @throws as {@link frameFromBounds}
 */
export function frameFromGrid(origin: Point, size: Point, cells: CellSizes): HeightfieldFrame {
  checkCellSizes(cells, refuse);
  checkGrid(origin, size, refuse);
  return frameOf(origin, size, cells);
}

function frameOf(origin: Point, [width, height, depth]: Point, cells: CellSizes): HeightfieldFrame {
  return {
    origin,
    cellSize: Math.fround(cells.cellSize),
    cellHeight: Math.fround(cells.cellHeight),
    width,
    depth,
    height,
  };
}
