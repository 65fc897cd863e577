import type { Mesh } from '../../voxelize/mesh';

/** A corner in the world: x, y, z in metres. */
export type Corner = readonly [x: number, y: number, z: number];

/**
 * The closed solid between two rings of corners, the one a copy of the other moved aside. All its
 * triangles face outwards. Of n corners a ring, vertices 0 … n - 1 are the first ring and
 * n … 2n - 1 the second. Triangles come in this order:
 *
 * 1. the cap of the first ring, a fan from its first corner: (0, i, i + 1) for i = 1 … n - 2
 * 2. the cap of the second ring: (n, n + i + 1, n + i) for i = 1 … n - 2
 * 3. the side behind each edge i → j of the first ring, j = (i + 1) mod n: (i, n + i, n + j), (i, n + j, j)
 *
 * @param first a ring that is seen whole from its first corner, counter-clockwise for somebody who
 *   looks at its cap from outside
 * @param second the other ring, corner by corner
 */
export function prism(first: readonly Corner[], second: readonly Corner[]): Mesh {
  const n = first.length;
  const indices: number[] = [];
  for (let i = 1; i + 1 < n; i++) indices.push(0, i, i + 1);
  for (let i = 1; i + 1 < n; i++) indices.push(n, n + i + 1, n + i);
  for (let i = 0; i < n; i++) {
    const j = (i + 1) % n;
    indices.push(i, n + i, n + j, i, n + j, j);
  }
  return { vertices: Float64Array.from([...first, ...second].flat()), indices: Uint32Array.from(indices) };
}
