import type { HeightfieldFrame } from '../grid/frame';
import type { KernelMesh } from './kernelCrew';
import type { KernelMemory } from './kernelMemory';

/** Triangles that are looked at, evenly among all. */
const SAMPLES = 1 << 11;

/** What a triangle costs by itself, and in every row of columns, as so many cells. */
const TRIANGLE = 4;
const ROW = 3;

/** How the triangles of a mesh lie over the rows of columns, from samples. */
export interface RowWork {
  /** About how many cells they have in each row. */
  readonly work: Float64Array;
  /** Rows that a triangle reaches over, and rows from one to the next in the mesh, on average. */
  readonly reach: number;
  readonly jump: number;
}

/** Looks at some triangles of a mesh. */
export function rowWork(memory: KernelMemory, mesh: KernelMesh, { width, depth, cellSize }: HeightfieldFrame): RowWork {
  const { triangles } = mesh;
  const [x, z] = [new Float64Array(3), new Float64Array(3)];
  const cornersOf = cornerReader(memory, mesh, cellSize);
  // What each row has more than the one before.
  const rises = new Float64Array(depth + 1);
  const step = Math.max(1, triangles / SAMPLES);
  let samples = 0;
  let reach = 0;
  let jump = 0;
  for (let at = 0; at < triangles; at += step) {
    cornersOf(Math.floor(at), x, z);
    const first = Math.floor(Math.min(z[0], z[1], z[2]));
    const last = Math.floor(Math.max(z[0], z[1], z[2]));
    if (last < 0 || first >= depth) continue;
    samples++;
    reach += last - first + 1;
    const across = Math.min(width, Math.max(x[0], x[1], x[2])) - Math.max(0, Math.min(x[0], x[1], x[2]));
    // Half of the box around it, about.
    const cells = step * (ROW + Math.max(0, across) / 2);
    const begin = Math.max(0, first);
    rises[begin] += cells + step * TRIANGLE;
    rises[begin + 1] -= step * TRIANGLE;
    rises[Math.min(depth, last + 1)] -= cells;
    cornersOf(Math.min(triangles - 1, Math.floor(at) + 1), x, z);
    jump += Math.abs(Math.floor(Math.min(z[0], z[1], z[2])) - first);
  }
  for (let row = 1; row <= depth; row++) rises[row] += rises[row - 1];
  const all = Math.max(1, samples);
  return { work: rises.subarray(0, depth), reach: reach / all, jump: jump / all };
}

/** Reads the corners of triangles: columns from the grid's corner. */
function cornerReader(
  memory: KernelMemory,
  { vertices, indices, gridSquares }: KernelMesh,
  cellSize: number,
): (triangle: number, x: Float64Array, z: Float64Array) => void {
  const floats = memory.floatsAt(0, memory.bytes / 4);
  const words = memory.wordsAt(0, memory.bytes / 4);
  return (triangle, x, z) => {
    const square = triangle >> 1;
    // As kernel/mesh.ts divides the squares of a height grid.
    const a = gridSquares === 0 ? 0 : square + Math.floor(square / gridSquares);
    for (let corner = 0; corner < 3; corner++) {
      const point = corner === 0 ? a : a + gridSquares + corner;
      const vertex = gridSquares === 0 ? words[indices / 4 + 3 * triangle + corner] : point;
      x[corner] = floats[vertices / 4 + 4 * vertex] / cellSize;
      z[corner] = floats[vertices / 4 + 4 * vertex + 2] / cellSize;
    }
  };
}

/**
 * Divides rows so that there is about as much work in each part.
 * @returns where each part begins, and where the last one ends; fewer parts where few rows have all the work
 */
export function equalShares(work: Float64Array, parts: number): number[] {
  const whole = work.reduce((sum, row) => sum + row, 0);
  const bounds = [0];
  let sum = 0;
  for (let row = 0; row < work.length - 1; row++) {
    sum += work[row];
    // A row that has several shares ends one part.
    if (sum < (whole * bounds.length) / parts) continue;
    bounds.push(row + 1);
    if (bounds.length === parts) break;
  }
  return [...bounds, work.length];
}
