import { NO_AREA, WALKABLE_AREA } from '../grid/area';
import type { HeightfieldFrame } from '../grid/frame';
import type { SolidBuilder } from '../spans/solidBuilder';
import { STEEP_SURFACE, type Surface, surfaceOfArea } from '../spans/surface';
import { cutPolygon, hasArea, hasFootprintLength, Polygon, U, V, W } from './polygonCut';

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
  /** Triangles without area or direction so far, wherever they lie. */
  degenerate = 0;
  /** Cells that pieces were cut for so far: a measure of the work done. */
  cells = 0;

  private readonly slopeCosine: number;
  private readonly mergeThreshold: number;
  private readonly frame: HeightfieldFrame;

  /** What the rows so far have left of the triangle, and the row that comes next. */
  private rest = new Polygon();
  private restAbove = new Polygon();
  private row = 0;
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
   * Begins a triangle: its corners in the world, metres, in winding order.
   * @param area its area id, or {@link AREA_BY_SLOPE}
   * @returns whether it is a triangle at all; a degenerate one is counted and skipped
   */
  begin(
    ax: number,
    ay: number,
    az: number,
    bx: number,
    by: number,
    bz: number,
    cx: number,
    cy: number,
    cz: number,
    area: number,
  ): boolean {
    const fround = Math.fround;
    const { origin, cellSize, cellHeight } = this.frame;
    const ox = origin[0];
    const oy = origin[1];
    const oz = origin[2];
    const lax = fround(ax - ox);
    const lay = fround(ay - oy);
    const laz = fround(az - oz);
    const lbx = fround(bx - ox);
    const lby = fround(by - oy);
    const lbz = fround(bz - oz);
    const lcx = fround(cx - ox);
    const lcy = fround(cy - oy);
    const lcz = fround(cz - oz);

    // The normal comes from the local coordinates, before they are scaled to cells.
    const px = fround(lbx - lax);
    const py = fround(lby - lay);
    const pz = fround(lbz - laz);
    const qx = fround(lcx - lax);
    const qy = fround(lcy - lay);
    const qz = fround(lcz - laz);
    const nx = fround(fround(py * qz) - fround(pz * qy));
    const ny = fround(fround(pz * qx) - fround(px * qz));
    const nz = fround(fround(px * qy) - fround(py * qx));
    const squared = fround(fround(fround(nx * nx) + fround(ny * ny)) + fround(nz * nz));
    const length = fround(Math.sqrt(squared));
    if (length === 0 || length === Number.POSITIVE_INFINITY) {
      this.degenerate++;
      this.rest.count = 0;
      return false;
    }
    this.surface = this.surfaceFor(area, ny, length);
    this.facesUp = ny > 0;

    const points = this.rest.points;
    points[0] = lax / cellSize;
    points[1] = lay / cellHeight;
    points[2] = laz / cellSize;
    points[3] = lbx / cellSize;
    points[4] = lby / cellHeight;
    points[5] = lbz / cellSize;
    points[6] = lcx / cellSize;
    points[7] = lcy / cellHeight;
    points[8] = lcz / cellSize;
    this.rest.count = 3;
    this.placeOnGridLine(nx, nz);
    this.clipToGrid();
    // Starting one row early is exact: a piece that rounds onto its lower boundary touches both rows.
    this.row = this.onlyRow === NONE ? Math.max(0, Math.ceil(this.rest.least(W)) - 1) : this.onlyRow;
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
    const points = this.rest.points;
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
    if (ua === ub && ua === uc && Number.isInteger(ua)) this.onlyColumn = nx > 0 ? ua - 1 : ua;
    if (wa === wb && wa === wc && Number.isInteger(wa)) this.onlyRow = nz > 0 ? wa - 1 : wa;
  }

  private clipToGrid(): void {
    const { width, depth } = this.frame;
    if (this.rest.least(U) < 0) this.keep(U, 0, true);
    if (this.rest.greatest(U) > width) this.keep(U, width, false);
    if (this.rest.least(W) < 0) this.keep(W, 0, true);
    if (this.rest.greatest(W) > depth) this.keep(W, depth, false);
  }

  /** Keeps what of the triangle lies at or above, or at or below, a plane. */
  private keep(axis: number, plane: number, above: boolean): void {
    if (above) cutPolygon(this.rest, axis, plane, this.piece, this.restAbove);
    else cutPolygon(this.rest, axis, plane, this.restAbove, this.piece);
    [this.rest, this.restAbove] = [this.restAbove, this.rest];
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
    if (this.rest.count === 0 || this.row < 0 || this.row >= this.frame.depth) return false;
    cutPolygon(this.rest, W, this.row + 1, this.rowPiece, this.restAbove);
    [this.rest, this.restAbove] = [this.restAbove, this.rest];
    if (this.rowPiece.count > 0) this.addRowSpans(this.row);
    this.row++;
    if (this.onlyRow !== NONE) this.rest.count = 0;
    return true;
  }

  /** Cuts the row's piece into cells, from low u upwards, and adds a span for each that it touches. */
  private addRowSpans(row: number): void {
    const { width } = this.frame;
    const firstColumn = row * width;
    if (this.onlyColumn !== NONE) {
      if (this.onlyColumn >= 0 && this.onlyColumn < width && hasFootprintLength(this.rowPiece)) {
        this.addPieceSpan(firstColumn + this.onlyColumn, this.rowPiece);
      }
      this.cells++;
      return;
    }
    let cell = Math.max(0, Math.ceil(this.rowPiece.least(U)) - 1);
    let rest = this.rowPiece;
    while (rest.count > 0 && cell < width) {
      cutPolygon(rest, U, cell + 1, this.piece, this.cellRestAbove);
      rest = this.cellRestAbove;
      this.cellRestAbove = this.cellRest;
      this.cellRest = rest;
      const touches = this.vertical ? hasFootprintLength(this.piece) : hasArea(this.piece);
      if (touches) this.addPieceSpan(firstColumn + cell, this.piece);
      this.cells++;
      cell++;
    }
  }

  /** The span of one piece (§2): the rows it reaches, clamped to the grid. */
  private addPieceSpan(column: number, piece: Polygon): void {
    const rows = this.frame.height;
    let low = Math.floor(piece.least(V));
    let high = Math.ceil(piece.greatest(V));
    if (low === high) {
      // Flat on a row boundary: the solid is below a surface that faces up, else above it.
      if (this.facesUp) low--;
      else high++;
    }
    if (high <= 0 || low >= rows) return;
    this.builder.addSpan(column, Math.max(0, low), Math.min(rows, high), this.surface, this.mergeThreshold);
  }
}

/** No column or row: the triangle does not lie on a grid line. */
const NONE = Number.MIN_SAFE_INTEGER;
