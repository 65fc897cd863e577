import type { ReportFault } from '../fault';
import { checkArea } from '../grid/area';
import { checkCoordinate } from '../grid/coordinate';

/** Triangles in the world. Wound counter-clockwise seen from the side they face (§2). */
export interface Mesh {
  /** x, y, z of each vertex, metres, flat. */
  readonly vertices: ArrayLike<number>;
  /** Three vertex indices a triangle, flat. */
  readonly indices: ArrayLike<number>;
  /** An area id for each triangle; without it the slope decides. */
  readonly areas?: ArrayLike<number>;
}

export function triangleCount(mesh: Mesh): number {
  return mesh.indices.length / 3;
}

const AXES = ['x', 'y', 'z'];

/**
 * Checks a mesh by §2: whole triangles, an area id for each where areas are given, indices that
 * address a vertex, referenced vertices that obey the coordinate rule. Vertices that no index names
 * are not looked at. Places are ['indices', i], ['areas', triangle], ['vertices', vertex, axis].
 */
export function checkMesh(mesh: Mesh, report: ReportFault): void {
  const { vertices, indices, areas } = mesh;
  if (indices.length % 3 !== 0) {
    const message = `${indices.length} indices are not whole triangles: the count must be divisible by 3.`;
    report({ code: 'LL201', error: 'ArgumentOutOfRangeError', message, at: ['indices'] });
  }
  if (areas) checkTriangleAreas(areas, Math.floor(indices.length / 3), report);
  const count = Math.floor(vertices.length / 3);
  for (let i = 0; i < indices.length; i++) {
    const index = indices[i];
    if (index >= 0 && index < count && Number.isInteger(index)) continue;
    report({
      code: 'LL202',
      error: 'ArgumentOutOfRangeError',
      message: `Index ${index} addresses no vertex; the mesh has ${count}, numbered from 0.`,
      at: ['indices', i],
    });
  }
  checkReferencedVertices(vertices, indices, count, report);
}

function checkTriangleAreas(areas: ArrayLike<number>, triangles: number, report: ReportFault): void {
  if (areas.length !== triangles) {
    report({
      code: 'LL206',
      error: 'ArgumentError',
      message: `${areas.length} areas for ${triangles} triangles; there must be one for each.`,
      at: ['areas'],
    });
  }
  for (let i = 0; i < areas.length; i++) checkArea(areas[i], `Area of triangle ${i}`, ['areas', i], report);
}

/** Each faulty vertex is reported once, in the order in which the indices first name it. */
function checkReferencedVertices(
  vertices: ArrayLike<number>,
  indices: ArrayLike<number>,
  count: number,
  report: ReportFault,
): void {
  const seen = new Uint8Array(count);
  for (let i = 0; i < indices.length; i++) {
    const vertex = indices[i];
    if (!(vertex >= 0 && vertex < count) || seen[vertex]) continue;
    seen[vertex] = 1;
    for (let axis = 0; axis < 3; axis++) {
      checkCoordinate(
        vertices[3 * vertex + axis],
        `Vertex ${vertex} ${AXES[axis]}`,
        ['vertices', vertex, axis],
        report,
      );
    }
  }
}
