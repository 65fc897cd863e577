import type { LevelReading } from '../../level/levelReader';
import type { ProblemList } from '../../level/problemList';
import type { Steps } from '../../steps';
import type { Mesh } from '../../voxelize/mesh';
import { type EdgeSides, nextSide } from './edgeSides';
import { namedTriangle, sentence } from './namedTriangle';
import { PAUSE_TRIANGLES, type WeldedMesh, type WeldedTriangles } from './weldedTriangles';

/**
 * Warns where meshes that claim to be closed are not the skin of a solid: at edges with a triangle on
 * one side only, at edges of more than two triangles, between neighbours that face opposite sides, or
 * when all of a mesh is inside out.
 * @returns the items that are as they claim
 */
export function* closedMeshSteps(
  reading: LevelReading,
  { meshes, meshOf, places }: WeldedTriangles,
  { order, first, edges }: EdgeSides,
  problems: ProblemList,
): Steps<number[]> {
  if (!meshes.some(({ closed }) => closed)) return [];
  const unsound = new Set<WeldedMesh>();
  for (let edge = 0; edge < edges; edge++) {
    if (edge % PAUSE_TRIANGLES === 0) yield edge / edges;
    // Meshes may share an edge: the sides of each are a stretch of their own.
    for (let from = first[edge], to = from; from < first[edge + 1]; from = to) {
      const mesh = meshOf[Math.floor(order[from] / 3)];
      while (to < first[edge + 1] && meshOf[Math.floor(order[to] / 3)] === mesh) to++;
      if (meshes[mesh].closed) checkEdge(meshes[mesh], from, to - from);
    }
  }
  const closed = meshes.filter((mesh) => mesh.closed && !unsound.has(mesh));
  return closed.flatMap(({ item, mesh }) => {
    if (signedVolume(mesh) >= 0) return item;
    const message = `${sentence(reading.nameOf(item))} is inside out: its triangles face inwards. Turn all of them round.`;
    problems.add({ code: 'LL257', severity: 'warning', message, path: ['geometry', item, 'closed'] });
    return [];
  });

  function checkEdge(mesh: WeldedMesh, from: number, sides: number): void {
    const opposite = sides === 2 && places[order[from]] === places[nextSide(order[from + 1])];
    if (opposite) return;
    unsound.add(mesh);
    const others = sides > 1 ? order[from + 1] : undefined;
    if (sides === 1) warn('LL255', mesh, order[from], others, 'has no neighbour there: the mesh is open');
    else if (sides > 2) warn('LL256', mesh, order[from], others, `has ${sides - 1} neighbours there instead of one`);
    else warn('LL257', mesh, order[from], others, 'faces the other way than its neighbour there');
  }

  function warn(code: string, mesh: WeldedMesh, side: number, other: number | undefined, what: string): void {
    problems.note(code, 'warning', () => {
      const { name, place } = named(mesh, side);
      const own = side - 3 * mesh.first;
      const edge = `${mesh.mesh.indices[own]} to ${mesh.mesh.indices[nextSide(own)]}`;
      const message = `Along the edge from vertex ${edge}, ${name} ${what}.`;
      if (other === undefined) return { message, ...place };
      const neighbour = named(mesh, other);
      return { message, ...place, related: [{ message: `${sentence(neighbour.name)}.`, ...neighbour.place }] };
    });
  }

  function named({ item, first: firstTriangle }: WeldedMesh, side: number) {
    return namedTriangle(reading, item, Math.floor(side / 3) - firstTriangle);
  }
}

/** Six times the volume inside, in cubic metres; below 0 when the triangles face inwards. */
function signedVolume({ vertices, indices }: Mesh): number {
  if (indices.length === 0) return 0;
  const origin = 3 * indices[0];
  const at = (index: number, axis: number) => vertices[3 * indices[index] + axis] - vertices[origin + axis];
  let volume = 0;
  for (let i = 0; i < indices.length; i += 3) {
    volume +=
      at(i, 0) * (at(i + 1, 1) * at(i + 2, 2) - at(i + 1, 2) * at(i + 2, 1)) +
      at(i, 1) * (at(i + 1, 2) * at(i + 2, 0) - at(i + 1, 0) * at(i + 2, 2)) +
      at(i, 2) * (at(i + 1, 0) * at(i + 2, 1) - at(i + 1, 1) * at(i + 2, 0));
  }
  return volume;
}
