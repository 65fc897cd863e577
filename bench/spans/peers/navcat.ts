// navcat: the same stages in plain JavaScript, with an object for each span.
import type { Contender, PreparedCase, Run } from '../contender';
import type { SpanCase } from '../spanCase';
import { StageClock } from '../stageTimes';
import { loadNavcat } from './installed.mjs';
import { cornersOf, SLOPE_DEGREES } from './sameWork';

/** Loads navcat as a contender. */
export async function navcatContender(): Promise<Contender> {
  const navcat = (await loadNavcat()) as NavcatLibrary;
  return { name: 'navcat', prepare: (one) => prepare(navcat, one) };
}

function prepare(navcat: NavcatLibrary, { mesh, level }: SpanCase): PreparedCase {
  const { frame, settings } = level;
  const { height, climb, radius, mergeThreshold } = settings;
  const { vertices, indices } = mesh;
  const bounds = cornersOf(frame).flat();
  const run = (): Run => {
    const areas = new Uint8Array(indices.length / 3);
    const context = navcat.BuildContext.create();
    const clock = new StageClock();
    const field = navcat.createHeightfield(frame.width, frame.depth, bounds, frame.cellSize, frame.cellHeight);
    navcat.markWalkableTriangles(vertices, indices, areas, SLOPE_DEGREES);
    navcat.rasterizeTriangles(context, field, vertices, indices, areas, mergeThreshold);
    clock.stop('rasterize');
    navcat.filterLowHangingWalkableObstacles(field, climb);
    clock.stop('lowHanging');
    navcat.filterLedgeSpans(field, height, climb);
    clock.stop('ledges');
    navcat.filterWalkableLowHeightSpans(field, height);
    clock.stop('lowHeight');
    const compact = navcat.buildCompactHeightfield(context, height, climb, field);
    clock.stop('compact');
    navcat.erodeWalkableArea(radius, compact);
    clock.stop('erode');
    return { times: clock.done(), spans: countSpans(field), openSpans: compact.spanCount };
  };
  return { run, free: () => {} };
}

function countSpans(field: Heightfield): number {
  let count = 0;
  for (const first of field.spans) for (let span = first; span; span = span.next) count++;
  return count;
}

interface Span {
  readonly next: Span | null;
}

interface Heightfield {
  readonly spans: (Span | null)[];
}

/** What is used of the library, for the repository compiles without it. */
interface NavcatLibrary {
  readonly BuildContext: { create(): object };
  createHeightfield(
    width: number,
    depth: number,
    bounds: readonly number[],
    cellSize: number,
    cellHeight: number,
  ): Heightfield;
  markWalkableTriangles(
    vertices: ArrayLike<number>,
    indices: ArrayLike<number>,
    areas: ArrayLike<number>,
    slopeDegrees: number,
  ): void;
  rasterizeTriangles(
    context: object,
    field: Heightfield,
    vertices: ArrayLike<number>,
    indices: ArrayLike<number>,
    areas: ArrayLike<number>,
    mergeThreshold: number,
  ): boolean;
  filterLowHangingWalkableObstacles(field: Heightfield, climb: number): void;
  filterLedgeSpans(field: Heightfield, height: number, climb: number): void;
  filterWalkableLowHeightSpans(field: Heightfield, height: number): void;
  buildCompactHeightfield(
    context: object,
    height: number,
    climb: number,
    field: Heightfield,
  ): { readonly spanCount: number };
  erodeWalkableArea(radius: number, compact: object): void;
}
