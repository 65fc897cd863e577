import type { GeometryItem } from '../../level/level';
import type { Steps } from '../../steps';
import type { Mesh } from '../../voxelize/mesh';

/** Vertices or triangles handled between two pauses. */
export const PAUSE_TRIANGLES = 1 << 14;

/** A mesh of a level among all triangles of its meshes. */
export interface WeldedMesh {
  /** Its number in the level. */
  readonly item: number;
  readonly mesh: Mesh;
  readonly closed: boolean;
  /** Its first triangle among those of all meshes, and how many it has. */
  readonly first: number;
  readonly count: number;
}

/**
 * The triangles of all meshes of a level, their corners by place: vertices that stand at exactly the
 * same point have the same number, whatever mesh they belong to.
 */
export interface WeldedTriangles {
  readonly meshes: readonly WeldedMesh[];
  /** Three numbers of places for each triangle. */
  readonly places: Uint32Array;
  /** How many places there are. */
  readonly placeCount: number;
  /** Which of the meshes each triangle belongs to. */
  readonly meshOf: Uint32Array;
}

/** Gives the vertices of all meshes numbers by their places. */
export function* weldSteps(geometry: readonly GeometryItem[]): Steps<WeldedTriangles> {
  const meshes: WeldedMesh[] = [];
  let triangles = 0;
  let vertices = 0;
  geometry.forEach((given, item) => {
    if (given.type !== 'mesh') return;
    const count = given.mesh.indices.length / 3;
    meshes.push({ item, mesh: given.mesh, closed: given.closed ?? false, first: triangles, count });
    triangles += count;
    vertices += given.mesh.vertices.length / 3;
  });
  const places = new Uint32Array(3 * triangles);
  const numbers = new PlaceNumbers(vertices);
  for (const { mesh, first } of meshes) {
    const placeOf = new Uint32Array(mesh.vertices.length / 3);
    for (let vertex = 0; vertex < placeOf.length; vertex++) {
      placeOf[vertex] = numbers.of(mesh.vertices, 3 * vertex);
      if (vertex % PAUSE_TRIANGLES === 0) yield 0;
    }
    for (let i = 0; i < mesh.indices.length; i++) {
      places[3 * first + i] = placeOf[mesh.indices[i]];
      if (i % (4 * PAUSE_TRIANGLES) === 0) yield 0;
    }
  }
  const meshOf = new Uint32Array(triangles);
  meshes.forEach(({ first, count }, mesh) => {
    meshOf.fill(mesh, first, first + count);
  });
  return { meshes, places, placeCount: numbers.count, meshOf };
}

/** Numbers for points: equal points have equal numbers. An open hash table over their bits. */
class PlaceNumbers {
  private readonly points: Float64Array;
  /** One more than the number of the point; 0 is empty. */
  private readonly table: Uint32Array;
  private readonly mask: number;
  private readonly point = new Float64Array(3);
  private readonly bits = new Int32Array(this.point.buffer);
  count = 0;

  constructor(capacity: number) {
    this.points = new Float64Array(3 * capacity);
    this.table = new Uint32Array(tableSize(capacity));
    this.mask = this.table.length - 1;
  }

  of(vertices: ArrayLike<number>, at: number): number {
    const { point, points, bits, table, mask } = this;
    // Adding 0 turns -0 into 0, which stands at the same place.
    point[0] = vertices[at] + 0;
    point[1] = vertices[at + 1] + 0;
    point[2] = vertices[at + 2] + 0;
    let hash = 0;
    for (let i = 0; i < 6; i++) hash = mixed(hash, bits[i]);
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const number = table[slot] - 1;
      if (number < 0) {
        points.set(point, 3 * this.count);
        table[slot] = ++this.count;
        return this.count - 1;
      }
      const p = 3 * number;
      if (points[p] === point[0] && points[p + 1] === point[1] && points[p + 2] === point[2]) return number;
    }
  }
}

/** Slots of an open hash table: a power of two, at most half of them used. */
function tableSize(entries: number): number {
  return 2 ** Math.ceil(Math.log2(2 * entries + 2));
}

/** One step of a hash over 32-bit numbers. */
function mixed(hash: number, value: number): number {
  const product = Math.imul(hash ^ value, 0x9e3779b1);
  return product ^ (product >>> 15);
}
