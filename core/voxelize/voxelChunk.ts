import { type Fault, type ReportFault, refuse } from '../fault';
import { checkArea, WALKABLE_AREA } from '../grid/area';

/** The highest material; 0 is empty in dense data and not a material. */
export const MAX_MATERIAL = 255;

/** Voxels as run-length columns (§5), as they are written in a level. */
export interface VoxelRuns {
  /** Size in cells: along x, rows, along z. */
  readonly size: readonly [number, number, number];
  /** In any order; columns without runs may be left out. */
  readonly columns: readonly VoxelColumn[];
}

export interface VoxelColumn {
  readonly x: number;
  readonly z: number;
  /** [start, length, material] each, sorted from the bottom up, disjoint; touching runs are fine. */
  readonly runs: readonly (readonly [number, number, number])[];
}

/**
 * A chunk of voxels (VoxelChunk, §5) that keeps its rules: columns in z-then-x order, the runs of
 * each sorted, disjoint and not empty, inside the chunk, of materials 1 … 255.
 */
export class VoxelChunk {
  private constructor(readonly columns: readonly VoxelColumn[]) {}

  /**
   * A chunk from columns of runs.
   * @throws ArgumentError, ArgumentOutOfRangeError as {@link checkVoxelRuns} tells
   */
  static fromRuns(voxels: VoxelRuns): VoxelChunk {
    checkVoxelRuns(voxels, refuse);
    return new VoxelChunk([...voxels.columns].sort((a, b) => a.z - b.z || a.x - b.x));
  }

  /**
   * A chunk from one material a voxel, index (z · sizeX + x) · sizeY + y, 0 for empty. Equal
   * neighbours in a column become one run.
   * @throws ArgumentError, ArgumentOutOfRangeError as {@link checkDenseVoxels} tells
   */
  static fromDense(size: VoxelRuns['size'], dense: ArrayLike<number>): VoxelChunk {
    checkDenseVoxels(size, dense, refuse);
    const [sizeX, sizeY, sizeZ] = size;
    const columns: VoxelColumn[] = [];
    for (let z = 0; z < sizeZ; z++) {
      for (let x = 0; x < sizeX; x++) {
        const runs = runsOf(dense, (z * sizeX + x) * sizeY, sizeY);
        if (runs.length > 0) columns.push({ x, z, runs });
      }
    }
    return new VoxelChunk(columns);
  }
}

function runsOf(dense: ArrayLike<number>, from: number, rows: number): [number, number, number][] {
  const runs: [number, number, number][] = [];
  let start = 0;
  for (let y = 1; y <= rows; y++) {
    const material = dense[from + start];
    if (y < rows && dense[from + y] === material) continue;
    if (material !== 0) runs.push([start, y - start, material]);
    start = y;
  }
  return runs;
}

/** Checks the size of a block of cells: whole, at least 1 along each axis. Places are ['size', axis]. */
export function checkBlockSize(size: VoxelRuns['size'], report: ReportFault): boolean {
  let sound = true;
  size.forEach((cells, i) => {
    if (Number.isSafeInteger(cells) && cells >= 1) return;
    sound = false;
    const message = `Size along ${'xyz'[i]} is ${cells}; it is a whole number of cells, at least 1.`;
    report({ code: 'LL210', error: 'ArgumentOutOfRangeError', message, at: ['size', i] });
  });
  return sound;
}

/** Checks dense voxels by §5: as many values as the size has cells, each 0 … 255. */
export function checkDenseVoxels(size: VoxelRuns['size'], dense: ArrayLike<number>, report: ReportFault): void {
  if (!checkBlockSize(size, report)) return;
  const cells = size[0] * size[1] * size[2];
  if (dense.length !== cells) {
    const message = `${dense.length} dense voxels for ${size.join(' × ')} = ${cells} cells.`;
    report({ code: 'LL206', error: 'ArgumentError', message, at: ['dense'] });
  }
  for (let i = 0; i < dense.length; i++) {
    if (Number.isInteger(dense[i]) && dense[i] >= 0 && dense[i] <= MAX_MATERIAL) continue;
    const message = `Voxel ${i} is ${dense[i]}; materials are whole numbers from 1 to ${MAX_MATERIAL}, 0 is empty.`;
    report({ code: 'LL211', error: 'ArgumentOutOfRangeError', message, at: ['dense', i] });
  }
}

/**
 * Checks voxel runs by §5: each column once and inside the size; runs inside the rows, not empty,
 * sorted and disjoint; materials 1 … 255. Places are ['columns', c, 'runs', r, part].
 */
