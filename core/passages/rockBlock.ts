import type { HeightfieldFrame } from '../grid/frame';
import type { FloorOwnerName } from './owners/ownerNames';
import type { Route } from './route';
import { FIXED_POINT, inUnits } from './units';

/** A solid block of cells with passages through it. */
export interface RockBlock {
  /** The block's corner from the grid's, in cells: along x, rows, along z. */
  readonly offset: readonly [number, number, number];
  /** Its size in cells: along x, rows, along z. */
  readonly size: readonly [number, number, number];
  readonly routes: readonly Route[];
  readonly floorOwner: FloorOwnerName;
  /** How thick the floor between two passes is at least, metres. */
  readonly floorThickness: number;
}

/** The part of a block that lies in the grid, in the grid's cells; empty where max is not above min. */
export interface BlockCells {
  readonly minX: number;
  readonly maxX: number;
  readonly minRow: number;
  readonly maxRow: number;
  readonly minZ: number;
  readonly maxZ: number;
}

/** The cells of a block that lie in the grid; what lies outside is dropped. */
export function blockCells({ offset, size }: Pick<RockBlock, 'offset' | 'size'>, frame: HeightfieldFrame): BlockCells {
  return {
    minX: Math.max(0, offset[0]),
    maxX: Math.min(frame.width, offset[0] + size[0]),
    minRow: Math.max(0, offset[1]),
    maxRow: Math.min(frame.height, offset[1] + size[1]),
    minZ: Math.max(0, offset[2]),
    maxZ: Math.min(frame.depth, offset[2] + size[2]),
  };
}

/** How many columns of a block lie in the grid. */
export function blockColumns({ minX, maxX, minRow, maxRow, minZ, maxZ }: BlockCells): number {
  return maxRow > minRow ? Math.max(0, maxX - minX) * Math.max(0, maxZ - minZ) : 0;
}

/** Where the middles of the cells from … to - 1 stand along an axis, in whole 1/1024 m. */
export function cellMiddles(frame: HeightfieldFrame, axis: 0 | 1 | 2, from: number, to: number): Float64Array {
  const side = axis === 1 ? frame.cellHeight : frame.cellSize;
  return Float64Array.from({ length: Math.max(0, to - from) }, (_, i) =>
    inUnits(frame.origin[axis] + (from + i + 0.5) * side, FIXED_POINT),
  );
}
