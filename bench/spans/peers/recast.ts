// Recast itself, compiled to WebAssembly: `@recast-navigation/core`.
import { type Contender, type PreparedCase, RECAST, type Run } from '../contender';
import type { SpanCase } from '../spanCase';
import { StageClock } from '../stageTimes';
import { loadRecast } from './installed.mjs';
import { cornersOf, SLOPE_DEGREES, WALKABLE } from './sameWork';

/** Loads Recast; a contender that keeps a case's triangles in its own memory. */
export async function recastContender(): Promise<Contender> {
  const recast = (await loadRecast()) as RecastLibrary;
  await recast.init();
  const context = new recast.RecastBuildContext(false);
  return { name: RECAST, prepare: (one) => prepare(recast, context, one) };
}

function prepare(recast: RecastLibrary, context: object, { mesh, level }: SpanCase): PreparedCase {
  const { frame, settings } = level;
  const vertices = new recast.FloatArray();
  const triangles = new recast.IntArray();
  const areas = new recast.UnsignedCharArray();
  vertices.copy(Float32Array.from(mesh.vertices));
  triangles.copy(Int32Array.from(mesh.indices));
  const corners = mesh.vertices.length / 3;
  const count = mesh.indices.length / 3;
  const [min, max] = cornersOf(frame);

  const create = (field: Heightfield) =>
    expect(
      recast.createHeightfield(context, field, frame.width, frame.depth, min, max, frame.cellSize, frame.cellHeight),
    );
  const rasterize = (field: Heightfield) =>
    expect(
      recast.rasterizeTriangles(context, vertices, corners, triangles, areas, count, field, settings.mergeThreshold),
    );

  /** Recast counts only spans with an area, so all triangles get one. */
  const countSpans = (): number => {
    areas.copy(new Uint8Array(count).fill(WALKABLE));
    const field = recast.allocHeightfield();
    create(field);
    rasterize(field);
    const spans = recast.getHeightFieldSpanCount(context, field);
    recast.freeHeightfield(field);
    return spans;
  };
  const spans = countSpans();

  const run = (): Run => {
    areas.copy(new Uint8Array(count));
    const { height, climb, radius } = settings;
    const clock = new StageClock();
    const field = recast.allocHeightfield();
    create(field);
    recast.markWalkableTriangles(context, SLOPE_DEGREES, vertices, corners, triangles, count, areas);
    rasterize(field);
    clock.stop('rasterize');
    recast.filterLowHangingWalkableObstacles(context, climb, field);
    clock.stop('lowHanging');
    recast.filterLedgeSpans(context, height, climb, field);
    clock.stop('ledges');
    recast.filterWalkableLowHeightSpans(context, height, field);
    clock.stop('lowHeight');
    const compact = recast.allocCompactHeightfield();
    expect(recast.buildCompactHeightfield(context, height, climb, field, compact));
    clock.stop('compact');
    expect(recast.erodeWalkableArea(context, radius, compact));
    clock.stop('erode');
    const times = clock.done();
    const openSpans = compact.spanCount();
    recast.freeHeightfield(field);
    recast.freeCompactHeightfield(compact);
    return { times, spans, openSpans };
  };
  const free = () => {
    for (const array of [vertices, triangles, areas]) array.destroy();
  };
  return { run, free };
}

function expect(success: boolean): void {
  if (!success) throw new Error('Recast has refused a stage; most likely it has no memory left.');
}

type Point = [number, number, number];
type Heightfield = { readonly raw: object };
type CompactHeightfield = { readonly raw: object; spanCount(): number };

interface NumberArray<Data> {
  copy(data: Data): void;
  destroy(): void;
}

/** What is used of the library, for the repository compiles without it. */
interface RecastLibrary {
  init(): Promise<void>;
  readonly RecastBuildContext: new (timersAndLogs: boolean) => object;
  readonly FloatArray: new () => NumberArray<Float32Array>;
  readonly IntArray: new () => NumberArray<Int32Array>;
  readonly UnsignedCharArray: new () => NumberArray<Uint8Array>;
  allocHeightfield(): Heightfield;
  freeHeightfield(field: Heightfield): void;
  createHeightfield(
    context: object,
    field: Heightfield,
    width: number,
    depth: number,
    min: Point,
    max: Point,
    cellSize: number,
    cellHeight: number,
  ): boolean;
  markWalkableTriangles(
    context: object,
    slopeDegrees: number,
    vertices: NumberArray<Float32Array>,
    vertexCount: number,
    triangles: NumberArray<Int32Array>,
    triangleCount: number,
    areas: NumberArray<Uint8Array>,
  ): void;
  rasterizeTriangles(
    context: object,
    vertices: NumberArray<Float32Array>,
    vertexCount: number,
    triangles: NumberArray<Int32Array>,
    areas: NumberArray<Uint8Array>,
    triangleCount: number,
    field: Heightfield,
    mergeThreshold: number,
  ): boolean;
  filterLowHangingWalkableObstacles(context: object, climb: number, field: Heightfield): void;
  filterLedgeSpans(context: object, height: number, climb: number, field: Heightfield): void;
  filterWalkableLowHeightSpans(context: object, height: number, field: Heightfield): void;
  getHeightFieldSpanCount(context: object, field: Heightfield): number;
  allocCompactHeightfield(): CompactHeightfield;
  freeCompactHeightfield(compact: CompactHeightfield): void;
  buildCompactHeightfield(
    context: object,
    height: number,
    climb: number,
    field: Heightfield,
    compact: CompactHeightfield,
  ): boolean;
  erodeWalkableArea(context: object, radius: number, compact: CompactHeightfield): boolean;
}
