import { NO_AREA, WALKABLE_AREA } from '../grid/area';
import type { HeightfieldFrame } from '../grid/frame';
import type { SolidBuilder } from '../spans/solidBuilder';
import { STEEP_SURFACE, type Surface, surfaceOfArea } from '../spans/surface';
import { cutPolygon, hasArea, hasFootprintLength, Polygon, SURE_SUM, U, V, W } from './polygonCut';

/** Passed as a triangle's area id: let its slope decide (§2). */
export const AREA_BY_SLOPE = -1;

/** How triangles become spans. */
export interface RasterizeSettings {
  /** Cosine of the steepest walkable slope, rounded to float32 by the rasterizer. */
  readonly slopeCosine: number;
  /** Tops at most this many rows apart share the larger area when spans merge (§3). */
  readonly mergeThreshold: number;
}

/**
 * Rasterizes triangles one after another into spans (§2). A triangle is begun, then taken row of
 * columns by row of columns, so that even one that covers the whole grid can be left half-way.
 *
 * All arithmetic from the local coordinates on is float32. `u = x / cs`, `v = y / ch`, `w = z / cs`
 * are in cells, so every cell boundary is an integer.
 */
export class TriangleRasterizer {
  /** Corners of the triangle that is begun next: x, y, z of each in the world, metres, in winding order. */
  readonly corners = new Float64Array(9);
  /** Triangles without area or direction so far, wherever they lie. */
  degenerate = 0;
  /** Cells that pieces were cut for so far: a measure of the work done. */
  cells = 0;

  private readonly slopeCosine: number;
  private readonly mergeThreshold: number;
  private readonly frame: HeightfieldFrame;

  /** What the rows so far have left of the triangle, the row that comes next, and the one after the last. */
  private rest = new Polygon();
  private restAbove = new Polygon();
  private row = 0;
  private endRow = 0;
  private readonly rowPiece = new Polygon();
  /** What the cells so far have left of the row's piece. */
  private cellRest = new Polygon();
  private cellRestAbove = new Polygon();
  private readonly piece = new Polygon();

  private surface: Surface = 0;
  private facesUp = false;
  private vertical = false;
  /** For a wall exactly on a grid line: the only column along u, or row along w, it belongs to. */
  private onlyColumn = NONE;
  private onlyRow = NONE;

  constructor(
    private readonly builder: SolidBuilder,
    settings: RasterizeSettings,
  ) {
    this.frame = builder.frame;
    this.slopeCosine = Math.fround(settings.slopeCosine);
    this.mergeThreshold = settings.mergeThreshold;
  }

  /**
   * Begins the triangle between {@link corners}.
   * @param area its area id, or {@link AREA_BY_SLOPE}
   * @returns whether it is a triangle at all; a degenerate one is counted and skipped
   */
  begin(area: number): boolean {
    const fround = Math.fround;
    const { corners } = this;
    const { origin, cellSize, cellHeight } = this.frame;
    const ox = origin[0];
    const oy = origin[1];
    const oz = origin[2];
    const ax = fround(corners[0] - ox);
    const ay = fround(corners[1] - oy);
    const az = fround(corners[2] - oz);
    const bx = fround(corners[3] - ox);
    const by = fround(corners[4] - oy);
    const bz = fround(corners[5] - oz);
    const cx = fround(corners[6] - ox);
    const cy = fround(corners[7] - oy);
    const cz = fround(corners[8] - oz);

    // The normal comes from the local coordinates, before they are scaled to cells.
    const px = fround(bx - ax);
    const py = fround(by - ay);
    const pz = fround(bz - az);
    const qx = fround(cx - ax);
    const qy = fround(cy - ay);
    const qz = fround(cz - az);
    const nx = fround(fround(py * qz) - fround(pz * qy));
    const ny = fround(fround(pz * qx) - fround(px * qz));
    const nz = fround(fround(px * qy) - fround(py * qx));
    const squared = fround(fround(fround(nx * nx) + fround(ny * ny)) + fround(nz * nz));
    const length = fround(Math.sqrt(squared));
    if (length === 0 || length === Number.POSITIVE_INFINITY) {
      this.degenerate++;
      this.endRow = this.row;
      return false;
    }
    this.surface = this.surfaceFor(area, ny, length);
    this.facesUp = ny > 0;

    const { points } = this.rest;
    points[0] = ax / cellSize;
    points[1] = ay / cellHeight;
    points[2] = az / cellSize;
    points[3] = bx / cellSize;
    points[4] = by / cellHeight;
    points[5] = bz / cellSize;
    points[6] = cx / cellSize;
    points[7] = cy / cellHeight;
    points[8] = cz / cellSize;
    this.rest.end = 9;
    this.placeOnGridLine(nx, nz);
    const inside =
      this.inGrid(points[0], points[2]) && this.inGrid(points[3], points[5]) && this.inGrid(points[6], points[8]);
    if (!inside) this.clipToGrid();
    const { rest, onlyRow } = this;
    this.row = this.firstTouched(rest, W, onlyRow);
    this.endRow = Math.min(this.lastTouched(rest, W, onlyRow) + 1, this.frame.depth);
    return true;
  }

