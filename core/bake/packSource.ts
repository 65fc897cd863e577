import type { Point } from '../grid/frame';
import { type GeometryItem, type Level, trianglesOf } from '../level/level';
import { asPart, inBands, runToEnd, type Steps } from '../steps';
import { gridTrianglePoint, gridTriangles, gridX, gridZ, type HeightGrid } from '../voxelize/heightGrid';
import type { Mesh } from '../voxelize/mesh';
import { createSourcePacket, type SourcePacket, type SourceShape } from './sourcePacket';

/** Packs the triangles of a level into one buffer for the view. */
export function packSource(level: Level): ArrayBuffer {
  return runToEnd(packSourceSteps(level));
}

/** {@link packSource} in steps. */
export function* packSourceSteps({ geometry, frame }: Level): Steps<ArrayBuffer> {
  const shape = sourceShape(geometry);
  const { buffer, packet } = createSourcePacket(shape);
  const next = { vertex: 0, triangle: 0 };
  for (let item = 0; item < geometry.length; item++) {
    const given = geometry[item];
    const count = trianglesOf(given);
    packet.itemFirst[item] = next.triangle;
    packet.itemCount[item] = count;
    const from = next.triangle / shape.triangles;
    const to = (next.triangle + count) / shape.triangles;
    if (given.type === 'mesh') yield* asPart(meshSteps(packet, next, given.mesh, frame.origin), from, to);
    if (given.type === 'heightGrid') yield* asPart(gridSteps(packet, next, given.grid, frame.origin), from, to);
    next.triangle += count;
    next.vertex += verticesOf(given);
  }
  return buffer;
}

/** What the source packet of a level has to hold. */
export function sourceShape(geometry: readonly GeometryItem[]): SourceShape {
  const sum = (count: (item: GeometryItem) => number) => geometry.reduce((before, item) => before + count(item), 0);
  return { vertices: sum(verticesOf), triangles: sum(trianglesOf), items: geometry.length };
}

function verticesOf(item: GeometryItem): number {
  if (item.type === 'mesh') return Math.floor(item.mesh.vertices.length / 3);
  return item.type === 'heightGrid' ? item.grid.countX * item.grid.countZ : 0;
}

/** The first vertex and the first triangle of an item. */
interface Begin {
  readonly vertex: number;
  readonly triangle: number;
}

/** Only what triangles name is written: the other vertices of a mesh were never checked, and may be anything. */
function meshSteps(packet: SourcePacket, begin: Begin, { vertices, indices }: Mesh, origin: Point): Steps<void> {
  const { positions } = packet;
  return inBands(indices.length, (from, to) => {
    for (let i = from; i < to; i++) {
      const at = 3 * indices[i];
      const vertex = begin.vertex + indices[i];
      packet.indices[3 * begin.triangle + i] = vertex;
      for (let axis = 0; axis < 3; axis++) positions[3 * vertex + axis] = vertices[at + axis] - origin[axis];
    }
  });
}

function* gridSteps(packet: SourcePacket, begin: Begin, grid: HeightGrid, origin: Point): Steps<void> {
  const { positions } = packet;
  const points = inBands(grid.countX * grid.countZ, (from, to) => {
    for (let point = from; point < to; point++) {
      const i = point % grid.countX;
      const at = 3 * (begin.vertex + point);
      positions[at] = gridX(grid, i) - origin[0];
      positions[at + 1] = grid.heights[point] - origin[1];
      positions[at + 2] = gridZ(grid, (point - i) / grid.countX) - origin[2];
    }
  });
  yield* asPart(points, 0, 0.3);
  const triangles = inBands(gridTriangles(grid), (from, to) => {
    for (let triangle = from; triangle < to; triangle++) {
      for (let corner = 0; corner < 3; corner++) {
        const index = 3 * (begin.triangle + triangle) + corner;
        packet.indices[index] = begin.vertex + gridTrianglePoint(grid, triangle, corner);
      }
    }
  });
  yield* asPart(triangles, 0.3, 1);
}
