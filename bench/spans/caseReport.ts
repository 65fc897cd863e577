// What one case came to, as text.
import { grouped } from '../../core/figures';
import { RECAST } from './contender';
import type { CaseResult, Measured } from './measure';
import { ratios, type StageTimes } from './stageTimes';
import { milliseconds, ratio, TIME_COLUMNS, tableLines } from './table';

/** Heading, sizes, times, ratios to Recast and hash of a case. */
export function caseLines(result: CaseResult, ours: readonly string[]): string[] {
  const recast = timesOf(result, RECAST);
  const measured = result.measured.map((one) => [
    one.contender,
    ...TIME_COLUMNS.map(({ key }) => milliseconds(one.times[key])),
    one.nanosecondsPerPiece.toFixed(1),
    grouped(one.spans),
    grouped(one.openSpans),
  ]);
  const head = ['ms', ...TIME_COLUMNS.map(({ head }) => head), 'ns/piece', 'spans', 'open spans'];
  const shares = recast ? ours.flatMap((name) => ratioRow(result, name, recast)) : [];
  return [title(result), sizes(result), '', ...tableLines([head, ...measured, ...shares]), '', ...hashLines(result)];
}

/** A case and its cells: `ruin .1/.1`. */
export function title({ name, cellSize, cellHeight }: Pick<CaseResult, 'name' | 'cellSize' | 'cellHeight'>): string {
  return `${name} ${[cellSize, cellHeight].map((size) => String(size).replace(/^0/, '')).join('/')}`;
}

/** The times of a contender in a case, if it took part. */
export function timesOf({ measured }: CaseResult, contender: string): StageTimes | undefined {
  return measured.find((one: Measured) => one.contender === contender)?.times;
}

function sizes({ triangles, columns, rows, pieces, runs }: CaseResult): string {
  const counts = [
    `${grouped(triangles)} triangles`,
    `${grouped(columns)} columns of ${grouped(rows)} rows`,
    `${grouped(pieces)} pieces`,
    `least of ${runs} runs`,
  ];
  return counts.join(' · ');
}

function ratioRow(result: CaseResult, ours: string, recast: StageTimes): string[][] {
  const times = timesOf(result, ours);
  if (!times) return [];
  const shares = ratios(times, recast);
  return [[`${ours} ÷ Recast`, ...TIME_COLUMNS.map(({ key }) => ratio(shares[key]))]];
}

function hashLines({ hashes }: CaseResult): string[] {
  const short = hashes.map((hash) => `${hash.slice(0, 16)}…`).join(', ');
  if (hashes.length === 0) return [];
  return [`${hashes.length > 1 ? 'RESULTS OF OURS DIFFER' : 'all results of ours'}: SHA-256 ${short}`, ''];
}