  private surfaceFor(area: number, ny: number, length: number): Surface {
    if (area !== AREA_BY_SLOPE) return surfaceOfArea(area);
    if (ny > Math.fround(this.slopeCosine * length)) return surfaceOfArea(WALKABLE_AREA);
    return ny > 0 ? STEEP_SURFACE : surfaceOfArea(NO_AREA);
  }

  /** Decides, on the unclipped triangle, whether it is vertical and lies exactly on a grid line. */
  private placeOnGridLine(nx: number, nz: number): void {
    const fround = Math.fround;
    const { points } = this.rest;
    const ua = points[U];
    const wa = points[W];
    const ub = points[3 + U];
    const wb = points[3 + W];
    const uc = points[6 + U];
    const wc = points[6 + W];
    const cross = fround(fround(fround(ub - ua) * fround(wc - wa)) - fround(fround(wb - wa) * fround(uc - ua)));
    this.vertical = cross === 0;
    this.onlyColumn = NONE;
    this.onlyRow = NONE;
    if (!this.vertical) return;
    // The wall belongs to the side behind its surface, so a closed solid keeps its walls inside.
    if (ua === ub && ua === uc && Number.isInteger(ua)) this.onlyColumn = Math.max(OUTSIDE, nx > 0 ? ua - 1 : ua);
    if (wa === wb && wa === wc && Number.isInteger(wa)) this.onlyRow = Math.max(OUTSIDE, nz > 0 ? wa - 1 : wa);
  }

  private clipToGrid(): void {
    const { width, depth } = this.frame;
    if (this.rest.least(U) < 0) this.keep(U, 0, true);
    if (this.rest.greatest(U) > width) this.keep(U, width, false);
    if (this.rest.least(W) < 0) this.keep(W, 0, true);
    if (this.rest.greatest(W) > depth) this.keep(W, depth, false);
  }

  /** Whether a point lies in the grid, seen from above. */
  private inGrid(u: number, w: number): boolean {
    const { width, depth } = this.frame;
    return u >= 0 && u <= width && w >= 0 && w <= depth;
  }

  /** Keeps what of the triangle lies at or above, or at or below, a plane. */
  private keep(axis: number, plane: number, above: boolean): void {
    if (above) cutPolygon(this.rest, axis, plane, this.piece, this.restAbove);
    else cutPolygon(this.rest, axis, plane, this.restAbove, this.piece);
    const kept = this.restAbove;
    this.restAbove = this.rest;
    this.rest = kept;
  }

