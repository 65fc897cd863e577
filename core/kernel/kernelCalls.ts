/**
 * What the kernel's instances can be asked for: the functions that kernel/ exports.
 * Addresses are bytes in the kernel's memory. Results above 2^31 would come out negative; none does.
 */

/** Calls that tell an instance something for the calls after it. */
export interface SettingCalls {
  /** Columns along x and z, rows; the clearance and the climb that the agent needs, rows. */
  useGrid(width: number, depth: number, rows: number, height: number, climb: number): void;
  /** Where this instance alone may work: SCRATCH_BYTES. */
  useScratch(place: number): void;
  /** The rows of columns that spans of triangles are added to: from … to - 1. */
  useBand(from: number, to: number): void;
  /** The columns while spans are added, 8 bytes each, and node 0 of what does not fit there. */
  beginColumns(table: number, nodes: number): void;
  /** Cells in metres, the cosine of the steepest slope as float32, the merge threshold in rows. */
  useRasterizing(cellSize: number, cellHeight: number, slopeCosine: number, mergeThreshold: number): void;
  /** A mesh: see kernel/mesh.ts. `gridSquares` is 0 unless it is a height grid. */
  useMesh(vertices: number, indices: number, surfaces: number, gridSquares: number): void;
  /** The arrays of the solid heightfield. */
  useSolid(first: number, min: number, max: number, area: number, state: number): void;
  /** The arrays of the compact heightfield. */
  useCompact(first: number, y: number, height: number, area: number, links: number): void;
  /** A byte an open span, and the distance from which on none is eroded. */
  useDistances(place: number, limit: number): void;
  /** The distance that {@link ColumnCalls.reachOut} starts from. */
  useDistance(distance: number): void;
}

/**
 * Calls that go over columns from … to - 1. What the columns before came to is carried on; where
 * nothing is counted, it comes back as it is.
 */
type OverColumns = (from: number, to: number, carry: number) => number;

export interface ColumnCalls {
  /** Empties columns, before any span is added. */
  clearColumns: OverColumns;
  /** Counts spans. */
  countSpans: OverColumns;
  /** Lays spans out flat (§3); counts them. */
  flatten: OverColumns;
  /** Moves the columns' first spans together. */
  packFirst: OverColumns;
  filterLowHanging: OverColumns;
  filterLedges: OverColumns;
  filterLowHeight: OverColumns;
  /** Counts spans with an area. */
  countOpen: OverColumns;
  /** Opens a span above each of them (§7); counts them. */
  openSpans: OverColumns;
  linkColumns: OverColumns;
  /** Puts boundary spans at distance 0 (§8). */
  findBoundary: OverColumns;
  /** Reaches out from the spans at one distance; counts these. */
  reachOut: OverColumns;
  /** Takes the area from what is too near. */
  erode: OverColumns;
}

/** All that an instance exports. */
export interface KernelCalls extends SettingCalls, ColumnCalls {
  /** Adds a span (§3). */
  addSpan(column: number, min: number, max: number, surface: number, threshold: number): void;
  /**
   * Rasterizes triangles from … to - 1 until about `budget` rows and cells were looked at.
   * @returns the triangle to go on with
   */
  rasterize(from: number, to: number, budget: number): number;
  /** Degenerate triangles of the mesh so far. The first thousand are listed at the end of the scratch. */
  countDegenerates(): number;
  /** The row of columns that the triangle at hand has come to. */
  currentRow(): number;
}