export function checkVoxelRuns(voxels: VoxelRuns, report: ReportFault): void {
  const { size, columns } = voxels;
  if (!checkBlockSize(size, report)) return;
  const seen = new Set<string>();
  columns.forEach(({ x, z, runs }, c) => {
    checkInside(x, size[0], 'x', ['columns', c, 'x'], report);
    checkInside(z, size[2], 'z', ['columns', c, 'z'], report);
    const name = `(${x}, ${z})`;
    if (seen.has(name)) {
      const message = `Column ${name} is given twice.`;
      report({ code: 'LL213', error: 'ArgumentError', message, at: ['columns', c] });
    }
    seen.add(name);
    let end = 0;
    runs.forEach((run, r) => {
      const fault = runFault(run, end, size[1]);
      if (fault) report({ ...fault, at: ['columns', c, 'runs', r, ...fault.at] });
      end = Math.max(end, run[0] + run[1]);
    });
  });
}

function checkInside(value: number, size: number, axis: string, at: Fault['at'], report: ReportFault): void {
  if (Number.isInteger(value) && value >= 0 && value < size) return;
  const message = `Column ${axis} is ${value}; it lies between 0 and ${size - 1}.`;
  report({ code: 'LL212', error: 'ArgumentOutOfRangeError', message, at });
}

const RUN_PARTS = ['start', 'length', 'material'];

/** What is wrong with one run, given where the run below it ends and how many rows there are. */
function runFault(run: VoxelColumn['runs'][number], end: number, rows: number): Fault | undefined {
  const part = run.findIndex((value) => !Number.isInteger(value));
  if (part >= 0) {
    const message = `The run’s ${RUN_PARTS[part]} is ${run[part]}; it is a whole number.`;
    const error = Number.isNaN(run[part]) ? 'ArgumentError' : 'ArgumentOutOfRangeError';
    return { code: 'LL215', error, message, at: [part] };
  }
  const [start, length, material] = run;
  if (length < 1) {
    const message = `The run has length ${length}; a run is at least 1 long.`;
    return { code: 'LL214', error: 'ArgumentError', message, at: [1] };
  }
  if (start < 0 || start + length > rows) {
    const message = `The run reaches from row ${start} to ${start + length}; the chunk has rows 0 to ${rows}.`;
    return { code: 'LL215', error: 'ArgumentOutOfRangeError', message, at: [] };
  }
  if (start < end) {
    const message = `The run begins at row ${start}, below ${end} where the run before it ends.`;
    return { code: 'LL216', error: 'ArgumentError', message, at: [0] };
  }
  let fault: Fault | undefined;
  checkMaterial(material, [2], (found) => {
    fault = found;
  });
  return fault;
}

/** Checks a material that fills cells: 1 … 255. */
export function checkMaterial(material: number, at: Fault['at'], report: ReportFault): void {
  if (Number.isInteger(material) && material >= 1 && material <= MAX_MATERIAL) return;
  const message = `Material is ${material}; materials are whole numbers from 1 to ${MAX_MATERIAL}.`;
  report({ code: 'LL211', error: 'ArgumentOutOfRangeError', message, at });
}

/** The area id of each material 0 … 255, given those that differ from an ordinary floor. */
export type MaterialAreas = Uint8Array;

/**
 * Area ids by material; all others are ordinary floor.
 * @throws ArgumentOutOfRangeError for a material outside 1 … 255 or an area outside 0 … 63
 */
export function materialAreas(areas: Readonly<Record<string, number>> = {}): MaterialAreas {
  checkMaterialAreas(areas, refuse);
  const table = new Uint8Array(MAX_MATERIAL + 1).fill(WALKABLE_AREA);
  for (const [material, area] of Object.entries(areas)) table[Number(material)] = area;
  return table;
}

/** Checks area ids by material: materials 1 … 255, areas 0 … 63. Places are [material]. */
export function checkMaterialAreas(areas: Readonly<Record<string, number>>, report: ReportFault): void {
  for (const [material, area] of Object.entries(areas)) {
    const number = Number(material);
    if (!/^\d+$/.test(material) || number < 1 || number > MAX_MATERIAL) {
      const message = `Material “${material}” is not a whole number from 1 to ${MAX_MATERIAL}.`;
      report({ code: 'LL211', error: 'ArgumentOutOfRangeError', message, at: [material] });
    }
    checkArea(area, `Area of material ${material}`, [material], report);
  }
}
