import type { LevelReading } from '../../level/levelReader';
import type { ProblemList } from '../../level/problemList';
import type { Steps } from '../../steps';
import { type EdgeSides, nextSide } from './edgeSides';
import { namedTriangle, sentence } from './namedTriangle';
import { PAUSE_TRIANGLES, type WeldedTriangles } from './weldedTriangles';

/**
 * Warns of triangles whose three corners stand where those of an earlier triangle do, in whatever
 * order and whichever mesh: they cost time, and which of two areas wins may depend on their order.
 */
export function* duplicateTriangleSteps(
  reading: LevelReading,
  { meshes, meshOf, places }: WeldedTriangles,
  { order, first, edges }: EdgeSides,
  problems: ProblemList,
): Steps<void> {
  /** Pairs of a triangle and the earlier one, each as one number that sorts by the triangle. */
  const pairs: number[] = [];
  for (let edge = 0; edge < edges; edge++) {
    if (edge % PAUSE_TRIANGLES === 0) yield edge / edges;
    const sides = first[edge + 1] - first[edge];
    if (sides < 2) continue;
    // Nearly always two sides: those of two neighbours, whose third corners differ.
    const isPair = sides === 2 && thirdOf(order[first[edge]]) !== thirdOf(order[first[edge] + 1]);
    if (!isPair) findAlong(first[edge], first[edge + 1]);
  }
  const sorted = Float64Array.from(pairs).sort();
  for (let i = 0; i < sorted.length; i++) {
    if (i % PAUSE_TRIANGLES === 0) yield 1;
    warn(Math.floor(sorted[i] / meshOf.length), sorted[i] % meshOf.length);
  }

  /** The place of the corner that a side does not touch. */
  function thirdOf(side: number): number {
    return places[nextSide(nextSide(side))];
  }

  /** Finds the triangles along one edge that have the same third corner. */
  function findAlong(from: number, to: number): void {
    const firstAt = new Map<number, number>();
    for (let i = from; i < to; i++) {
      const side = order[i];
      const third = thirdOf(side);
      // Each triangle is looked at along one of its edges, that of its two lower places.
      if (third <= places[side] || third <= places[nextSide(side)]) continue;
      const triangle = Math.floor(side / 3);
      const other = firstAt.get(third);
      if (other === undefined) firstAt.set(third, triangle);
      else pairs.push(triangle * meshOf.length + other);
    }
  }

  function warn(triangle: number, other: number): void {
    problems.note('LL250', 'warning', () => {
      const { name, place } = named(triangle);
      const earlier = named(other);
      const turned = isRotation(triangle, other) ? 'the same way round' : 'the other way round';
      const message = `${sentence(name)} has the corners of ${earlier.name}, ${turned}.`;
      return { message, ...place, related: [{ message: 'The first of the two.', ...earlier.place }] };
    });
  }

  /** Whether two triangles of the same corners run through them in the same direction. */
  function isRotation(triangle: number, other: number): boolean {
    const corner = [0, 1, 2].findIndex((i) => places[3 * other + i] === places[3 * triangle]);
    return places[3 * other + ((corner + 1) % 3)] === places[3 * triangle + 1];
  }

  function named(triangle: number) {
    const mesh = meshes[meshOf[triangle]];
    return namedTriangle(reading, mesh.item, triangle - mesh.first);
  }
}
