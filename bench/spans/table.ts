import { grouped } from '../../core/figures';
import { STAGE_HEADS, type StageTimes } from './stageTimes';

/** The times in the order in which a table has them. */
export const TIME_COLUMNS: readonly { readonly head: string; readonly key: keyof StageTimes }[] = [
  { head: STAGE_HEADS.rasterize, key: 'rasterize' },
  { head: STAGE_HEADS.lowHanging, key: 'lowHanging' },
  { head: STAGE_HEADS.ledges, key: 'ledges' },
  { head: STAGE_HEADS.lowHeight, key: 'lowHeight' },
  { head: '3 filters', key: 'filters' },
  { head: STAGE_HEADS.compact, key: 'compact' },
  { head: STAGE_HEADS.erode, key: 'erode' },
  { head: 'total', key: 'total' },
];

/**
 * Rows of cells as lines: the first column stands left, all others right, each as wide as its widest cell.
 * @param rows the first one is the head, and is underlined
 */
export function tableLines(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0].map((_, i) => Math.max(...rows.map((row) => (row[i] ?? '').length)));
  const lines = rows.map((row) =>
    row
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i])))
      .join('  ')
      .trimEnd(),
  );
  const rule = widths.map((width) => '─'.repeat(width)).join('──');
  return [lines[0], rule, ...lines.slice(1)];
}

/** Milliseconds with three digits or more that count: 0.42, 7.31, 68.2, 1,234. */
export function milliseconds(time: number): string {
  if (time >= 99.95) return grouped(Math.round(time));
  return time.toFixed(time >= 9.995 ? 1 : 2);
}

/** A ratio with two places; a dash where there is none. */
export function ratio(value: number): string {
  return Number.isFinite(value) ? value.toFixed(2) : '–';
}
