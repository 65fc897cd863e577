// A case of the benchmark: triangles, and the level that they are baked as.
import { frameFromBounds, type Point } from '../../core/grid/frame';
import type { Level } from '../../core/level/level';
import { completeSettings } from '../../core/level/spanSettings';

/** Triangles in the world. */
export interface TriangleMesh {
  /** x, y, z of each vertex, metres: float32 values, so that nobody bakes other triangles than the rest. */
  readonly vertices: Float64Array;
  /** Three vertices a triangle. */
  readonly indices: Uint32Array;
}

/** Side of a cell and height of a row, metres. */
export interface CellSize {
  readonly cellSize: number;
  readonly cellHeight: number;
}

/** A case that is made when its turn comes, and may be forgotten afterwards. */
export interface CaseRecipe extends CellSize {
  readonly name: string;
  readonly mesh: () => TriangleMesh;
}

/** The same triangles for all, on the same grid. */
export interface SpanCase {
  readonly name: string;
  readonly mesh: TriangleMesh;
  /** The mesh is all that is in it. */
  readonly level: Level;
}

/** The agent of all cases: height, climb and merge threshold in rows, radius in cells. */
const AGENT = { height: 10, climb: 4, radius: 2, mergeThreshold: 4 };

/** The grid fits the triangles, with a row to spare below and above, as that of a level does that gives none. */
export function makeCase({ name, mesh: makeMesh, cellSize, cellHeight }: CaseRecipe): SpanCase {
  const mesh = makeMesh();
  const settings = completeSettings({ name, cellSize, cellHeight, ...AGENT });
  const { min, max } = boxOf(mesh);
  const row = Math.fround(cellHeight);
  const bounds = {
    min: [min[0], min[1] - row, min[2]] as Point,
    max: [max[0], max[1] + row, max[2]] as Point,
  };
  const frame = frameFromBounds(bounds, settings);
  return { name, mesh, level: { name, settings, frame, geometry: [{ type: 'mesh', mesh }], volumes: [] } };
}

/** The box around all vertices that a triangle uses, metres. */
function boxOf({ vertices, indices }: TriangleMesh): { min: number[]; max: number[] } {
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  for (const index of indices) {
    for (let axis = 0; axis < 3; axis++) {
      const value = vertices[3 * index + axis];
      if (value < min[axis]) min[axis] = value;
      if (value > max[axis]) max[axis] = value;
    }
  }
  return { min, max };
}
