// What all cases together came to.

import { timesOf, title } from './caseReport';
import { type OurWay, RECAST } from './contender';
import type { CaseResult } from './measure';
import { ratios, type StageTimes } from './stageTimes';
import { ratio, TIME_COLUMNS, tableLines } from './table';
import { type Pair, ratioOfSums, speedUpOf, type Target, targetsOf } from './targets';

/** Ratios of one of our ways to Recast in each case and over the sum, and its targets. */
export interface Summary {
  readonly contender: string;
  readonly cases: readonly { readonly name: string; readonly ratios: StageTimes }[];
  readonly overSum: StageTimes;
  readonly targets: readonly Target[];
}

/** A summary for each of our ways that took part in a case together with Recast. */
export function summaries(results: readonly CaseResult[], ways: readonly OurWay[]): Summary[] {
  return ways.flatMap((way) => {
    const pairs = results.flatMap((result): Pair[] => {
      const [ours, recast] = [timesOf(result, way.name), timesOf(result, RECAST)];
      return ours && recast ? [{ name: title(result), ours, recast }] : [];
    });
    if (pairs.length === 0) return [];
    const cases = pairs.map(({ name, ours, recast }) => ({ name, ratios: ratios(ours, recast) }));
    return [{ contender: way.name, cases, overSum: ratioOfSums(pairs), targets: targetsOf(way, pairs) }];
  });
}

/** What our ways have reached of being faster than others of ours. */
export function speedUps(results: readonly CaseResult[], ways: readonly OurWay[]): Target[] {
  const timesIn = (way: string, inCase: string) => {
    const result = results.find(({ name }) => name === inCase);
    return result && timesOf(result, way);
  };
  return ways.flatMap((way) => speedUpOf(way, timesIn));
}

/** {@link summaries} and {@link speedUps} as text. */
export function summaryLines(all: readonly Summary[], faster: readonly Target[]): string[] {
  const tables = all.flatMap(({ contender, cases, overSum }) => {
    const head = [`${contender} ÷ Recast`, ...TIME_COLUMNS.map(({ head }) => head)];
    const row = (name: string, shares: StageTimes) => [name, ...TIME_COLUMNS.map(({ key }) => ratio(shares[key]))];
    const rows = [...cases.map(({ name, ratios }) => row(name, ratios)), row('sum of all cases', overSum)];
    return [...tableLines([head, ...rows]), ''];
  });
  return [...tables, ...targetLines([...all.flatMap(({ targets }) => targets), ...faster])];
}

function targetLines(targets: readonly Target[]): string[] {
  if (targets.length === 0) return [];
  const rows = targets.map(({ contender, target, worstCase, reached, ...one }) => [
    `${contender}: ${target}${worstCase ? `; worst: ${worstCase}` : ''}`,
    ratio(one.ratio),
    reached ? 'reached' : 'missed',
  ]);
  return tableLines([['target', 'ratio', ''], ...rows]);
}
