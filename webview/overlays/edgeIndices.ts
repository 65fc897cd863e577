import type { Steps } from '../../core/steps';

/** Triangles whose edges are listed between two pauses. */
const SLICE = 100_000;

/**
 * The edges of triangles as pairs of vertices, three pairs a triangle, for drawing them as lines.
 * @param indices three vertices a triangle
 */
export function* edgeIndexSteps(indices: Uint32Array): Steps<Uint32Array> {
  const edges = new Uint32Array(2 * indices.length);
  let end = 0;
  for (let i = 0; i + 2 < indices.length; i += 3) {
    const a = indices[i];
    const b = indices[i + 1];
    const c = indices[i + 2];
    edges[end++] = a;
    edges[end++] = b;
    edges[end++] = b;
    edges[end++] = c;
    edges[end++] = c;
    edges[end++] = a;
    if (i % (3 * SLICE) === 0) yield i / indices.length;
  }
  return edges;
}
