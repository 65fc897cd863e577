import type { LevelReading } from '../../level/levelReader';
import type { ProblemList } from '../../level/problemList';
import type { Steps } from '../../steps';
import { type EdgeSides, nextSide } from './edgeSides';
import { namedTriangle, sentence } from './namedTriangle';
import { TrianglePatches } from './trianglePatches';
import { PAUSE_TRIANGLES, type WeldedTriangles } from './weldedTriangles';

const NONE = 0xffffffff;

/**
 * Warns of patches that face down where everything around them faces up: most likely their triangles
 * are wound the wrong way round, and the floor has a hole there. A patch is what hangs together by
 * edges along which neighbours run in opposite directions, as they should. It is flipped when all of
 * it faces down and all that borders on it along other edges faces up. Meshes that claim to be closed
 * are not looked at: there, every such edge is told.
 */
export function* flippedTriangleSteps(
  reading: LevelReading,
  { meshes, meshOf, places }: WeldedTriangles,
  { order, first, edges }: EdgeSides,
  problems: ProblemList,
): Steps<void> {
  /** Pairs of neighbours in one mesh that run along their edge in the same direction. */
  const clashes: number[] = [];
  for (let edge = 0; edge < edges; edge++) {
    if (edge % PAUSE_TRIANGLES === 0) yield edge / edges;
    const pair = pairAlong(edge);
    if (pair && !pair.agree) clashes.push(pair.one, pair.other);
  }
  if (clashes.length === 0) return;

  const patches = new TrianglePatches(meshOf.length);
  for (let edge = 0; edge < edges; edge++) {
    if (edge % PAUSE_TRIANGLES === 0) yield edge / edges;
    const pair = pairAlong(edge);
    if (pair?.agree) patches.join(pair.one, pair.other);
  }
  /** What speaks against a patch being flipped: something of it that does not face down, or a neighbour that does not face up. */
  const refuted = new Uint8Array(meshOf.length);
  const sizes = new Uint32Array(meshOf.length);
  for (let triangle = 0; triangle < meshOf.length; triangle++) {
    if (triangle % PAUSE_TRIANGLES === 0) yield 1;
    const patch = patches.of(triangle);
    sizes[patch]++;
    if (rise(triangle) >= 0) refuted[patch] = 1;
  }
  const neighbours = new Uint32Array(meshOf.length).fill(NONE);
  const border = (triangle: number, neighbour: number) => {
    const patch = patches.of(triangle);
    if (rise(neighbour) <= 0) refuted[patch] = 1;
    else if (neighbours[patch] === NONE) neighbours[patch] = neighbour;
  };
  for (let i = 0; i < clashes.length; i += 2) {
    border(clashes[i], clashes[i + 1]);
    border(clashes[i + 1], clashes[i]);
  }
  for (let patch = 0; patch < meshOf.length; patch++) {
    if (patch % PAUSE_TRIANGLES === 0) yield 1;
    if (sizes[patch] > 0 && refuted[patch] === 0 && neighbours[patch] !== NONE) warn(patch);
  }

  /** The two neighbours along an edge, if there are just two, of one mesh that does not claim to be closed. */
  function pairAlong(edge: number): { one: number; other: number; agree: boolean } | undefined {
    if (first[edge + 1] - first[edge] !== 2) return undefined;
    const side = order[first[edge]];
    const otherSide = order[first[edge] + 1];
    const one = Math.floor(side / 3);
    const other = Math.floor(otherSide / 3);
    if (meshOf[one] !== meshOf[other] || meshes[meshOf[one]].closed) return undefined;
    return { one, other, agree: places[side] === places[nextSide(otherSide)] };
  }

  /** The y of a triangle's normal in double: above 0 when it faces up. */
  function rise(triangle: number): number {
    const { mesh, first: firstTriangle } = meshes[meshOf[triangle]];
    const { vertices, indices } = mesh;
    const at = 3 * (triangle - firstTriangle);
    const a = 3 * indices[at];
    const b = 3 * indices[at + 1];
    const c = 3 * indices[at + 2];
    return (
      (vertices[b + 2] - vertices[a + 2]) * (vertices[c] - vertices[a]) -
      (vertices[b] - vertices[a]) * (vertices[c + 2] - vertices[a + 2])
    );
  }

  function warn(patch: number): void {
    problems.note('LL258', 'warning', () => {
      const { name, place } = named(patch);
      const more = sizes[patch] - 1;
      const all = more > 0 ? ` So ${more === 1 ? 'does one' : `do ${more}`} more beside it.` : '';
      const message = `${sentence(name)} faces down where everything around it faces up: is it wound the wrong way round?${all}`;
      const related = [{ message: 'A neighbour that faces up.', ...named(neighbours[patch]).place }];
      return { message, ...place, related };
    });
  }

  function named(triangle: number) {
    const mesh = meshes[meshOf[triangle]];
    return namedTriangle(reading, mesh.item, triangle - mesh.first);
  }
}