  /**
   * The first row or cell that a polygon can touch. What only meets a boundary has no area beyond it, but it
   * may have length: a piece of a wall that rounds onto its lower boundary touches both sides of it. (The grid
   * bounds both numbers; `| 0` lets them be counted with as whole ones.)
   * @param only the only one that it may touch, or NONE
   */
  private firstTouched(polygon: Polygon, axis: number, only: number): number {
    if (only !== NONE) return only;
    const least = polygon.least(axis);
    return this.vertical ? Math.max(0, Math.ceil(least) - 1) | 0 : Math.floor(least) | 0;
  }

  /** The last row or cell that a polygon can touch. None of it lies above that one, so it need not be cut off. */
  private lastTouched(polygon: Polygon, axis: number, only: number): number {
    if (only !== NONE) return only;
    const greatest = polygon.greatest(axis);
    return this.vertical ? Math.floor(greatest) | 0 : (Math.ceil(greatest) | 0) - 1;
  }

  /** How far the triangle begun last has come through the rows of columns, 0 … 1. */
  get share(): number {
    return this.row / this.frame.depth;
  }

  /**
   * Takes the triangle's next row of columns and adds its spans.
   * @returns false when nothing of the triangle was left
   */
  takeRow(): boolean {
    const { row, endRow, rest } = this;
    if (row >= endRow || row < 0) return false;
    this.row = row + 1;
    if (row + 1 === endRow) {
      this.addRowSpans(row, rest);
      return true;
    }
    const { restAbove, rowPiece } = this;
    cutPolygon(rest, W, row + 1, rowPiece, restAbove);
    this.rest = restAbove;
    this.restAbove = rest;
    this.addRowSpans(row, rowPiece);
    return true;
  }

  /** Cuts the row's piece into cells, from low u upwards, and adds a span for each that it touches. */
  private addRowSpans(row: number, rowPiece: Polygon): void {
    const { onlyColumn, piece } = this;
    const { width } = this.frame;
    const first = this.firstTouched(rowPiece, U, onlyColumn);
    const last = Math.min(this.lastTouched(rowPiece, U, onlyColumn), width - 1);
    if (first > last || first < 0) return;
    this.cells += last + 1 - first;
    const firstColumn = row * width;
    let rest = rowPiece;
    for (let cell = first; cell < last; cell++) {
      const above = rest === this.cellRest ? this.cellRestAbove : this.cellRest;
      cutPolygon(rest, U, cell + 1, piece, above);
      rest = above;
      this.addPieceSpan(firstColumn + cell, piece);
    }
    this.addPieceSpan(firstColumn + last, rest);
  }

  /** Adds the span of one piece, if it touches its cell (§2): the rows it reaches, clamped to the grid. */
  private addPieceSpan(column: number, piece: Polygon): void {
    // One walk finds the rows and, but for the smallest pieces, that there is an area, without rounding to float32.
    const { points, end } = piece;
    const u0 = points[U];
    const w0 = points[W];
    let least = points[V];
    let greatest = least;
    let sum = 0;
    let du = 0;
    let dw = 0;
    for (let i = 3; i < end; i += 3) {
      const v = points[i + V];
      if (v < least) least = v;
      if (v > greatest) greatest = v;
      const duNext = points[i + U] - u0;
      const dwNext = points[i + W] - w0;
      sum += du * dwNext - dw * duNext;
      du = duNext;
      dw = dwNext;
    }
    if (this.vertical ? !hasFootprintLength(piece) : Math.abs(sum) < SURE_SUM && !hasArea(piece)) return;
    const rows = this.frame.height;
    let low = Math.floor(least);
    let high = Math.ceil(greatest);
    if (low === high) {
      // Flat on a row boundary: the solid is below a surface that faces up, else above it.
      if (this.facesUp) low--;
      else high++;
    }
    if (high <= 0 || low >= rows) return;
    this.builder.addSpan(column, Math.max(0, low) | 0, Math.min(rows, high) | 0, this.surface, this.mergeThreshold);
  }
}

/** No column or row: the triangle does not lie on a grid line. */
const NONE = -2;

/** Stands for every column and row below the grid. */
const OUTSIDE = -1;
