// Heightfields of a few columns, written by hand and read back as short lists.
import type { CompactHeightfield } from '../../core/compact/compactHeightfield';
import { frameFromGrid, type HeightfieldFrame } from '../../core/grid/frame';
import { HUMANOID, type SpanSettings } from '../../core/level/spanSettings';
import { SolidBuilder } from '../../core/spans/solidBuilder';
import type { SolidHeightfield } from '../../core/spans/solidHeightfield';
import type { Mesh } from '../../core/voxelize/mesh';
import { rasterizeMesh } from '../../core/voxelize/rasterize';

/** A solid span: lowest row, row above the highest, area id. */
export type Span = [min: number, max: number, area: number];

/** An open span: floor row, clearance, area id. */
export type OpenSpan = [y: number, height: number, area: number];

/** A frame of cells of 1 m at the world's origin. */
export function unitFrame(width: number, depth: number, height: number): HeightfieldFrame {
  return frameFromGrid([0, 0, 0], [width, height, depth], { cellSize: 1, cellHeight: 1 });
}

/** Settings for cells of 1 m; everything else as a Humanoid. */
export function unitSettings(changes: Partial<SpanSettings> = {}): SpanSettings {
  return { ...HUMANOID, cellSize: 1, cellHeight: 1, ...changes };
}

/** A solid heightfield from the spans of each column, a list of columns for each z. */
export function solidField(rows: Span[][][], height = 1000): SolidHeightfield {
  const columns = rows.flat();
  const spans = columns.flat();
  return {
    frame: unitFrame(rows[0].length, rows.length, height),
    first: firstsOf(columns),
    min: Uint16Array.from(spans, ([min]) => min),
    max: Uint16Array.from(spans, ([, max]) => max),
    area: Uint8Array.from(spans, ([, , area]) => area),
    state: new Uint8Array(spans.length),
  };
}

function firstsOf(columns: readonly unknown[][]): Uint32Array {
  const first = new Uint32Array(columns.length + 1);
  columns.forEach((spans, column) => {
    first[column + 1] = first[column] + spans.length;
  });
  return first;
}

/** The spans of one column. */
export function spansAt(solid: SolidHeightfield, x: number, z: number): Span[] {
  const column = x + z * solid.frame.width;
  const spans: Span[] = [];
  for (let span = solid.first[column]; span < solid.first[column + 1]; span++) {
    spans.push([solid.min[span], solid.max[span], solid.area[span]]);
  }
  return spans;
}

/** The spans of every column that has any, under `x,z`. */
export function allSpans(solid: SolidHeightfield): Record<string, Span[]> {
  const all: Record<string, Span[]> = {};
  for (let z = 0; z < solid.frame.depth; z++) {
    for (let x = 0; x < solid.frame.width; x++) {
      const spans = spansAt(solid, x, z);
      if (spans.length > 0) all[`${x},${z}`] = spans;
    }
  }
  return all;
}

/** The areas of all spans, column after column. */
export function areasOf(field: SolidHeightfield | CompactHeightfield): number[] {
  return [...field.area];
}

/** What triangles become: corners are [x, y, z], three a triangle. */
export function rasterized(
  frame: HeightfieldFrame,
  corners: readonly (readonly [number, number, number])[],
  options: { areas?: number[]; slopeCosine?: number; mergeThreshold?: number } = {},
): { spans: Record<string, Span[]>; degenerate: number; solid: SolidHeightfield } {
  const builder = new SolidBuilder(frame);
  const { slopeCosine = HUMANOID.slopeCosine, mergeThreshold = HUMANOID.mergeThreshold } = options;
  const { degenerate } = rasterizeMesh(builder, meshOf(corners, options.areas), { slopeCosine, mergeThreshold });
  const solid = builder.finish();
  return { spans: allSpans(solid), degenerate, solid };
}

/** A mesh that shares no corners: three a triangle. */
export function meshOf(corners: readonly (readonly [number, number, number])[], areas?: number[]): Mesh {
  return { vertices: corners.flat(), indices: corners.map((_, i) => i), ...(areas && { areas }) };
}

/** A compact heightfield without links, from the open spans of each column, a list of columns for each z. */
export function compactField(rows: OpenSpan[][][], frame?: HeightfieldFrame): CompactHeightfield {
  const columns = rows.flat();
  const spans = columns.flat();
  return {
    frame: frame ?? unitFrame(rows[0].length, rows.length, 65535),
    first: firstsOf(columns),
    y: Uint16Array.from(spans, ([y]) => y),
    height: Uint16Array.from(spans, ([, height]) => height),
    area: Uint8Array.from(spans, ([, , area]) => area),
    region: new Uint16Array(spans.length),
    links: new Uint32Array(spans.length).fill(0xffffff),
  };
}

/** Sets the link of a span in a direction to an index inside the neighbour's column: 6 bits at 6 · direction. */
export function setLink(compact: CompactHeightfield, span: number, direction: number, index: number): void {
  const shift = 6 * direction;
  compact.links[span] = (compact.links[span] & ~(63 << shift)) | (index << shift);
}
