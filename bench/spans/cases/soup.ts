// Small triangles in all directions, one through the other: many spans a column, and much to merge.
import type { CaseRecipe, TriangleMesh } from '../spanCase';
import { Random } from './random';

/** How high the soup is, metres. */
const HEIGHT = 20;

/** How far a corner is from its triangle's middle at most, along each axis, metres. */
const REACH = 0.6;

/**
 * As many triangles.
 * @param density how many stand on a square metre
 */
export function soup(triangles: number, density = 20): CaseRecipe {
  return { name: 'soup', cellSize: 0.2, cellHeight: 0.1, mesh: () => soupMesh(triangles, density) };
}

/** The triangles of {@link soup}. */
export function soupMesh(triangles: number, density: number): TriangleMesh {
  const random = new Random(triangles);
  const side = Math.sqrt(triangles / density);
  const vertices = new Float64Array(9 * triangles);
  for (let at = 0; at < vertices.length; at += 9) {
    const middle = [random.next(0, side), random.next(0, HEIGHT), random.next(0, side)];
    for (let i = 0; i < 9; i++) vertices[at + i] = Math.fround(middle[i % 3] + random.next(-REACH, REACH));
  }
  return { vertices, indices: Uint32Array.from({ length: 3 * triangles }, (_, i) => i) };
}
