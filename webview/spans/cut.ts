import type { SpanPacket } from '../../core/bake/spanPacket';
import type { Slice } from './drawing';

/** The rows that a level can be cut at. */
export interface CutRange {
  /** The lowest row at which something is left, and the highest, at which nothing is cut away. */
  readonly lowest: number;
  readonly highest: number;
  /** World height of row 0, and the height of each row, metres. */
  readonly bottom: number;
  readonly cellHeight: number;
}

/** The rows at which the spans of a packet can be cut; undefined without any. */
export function cutRange({ min, max, origin, cellHeight }: SpanPacket): CutRange | undefined {
  if (min.length === 0) return undefined;
  let lowest = Number.POSITIVE_INFINITY;
  let highest = 0;
  for (let i = 0; i < min.length; i++) {
    if (min[i] < lowest) lowest = min[i];
    if (max[i] > highest) highest = max[i];
  }
  return { lowest: lowest + 1, highest, bottom: origin[1], cellHeight };
}

/** The slice with its row moved by so many, from the top where there is none yet, as far as the range goes. */
export function movedSlice(slice: Slice | undefined, rows: number, range: CutRange): Slice {
  const { row = range.highest, single = false } = slice ?? {};
  // A cut above the highest span, as after an edit, moves on from where it shows something.
  return keptInRange({ row: Math.min(row, range.highest) + rows, single }, range);
}

/** The slice with its row within the range. */
export function keptInRange(slice: Slice, { lowest, highest }: CutRange): Slice {
  return { ...slice, row: Math.min(highest, Math.max(lowest, slice.row)) };
}

/** What a cut shows, in words. */
export function describeCut({ row, single }: Slice, { bottom, cellHeight }: CutRange): string {
  const height = (at: number) =>
    `${(bottom + at * cellHeight).toLocaleString('en', { maximumFractionDigits: 2 }).replace('-', '−')} m`;
  return single ? `only row ${row - 1} (from ${height(row - 1)})` : `rows below ${row} (${height(row)})`;
}
