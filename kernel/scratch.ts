import { POLYGON_BYTES } from './polygon';

/** Working places of this instance: a few polygons, and the list of degenerate triangles. */

/** What the rows, or the cells of a row, leave of a triangle changes places with every cut. */
export let rowsA: usize = 0;
export let rowsB: usize = 0;
export let cellsA: usize = 0;
export let cellsB: usize = 0;
/** The part of a triangle in a row, the part of that in a cell, and what nobody needs. */
export let rowPiece: usize = 0;
export let cellPiece: usize = 0;
export let dropped: usize = 0;
export let degenerates: usize = 0;

/** Tells where this instance may work: SCRATCH_BYTES of core/kernel/kernelMemory.ts. */
export function useScratch(place: usize): void {
  rowsA = place;
  rowsB = rowsA + POLYGON_BYTES;
  cellsA = rowsB + POLYGON_BYTES;
  cellsB = cellsA + POLYGON_BYTES;
  rowPiece = cellsB + POLYGON_BYTES;
  cellPiece = rowPiece + POLYGON_BYTES;
  dropped = cellPiece + POLYGON_BYTES;
  degenerates = dropped + POLYGON_BYTES;
}
