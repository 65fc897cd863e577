import type { HeightfieldFrame } from '../grid/frame';
import type { MemoryMeter } from '../memoryMeter';
import { columnCount, SOLID_SPAN_BYTES, type SolidHeightfield } from '../spans/solidHeightfield';
import type { SpanSink } from '../spans/spanSink';
import { type Surface, surfaceOfArea } from '../spans/surface';
import { asPart, type Steps } from '../steps';
import { gridX, gridZ, type HeightGrid } from '../voxelize/heightGrid';
import { type Mesh, triangleCount } from '../voxelize/mesh';
import type { VoxelizeStats } from '../voxelize/rasterize';
import type { RasterizeSettings } from '../voxelize/triangleRasterizer';
import type { KernelCrew, KernelMesh } from './kernelCrew';
import type { KernelRegions } from './kernelRegions';
import { beginPages, NodesUsedUp, PAGE_BYTES, pageCount } from './nodePages';

/** A vertex in the kernel's memory: x, y, z and nothing, in float32. */
const VERTEX_BYTES = 16;
const INDEX_BYTES = 4;

/** A column while spans are added; afterwards its first solid and its first compact span, 4 bytes each. */
export const TABLE_BYTES = 8;

/** Vertices handed over between two pauses. */
const STEP_VERTICES = 1 << 14;

/**
 * A solid heightfield that the kernel builds: spans are added one by one, or come from triangles, then
 * laid out flat (§2 to §4). The result lies in the kernel's memory.
 */
export class KernelBuilder implements SpanSink {
  /** The columns; free for the first spans of both heightfields when the spans are laid out. */
  readonly table: number;
  private readonly input: number;
  private readonly nodes: number;

  /**
   * @param inputBytes the most that a mesh or a height grid of the level needs: {@link meshBytes}, {@link heightGridBytes}
   */
  constructor(
    readonly frame: HeightfieldFrame,
    private readonly crew: KernelCrew,
    private readonly regions: KernelRegions,
    private readonly meter: MemoryMeter,
    inputBytes: number,
  ) {
    this.table = regions.take(TABLE_BYTES * (columnCount(frame) + 1));
    this.input = regions.take(inputBytes);
    this.nodes = regions.end;
    beginPages(regions.memory, this.nodes, Math.floor(meter.room / PAGE_BYTES));
    crew.tell('beginColumns', this.table, this.nodes);
  }

  /** Empties all columns. Spans are added after that. */
  *clearSteps(): Steps<void> {
    yield* this.crew.overColumns('clearColumns');
  }

  addSpan(column: number, min: number, max: number, surface: Surface, threshold: number): void {
    this.counted(() => this.crew.calls.addSpan(column, min, max, surface, threshold));
  }

  /** Rasterizes a mesh that was checked, in index order (§2). */
  *meshSteps(mesh: Mesh, settings: RasterizeSettings): Steps<VoxelizeStats> {
    const { vertices, indices, areas } = mesh;
    const { memory } = this.regions;
    const count = Math.floor(vertices.length / 3);
    const indexPlace = this.input + VERTEX_BYTES * count;
    const surfacePlace = indexPlace + INDEX_BYTES * indices.length;
    const { origin } = this.frame;
    const put: PutVertices = (local, from, to) => putMeshVertices(local, vertices, origin, from, to);
    yield* asPart(this.vertexSteps(count, put), 0, 0.05);
    memory.wordsAt(indexPlace, indices.length).set(indices);
    if (areas) memory.bytesAt(surfacePlace, areas.length).set(Array.from(areas, surfaceOfArea));
    const surfaces = areas ? surfacePlace : 0;
    const given = { indices: indexPlace, surfaces, gridSquares: 0, triangles: triangleCount(mesh) };
    return yield* asPart(this.triangleSteps(given, settings), 0.05, 1);
  }

  /** Rasterizes a height grid that was checked (§4): two triangles a square, squares x fastest. */
  *heightGridSteps(grid: HeightGrid, settings: RasterizeSettings): Steps<VoxelizeStats> {
    const { countX, countZ } = grid;
    const { origin } = this.frame;
    const put: PutVertices = (local, from, to) => putGridVertices(local, grid, origin, from, to);
    yield* asPart(this.vertexSteps(countX * countZ, put), 0, 0.05);
    const triangles = 2 * (countX - 1) * (countZ - 1);
    const given = { indices: 0, surfaces: 0, gridSquares: countX - 1, triangles };
    return yield* asPart(this.triangleSteps(given, settings), 0.05, 1);
  }

