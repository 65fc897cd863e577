import { refuse } from '../fault';
import type { SolidBuilder } from '../spans/solidBuilder';
import { runToEnd, type Steps } from '../steps';
import { checkHeightGrid, gridX, gridZ, type HeightGrid } from './heightGrid';
import { checkMesh, type Mesh, triangleCount } from './mesh';
import { AREA_BY_SLOPE, type RasterizeSettings, TriangleRasterizer } from './triangleRasterizer';

/** What rasterizing noticed. */
export interface VoxelizeStats {
  /** Triangles without area or direction; they add nothing. */
  degenerate: number;
  /** Which ones, in order, as far as {@link DEGENERATES_KEPT}. */
  readonly degenerateTriangles: number[];
}

/** How many degenerate triangles are remembered by number; all are counted. */
export const DEGENERATES_KEPT = 1000;

/** Triangles, and cells of triangles, handled between two pauses: well under 10 ms of work. */
const PAUSE_TRIANGLES = 1 << 12;
const PAUSE_CELLS = 1 << 12;

/**
 * Rasterizes a mesh in index order (Voxelizer.Rasterize, §2): checks all of it, then adds its spans.
 * @returns the degenerate triangles
 * @throws ArgumentError, ArgumentOutOfRangeError as {@link checkMesh} tells; nothing is added then
 */
export function rasterizeMesh(builder: SolidBuilder, mesh: Mesh, settings: RasterizeSettings): VoxelizeStats {
  checkMesh(mesh, refuse);
  return runToEnd(rasterizeMeshSteps(builder, mesh, settings));
}

/** {@link rasterizeMesh} in steps, for a mesh that was checked. */
export function* rasterizeMeshSteps(
  builder: SolidBuilder,
  mesh: Mesh,
  settings: RasterizeSettings,
): Steps<VoxelizeStats> {
  const { vertices, indices, areas } = mesh;
  const raster = new TriangleRasterizer(builder, settings);
  const { corners } = raster;
  return yield* rasterizeEach(raster, triangleCount(mesh), (triangle) => {
    for (let corner = 0; corner < 3; corner++) {
      const vertex = 3 * indices[3 * triangle + corner];
      corners[3 * corner] = vertices[vertex];
      corners[3 * corner + 1] = vertices[vertex + 1];
      corners[3 * corner + 2] = vertices[vertex + 2];
    }
    return raster.begin(areas ? areas[triangle] : AREA_BY_SLOPE);
  });
}

/**
 * Rasterizes a height grid (RasterizeHeightGrid, §4): two triangles a square, squares x fastest.
 * @throws ArgumentError, ArgumentOutOfRangeError as {@link checkHeightGrid} tells; nothing is added then
 */
export function rasterizeHeightGrid(
  builder: SolidBuilder,
  grid: HeightGrid,
  settings: RasterizeSettings,
): VoxelizeStats {
  checkHeightGrid(grid, refuse);
  return runToEnd(rasterizeHeightGridSteps(builder, grid, settings));
}

/** {@link rasterizeHeightGrid} in steps, for a grid that was checked. */
export function* rasterizeHeightGridSteps(
  builder: SolidBuilder,
  grid: HeightGrid,
  settings: RasterizeSettings,
): Steps<VoxelizeStats> {
  const { heights, countX, countZ } = grid;
  const raster = new TriangleRasterizer(builder, settings);
  const { corners } = raster;
  const squaresX = countX - 1;
  return yield* rasterizeEach(raster, 2 * squaresX * (countZ - 1), (triangle) => {
    const square = triangle >> 1;
    const i = square % squaresX;
    const j = (square - i) / squaresX;
    const x = gridX(grid, i);
    const xNext = gridX(grid, i + 1);
    const z = gridZ(grid, j);
    const zNext = gridZ(grid, j + 1);
    const a = heights[i + j * countX];
    const b = heights[i + 1 + j * countX];
    const c = heights[i + (j + 1) * countX];
    const d = heights[i + 1 + (j + 1) * countX];
    if (triangle % 2 === 0) corners.set([x, a, z, x, c, zNext, xNext, d, zNext]);
    else corners.set([x, a, z, xNext, d, zNext, xNext, b, z]);
    return raster.begin(AREA_BY_SLOPE);
  });
}

/** Takes triangles 0 … count - 1 one by one, pausing often enough for the largest of them. */
function* rasterizeEach(
  raster: TriangleRasterizer,
  count: number,
  begin: (triangle: number) => boolean,
): Steps<VoxelizeStats> {
  const degenerateTriangles: number[] = [];
  let pauseAtCells = PAUSE_CELLS;
  for (let triangle = 0; triangle < count; triangle++) {
    if (!begin(triangle) && degenerateTriangles.length < DEGENERATES_KEPT) degenerateTriangles.push(triangle);
    while (raster.takeRow()) {
      if (raster.cells < pauseAtCells) continue;
      pauseAtCells = raster.cells + PAUSE_CELLS;
      yield (triangle + raster.share) / count;
    }
    if (triangle % PAUSE_TRIANGLES === 0) yield (triangle + 1) / count;
  }
  return { degenerate: raster.degenerate, degenerateTriangles };
}
