// Hilly ground: many small triangles, one span a column.
import type { CaseRecipe, TriangleMesh } from '../spanCase';
import { latticeShare } from './random';

/** Side of a square, metres: two cells, so that grid lines and edges meet, as in an exported height field. */
const SQUARE = 0.5;

/** Hills of each width, metres, and how high they are. */
const HILLS = [
  { width: 96, height: 36 },
  { width: 24, height: 9 },
  { width: 6, height: 1.6 },
  { width: 1.5, height: 0.25 },
];

/** Ground of `side` × `side` squares, two triangles each. */
export function terrain(side: number): CaseRecipe {
  return { name: 'terrain', cellSize: 0.25, cellHeight: 0.1, mesh: () => terrainMesh(side) };
}

/** The triangles of {@link terrain}. */
export function terrainMesh(side: number): TriangleMesh {
  const points = side + 1;
  const vertices = new Float64Array(3 * points * points);
  const indices = new Uint32Array(6 * side * side);
  let at = 0;
  for (let j = 0; j < points; j++) {
    for (let i = 0; i < points; i++) {
      const [x, z] = [i * SQUARE, j * SQUARE];
      vertices[at++] = x;
      vertices[at++] = groundHeight(x, z);
      vertices[at++] = z;
    }
  }
  at = 0;
  for (let j = 0; j < side; j++) {
    for (let i = 0; i < side; i++) {
      const a = i + j * points;
      const d = a + points + 1;
      indices.set([a, a + points, d, a, d, a + 1], at);
      at += 6;
    }
  }
  return { vertices, indices };
}

function groundHeight(x: number, z: number): number {
  let height = 0;
  for (const hill of HILLS) height += hill.height * smoothShare(x / hill.width, z / hill.width);
  return Math.fround(height);
}

/** A number from 0 to 1 that changes smoothly from one lattice point to the next. */
function smoothShare(x: number, z: number): number {
  const [i, j] = [Math.floor(x), Math.floor(z)];
  const [u, w] = [eased(x - i), eased(z - j)];
  const near = mixed(latticeShare(i, j), latticeShare(i + 1, j), u);
  const far = mixed(latticeShare(i, j + 1), latticeShare(i + 1, j + 1), u);
  return mixed(near, far, w);
}

function mixed(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

function eased(share: number): number {
  return share * share * (3 - 2 * share);
}