  private *vertexSteps(count: number, put: PutVertices): Steps<void> {
    const local = this.regions.memory.floatsAt(this.input, 4 * count);
    for (let from = 0; from < count; from += STEP_VERTICES) {
      const to = Math.min(count, from + STEP_VERTICES);
      put(local, from, to);
      yield to / count;
    }
  }

  private *triangleSteps(given: Omit<KernelMesh, 'vertices'>, settings: RasterizeSettings): Steps<VoxelizeStats> {
    const { cellSize, cellHeight } = this.frame;
    const { slopeCosine, mergeThreshold } = settings;
    this.crew.tell('useRasterizing', cellSize, cellHeight, Math.fround(slopeCosine), mergeThreshold);
    const steps = this.crew.rasterize({ vertices: this.input, ...given });
    for (;;) {
      const next = this.counted(() => steps.next());
      if (next.done) return next.value;
      yield next.value;
    }
  }

  /**
   * Adds spans, and says in the meter's words when there are too many.
   * @throws NotEnoughMemory
   */
  private counted<Result>(add: () => Result): Result {
    try {
      return add();
    } catch (error) {
      if (error instanceof NodesUsedUp) this.meter.hold(PAGE_BYTES * pageCount(this.regions.memory));
      throw error;
    }
  }

  /**
   * The finished heightfield. The builder is used up.
   * @param furtherBytes of each span, that later stages need at most: there has to be room for them
   */
  *finishSteps(furtherBytes: number): Steps<SolidHeightfield> {
    const { crew, regions, table, frame } = this;
    const { memory } = regions;
    const columns = columnCount(frame);
    regions.claim(PAGE_BYTES * pageCount(memory));
    const counts = yield* asPart(crew.overColumns('countSpans'), 0, 0.3);
    const used = regions.end;
    const spans = counts.reduce((sum, count) => sum + count, 0);
    const min = regions.take(SOLID_SPAN_BYTES * spans);
    const max = min + 2 * spans;
    const area = max + 2 * spans;
    const state = area + spans;
    memory.reach(regions.end + furtherBytes * spans);
    crew.tell('useSolid', table, min, max, area, state);
    yield* asPart(crew.overColumns('flatten', before(counts)), 0.3, 0.9);
    memory.wordsAt(table + TABLE_BYTES * columns, 1)[0] = spans;
    crew.calls.packFirst(0, columns + 1, 0);
    regions.giveBack(this.input, used);
    return {
      frame,
      first: memory.wordsAt(table, columns + 1),
      min: memory.shortsAt(min, spans),
      max: memory.shortsAt(max, spans),
      area: memory.bytesAt(area, spans),
      state: memory.bytesAt(state, spans),
    };
  }
}

/** Hands vertices from … to - 1 over, as they are seen from the grid's corner: one subtraction, rounded to float32 once. */
type PutVertices = (local: Float32Array, from: number, to: number) => void;

function putMeshVertices(
  local: Float32Array,
  vertices: Mesh['vertices'],
  [ox, oy, oz]: HeightfieldFrame['origin'],
  from: number,
  to: number,
): void {
  for (let vertex = from; vertex < to; vertex++) {
    local[4 * vertex] = vertices[3 * vertex] - ox;
    local[4 * vertex + 1] = vertices[3 * vertex + 1] - oy;
    local[4 * vertex + 2] = vertices[3 * vertex + 2] - oz;
    local[4 * vertex + 3] = 0;
  }
}

function putGridVertices(
  local: Float32Array,
  grid: HeightGrid,
  [ox, oy, oz]: HeightfieldFrame['origin'],
  from: number,
  to: number,
): void {
  const { heights, countX } = grid;
  for (let point = from; point < to; point++) {
    local[4 * point] = gridX(grid, point % countX) - ox;
    local[4 * point + 1] = heights[point] - oy;
    local[4 * point + 2] = gridZ(grid, Math.floor(point / countX)) - oz;
    local[4 * point + 3] = 0;
  }
}

/** Of each band, what all bands before it come to. */
export function before(counts: readonly number[]): number[] {
  let sum = 0;
  return counts.map((count) => {
    sum += count;
    return sum - count;
  });
}

/** What the kernel needs for a mesh, beside its spans. */
export function meshBytes({ vertices, indices, areas }: Mesh): number {
  const surfaces = areas ? areas.length : 0;
  return VERTEX_BYTES * Math.floor(vertices.length / 3) + INDEX_BYTES * indices.length + surfaces;
}

/** What the kernel needs for a height grid, beside its spans. */
export function heightGridBytes({ countX, countZ }: HeightGrid): number {
  return VERTEX_BYTES * countX * countZ;
}
