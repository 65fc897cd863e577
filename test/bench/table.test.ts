import { describe, expect, test } from 'vitest';
import { title } from '../../bench/spans/caseReport';
import { growthLines, perPiece } from '../../bench/spans/growth';
import type { CaseResult } from '../../bench/spans/measure';
import { withSums } from '../../bench/spans/stageTimes';
import { milliseconds, ratio, tableLines } from '../../bench/spans/table';

describe('a table of a benchmark', () => {
  test('has names on the left, figures on the right, and a rule below its head', () => {
    const rows = [
      ['ms', 'ledges', 'total'],
      ['ours', '1.25', '1,234'],
      ['a peer', '9', '12'],
    ];
    expect(tableLines(rows)).toEqual([
      'ms      ledges  total',
      '─────────────────────',
      'ours      1.25  1,234',
      'a peer       9     12',
    ]);
  });

  test('leaves no blanks behind a row that ends early', () => {
    expect(tableLines([['a', 'b'], ['c']])[2]).toBe('c');
  });

  test.each([
    [0.123, '0.12'],
    [9.994, '9.99'],
    [9.996, '10.0'],
    [99.94, '99.9'],
    [99.96, '100'],
    [12345.6, '12,346'],
  ])('writes %s ms as %s', (time, text) => {
    expect(milliseconds(time)).toBe(text);
  });

  test('has a dash where nothing can be divided', () => {
    expect([ratio(0.754), ratio(0 / 0), ratio(1 / 0)]).toEqual(['0.75', '–', '–']);
  });

  test('names a case with its cells', () => {
    expect(title({ name: 'ruin', cellSize: 0.25, cellHeight: 0.1 })).toBe('ruin .25/.1');
  });
});

describe('growth', () => {
  const none = { rasterize: 0, lowHanging: 0, ledges: 0, lowHeight: 0, compact: 0, erode: 0 };
  const result = (pieces: number, total: number): CaseResult => ({
    name: 'soup',
    cellSize: 0.2,
    cellHeight: 0.1,
    triangles: pieces,
    columns: pieces,
    rows: 1,
    pieces,
    runs: 5,
    hashes: ['a'],
    measured: [
      { contender: 'ours', times: withSums(none, total), nanosecondsPerPiece: 0, spans: pieces, openSpans: pieces },
    ],
  });
  const growth = { name: 'soup .2/.1', cases: [result(1000, 1), result(10_000, 15)] };

  test('is told for a piece, beside that of the least work', () => {
    expect(perPiece(growth, 0)).toEqual([
      { nanoseconds: 1000, factor: 1 },
      { nanoseconds: 1500, factor: 1.5 },
    ]);
    expect(growthLines(growth).join('\n')).toMatch(/15\.0 +1500\.0 +1\.50/);
  });
});
