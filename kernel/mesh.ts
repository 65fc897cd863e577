import { depth, width } from './grid';
import { useThreshold, useTriangle } from './piece';
import { POINT } from './polygon';
import { degenerates } from './scratch';
import { bandFrom, bandTo, beginTriangle, isVertical, skipTriangle, takeRow } from './triangle';

/**
 * The triangles of a mesh, or of a height grid, one after another (§2, §4). Vertices are local: (x, y,
 * z, 0) in metres from the grid's corner, rounded to float32 once.
 */

/** Degenerate triangles that are remembered by number: DEGENERATES_KEPT of core/voxelize/rasterize.ts. */
const REMEMBERED: u32 = 1000;

/** Surfaces of a triangle without a given area: twice the area of a floor, too steep, none. */
const FLOOR: u32 = 126;
const STEEP: u32 = 1;
const NO_FLOOR: u32 = 0;

let cellSizes: v128 = f32x4.splat(1);
let slopeCosine: f32 = 0;
let vertices: usize = 0;
let indices: usize = 0;
let surfaces: usize = 0;
let squaresX: u32 = 0;
let degenerateCount: u32 = 0;
/** Whether a triangle was left half-way. */
let unfinished: bool = false;

/** Tells how triangles become spans. */
export function useRasterizing(cellSize: f32, cellHeight: f32, cosine: f32, mergeThreshold: u32): void {
  cellSizes = f32x4(cellSize, cellHeight, cellSize, 1);
  slopeCosine = cosine;
  useThreshold(mergeThreshold);
}

/**
 * Begins with a mesh.
 * @param indexPlace three numbers a triangle; not looked at in a height grid
 * @param surfacePlace a surface a triangle, a byte each, or 0 to let the slope decide
 * @param gridSquares for a height grid, how many squares it has along x; 0 for a mesh
 */
export function useMesh(vertexPlace: usize, indexPlace: usize, surfacePlace: usize, gridSquares: u32): void {
  vertices = vertexPlace;
  indices = indexPlace;
  surfaces = surfacePlace;
  squaresX = gridSquares;
  degenerateCount = 0;
  unfinished = false;
}

/** How many degenerate triangles the mesh has had so far. */
export function countDegenerates(): u32 {
  return degenerateCount;
}

/**
 * Rasterizes triangles from … to - 1 until about `budget` rows and cells were looked at.
 * @returns the triangle to go on with; it may be one that was left half-way
 */
export function rasterize(from: u32, to: u32, budget: u32): u32 {
  let work: u32 = 0;
  for (let triangle = from; triangle < to; triangle++) {
    if (!unfinished) begin(triangle);
    unfinished = false;
    work++;
    for (let taken = takeRow(); taken !== 0; taken = takeRow()) {
      work += taken;
      if (work < budget) continue;
      unfinished = true;
      return triangle;
    }
    if (work >= budget) return triangle + 1;
  }
  return to;
}

/** Address of a corner: 0, 1 or 2. */
function corner(triangle: u32, which: u32): usize {
  return (
    vertices +
    POINT *
      <usize>(squaresX === 0 ? load<u32>(indices + 4 * <usize>(3 * triangle + which)) : gridPoint(triangle, which))
  );
}

/** Two triangles a square, (a, c, d) and (a, d, b): b is one on along x, c along z, d along both (§4). */
function gridPoint(triangle: u32, which: u32): u32 {
  const square = triangle >> 1;
  // There is a point more than there are squares in each row.
  const a = square + square / squaresX;
  if (which === 0) return a;
  const c = a + squaresX + 1;
  if (which === 1) return triangle & 1 ? c + 1 : c;
  return triangle & 1 ? a + 1 : c + 1;
}

function begin(triangle: u32): void {
  const localA = v128.load(corner(triangle, 0));
  const localB = v128.load(corner(triangle, 1));
  const localC = v128.load(corner(triangle, 2));
  const a = f32x4.div(localA, cellSizes);
  const b = f32x4.div(localB, cellSizes);
  const c = f32x4.div(localC, cellSizes);
  const lowest = f32x4.pmin(f32x4.pmin(a, b), c);
  const highest = f32x4.pmax(f32x4.pmax(a, b), c);
  skipTriangle();
  if (isElsewhere(lowest, highest)) return;

  // The normal comes from the local coordinates, before they are scaled to cells.
  const p = f32x4.sub(localB, localA);
  const q = f32x4.sub(localC, localA);
  const px = f32x4.extract_lane(p, 0);
  const py = f32x4.extract_lane(p, 1);
  const pz = f32x4.extract_lane(p, 2);
  const qx = f32x4.extract_lane(q, 0);
  const qy = f32x4.extract_lane(q, 1);
  const qz = f32x4.extract_lane(q, 2);
  const nx = py * qz - pz * qy;
  const ny = pz * qx - px * qz;
  const nz = px * qy - py * qx;
  const length = sqrt<f32>(nx * nx + ny * ny + nz * nz);
  if (length === 0 || length === Infinity) {
    noteDegenerate(triangle, f32x4.extract_lane(a, 2));
    return;
  }
  const vertical = isVertical(a, b, c);
  useTriangle(surfaceOf(triangle, ny, length), ny > 0, vertical);
  beginTriangle(a, b, c, lowest, highest, vertical, nx, nz);
}

/**
 * Whether nothing of a triangle can come into our band. The first and the last band have what lies
 * outside the grid. Clipping it there along u may bend it to rows that its corners do not reach.
 */
function isElsewhere(lowest: v128, highest: v128): bool {
  if (f32x4.extract_lane(lowest, 0) < 0 || f32x4.extract_lane(highest, 0) > <f32>width) return false;
  if (bandFrom > 0 && f32x4.extract_lane(highest, 2) < <f32>bandFrom) return true;
  return <u32>bandTo < depth && f32x4.extract_lane(lowest, 2) > <f32>bandTo;
}

function surfaceOf(triangle: u32, ny: f32, length: f32): u32 {
  if (surfaces !== 0) return load<u8>(surfaces + triangle);
  if (ny > slopeCosine * length) return FLOOR;
  return ny > 0 ? STEEP : NO_FLOOR;
}

/** Notes a degenerate triangle, in the band that has its first corner. */
function noteDegenerate(triangle: u32, w: f32): void {
  const z = <i32>max<f32>(0, min<f32>(w, <f32>(depth - 1)));
  if (z < bandFrom || z >= bandTo) return;
  if (degenerateCount < REMEMBERED) store<u32>(degenerates + 4 * <usize>degenerateCount, triangle);
  degenerateCount++;
}
