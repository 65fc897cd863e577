// Ours beside the peers, case by case.
import { caseLines } from './caseReport';
import type { Contender } from './contender';
import { OUR_WAYS } from './contenders';
import { type CaseResult, measureCase } from './measure';
import { type CaseRecipe, makeCase } from './spanCase';
import { type Summary, speedUps, summaries, summaryLines } from './summary';
import type { Target } from './targets';

/** All cases, and what they come to together. */
export interface Comparison {
  readonly cases: readonly CaseResult[];
  readonly summary: readonly Summary[];
  readonly speedUps: readonly Target[];
}

/**
 * Measures case after case.
 * @param say takes lines of text as soon as there are any
 */
export async function compare(
  recipes: readonly CaseRecipe[],
  contenders: readonly Contender[],
  runs: number | undefined,
  say: (lines: readonly string[]) => void,
): Promise<Comparison> {
  const cases: CaseResult[] = [];
  for (const recipe of recipes) {
    const result = await measureCase(makeCase(recipe), contenders, runs);
    cases.push(result);
    say(caseLines(result, namesOfOurs()));
  }
  const summary = summaries(cases, OUR_WAYS);
  const faster = speedUps(cases, OUR_WAYS);
  say(summaryLines(summary, faster));
  return { cases, summary, speedUps: faster };
}

function namesOfOurs(): string[] {
  return OUR_WAYS.map(({ name }) => name);
}
