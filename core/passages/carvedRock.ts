import type { BlockCells } from './rockBlock';

/** Not a segment: the owner of what is not a floor. */
export const NO_SEGMENT = -1;

/**
 * What is left of a block: the solid runs of its columns, from the bottom up, in flat arrays. Columns
 * go x fastest; the runs of column c are first[c] … first[c + 1] - 1. Rows are the grid's.
 *
 * Memory: 4 bytes a column, 12 bytes a run.
 */
export interface CarvedRock {
  readonly cells: BlockCells;
  /** The columns that were carved: `from` … `to` - 1 of the block's. */
  readonly from: number;
  readonly to: number;
  readonly first: Uint32Array;
  /** The lowest row of a run, and the row above its highest. */
  readonly min: Uint16Array;
  readonly max: Uint16Array;
  /** The segment that owns the floor on the run; NO_SEGMENT where the rock ends without being carved. */
  readonly owner: Int32Array;
  /** That owner's floor, in 1/1024 m. */
  readonly floor: Int32Array;
  /** What the work was: voxels inside a tube, candidates computed, candidates looked at. */
  readonly work: CarvingWork;
}

export interface CarvingWork {
  readonly tubeVoxels: number;
  readonly evaluations: number;
  readonly looks: number;
}

/** Joins the bands of one block, which follow each other without a gap. */
export function joinBands(bands: readonly CarvedRock[]): CarvedRock {
  const [begin] = bands;
  const columns = bands.reduce((sum, band) => sum + band.to - band.from, 0);
  const runs = bands.reduce((sum, band) => sum + band.min.length, 0);
  const first = new Uint32Array(columns + 1);
  const joined = {
    min: new Uint16Array(runs),
    max: new Uint16Array(runs),
    owner: new Int32Array(runs),
    floor: new Int32Array(runs),
  };
  let column = 0;
  let run = 0;
  const work = { tubeVoxels: 0, evaluations: 0, looks: 0 };
  for (const band of bands) {
    for (let c = 0; c < band.to - band.from; c++) first[column + c] = run + band.first[c];
    joined.min.set(band.min, run);
    joined.max.set(band.max, run);
    joined.owner.set(band.owner, run);
    joined.floor.set(band.floor, run);
    column += band.to - band.from;
    run += band.min.length;
    work.tubeVoxels += band.work.tubeVoxels;
    work.evaluations += band.work.evaluations;
    work.looks += band.work.looks;
  }
  first[columns] = run;
  return { cells: begin.cells, from: begin.from, to: begin.from + columns, first, ...joined, work };
}
