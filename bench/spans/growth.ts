// Whether the time grows as the work does, and no faster.
import { grouped } from '../../core/figures';
import { title } from './caseReport';
import type { Contender } from './contender';
import { type CaseResult, measureCase } from './measure';
import { type CaseRecipe, makeCase } from './spanCase';
import { milliseconds, ratio, tableLines } from './table';

/** One kind of case with ever more work. */
export interface Growth {
  readonly name: string;
  readonly cases: readonly CaseResult[];
}

/**
 * Lets the contenders run cases of one kind.
 * @param series from the least work to the most
 */
export async function measureGrowth(
  series: readonly CaseRecipe[],
  contenders: readonly Contender[],
  runs: number | undefined,
): Promise<Growth> {
  const cases: CaseResult[] = [];
  for (const recipe of series) cases.push(await measureCase(makeCase(recipe), contenders, runs));
  return { name: title(series[0]), cases };
}

/** The whole stage's nanoseconds for a piece in each case, and how they compare with the first case's. */
export function perPiece({ cases }: Growth, contender: number): { nanoseconds: number; factor: number }[] {
  const nanoseconds = cases.map(({ measured, pieces }) => (1e6 * measured[contender].times.total) / pieces);
  return nanoseconds.map((value) => ({ nanoseconds: value, factor: value / nanoseconds[0] }));
}

/** {@link Growth} as text. */
export function growthLines(growth: Growth): string[] {
  const { name, cases } = growth;
  const head = [name, 'triangles', 'columns', 'spans', 'pieces', 'runs', 'total ms', 'ns/piece', 'to the first'];
  const rows = cases[0].measured.flatMap(({ contender }, number) => {
    const shares = perPiece(growth, number);
    return cases.map(({ triangles, columns, pieces, runs, measured }, i) => [
      i === 0 ? contender : '',
      ...[triangles, columns, measured[number].spans, pieces, runs].map(grouped),
      milliseconds(measured[number].times.total),
      shares[i].nanoseconds.toFixed(1),
      ratio(shares[i].factor),
    ]);
  });
  return [...tableLines([head, ...rows]), ''];
}
