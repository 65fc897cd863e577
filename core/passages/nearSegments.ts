import type { Column } from './column';
import { type Rectangle, SegmentGrid } from './segmentGrid';

/**
 * What a segment may lie beyond the radii that a rule asks for, metres: the floor of a tube narrower
 * than 0.15 m lies above its centre, and all of it is rounded.
 */
const MARGIN = 1;

/**
 * Moves a column about with the segments near it only. For a query inside a tube, every rule finds
 * among them the owner that it would find among all.
 */
export class NearSegments {
  private readonly grid: SegmentGrid;

  /**
   * @param reach how far a segment can matter, in widest radii, as the rules tell
   * @param area where the column will stand
   */
  constructor(
    private readonly column: Column,
    reach: number,
    area: Rectangle = surroundings(column, reach),
  ) {
    this.grid = new SegmentGrid(column.table, area, reachOf(column, reach));
  }

  /** Goes to the line at (x, z). */
  enter(x: number, z: number): void {
    const { grid } = this;
    const square = grid.squareAt(x, z);
    this.column.enter(x, z, grid.segments, grid.first[square], grid.first[square + 1]);
  }

  /** Goes to the line at (x, z) for a query at height y: with all segments where it lies in no tube. */
  enterFor(x: number, y: number, z: number): void {
    const { column } = this;
    this.enter(x, z);
    for (let place = 0; place < column.count; place++) {
      const off = column.centre[place] - y;
      if (column.square[place] + off * off <= column.radius[place] * column.radius[place]) return;
    }
    column.enterAll(x, z);
  }
}

function reachOf({ table }: Column, reach: number): number {
  return reach * table.widest + MARGIN * table.units.perMetre;
}

/** The controls of all segments, as far as the reach. */
function surroundings(column: Column, reach: number): Rectangle {
  const { table } = column;
  if (table.count === 0) return { minX: 0, maxX: 0, minZ: 0, maxZ: 0 };
  const around = reachOf(column, reach);
  const area = { minX: Infinity, maxX: -Infinity, minZ: Infinity, maxZ: -Infinity };
  for (let segment = 0; segment < table.count; segment++) {
    const x = table.x[segment];
    const z = table.z[segment];
    const endX = x + table.chordX[segment];
    const endZ = z + table.chordZ[segment];
    area.minX = Math.min(area.minX, x - around, endX - around);
    area.maxX = Math.max(area.maxX, x + around, endX + around);
    area.minZ = Math.min(area.minZ, z - around, endZ - around);
    area.maxZ = Math.max(area.maxZ, z + around, endZ + around);
  }
  return area;
}
