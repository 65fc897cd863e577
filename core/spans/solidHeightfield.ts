import type { HeightfieldFrame } from '../grid/frame';

/** The ceiling of a span with nothing above it, in rows (§6). */
export const UNBOUNDED = 2 ** 30;

/**
 * The finished solid heightfield (§3): every column's disjoint, non-touching spans, sorted from the
 * bottom up, in flat arrays. The spans of column c are first[c] … first[c + 1] - 1. Filters change
 * `area` and note in `state` what they did; nothing changes `min` and `max` any more.
 *
 * Memory: 4 bytes a column, 6 bytes a span.
 */
export interface SolidHeightfield {
  readonly frame: HeightfieldFrame;
  /** Columns + 1 entries: where each column's spans begin. */
  readonly first: Uint32Array;
  /** Lowest row of the span. */
  readonly min: Uint16Array;
  /** Row above the highest: the span is [min, max), its floor stands at row max. */
  readonly max: Uint16Array;
  /** Area id 0 … 63; 0 is not walkable. */
  readonly area: Uint8Array;
  /** A SpanState each. */
  readonly state: Uint8Array;
}

/** What a span of a solid heightfield takes. */
export const SOLID_SPAN_BYTES = 6;

/** What a column takes in a heightfield, solid or compact, however many spans it has. */
export const COLUMN_BYTES = 4;

/** How many columns a frame has. */
export function columnCount(frame: HeightfieldFrame): number {
  return frame.width * frame.depth;
}

/** How many spans a heightfield has, solid or compact. */
export function spanCount(field: { readonly first: Uint32Array }): number {
  return field.first[field.first.length - 1];
}
