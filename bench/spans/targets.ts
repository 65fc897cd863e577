import type { OurWay } from './contender';
import { ratios, type StageTimes, summedTimes } from './stageTimes';

/** A target, what came out, and whether that is enough. */
export interface Target {
  readonly contender: string;
  readonly target: string;
  readonly ratio: number;
  /** The case that the ratio is of, for a target that each case has to reach. */
  readonly worstCase?: string;
  readonly reached: boolean;
}

/** Times of one of ours and of Recast in the same case. */
export interface Pair {
  readonly name: string;
  readonly ours: StageTimes;
  readonly recast: StageTimes;
}

/** Over all cases: the sum of ours as a ratio to the sum of Recast's, stage by stage. */
export function ratioOfSums(pairs: readonly Pair[]): StageTimes {
  return ratios(summedTimes(pairs.map(({ ours }) => ours)), summedTimes(pairs.map(({ recast }) => recast)));
}

/** What one of our ways has reached of its targets beside Recast. */
export function targetsOf({ name: contender, atMost }: OurWay, pairs: readonly Pair[]): Target[] {
  if (!atMost) return [];
  const sums = ratioOfSums(pairs);
  const overSum = (key: keyof StageTimes, what: string, limit: number): Target => ({
    contender,
    target: `${what} at most ${limit.toFixed(2)} over the sum`,
    ratio: sums[key],
    reached: sums[key] <= limit,
  });
  const targets = [overSum('total', 'total', atMost.overSum)];
  if (atMost.each !== undefined) targets.push(onEach(contender, pairs, atMost.each));
  return [...targets, overSum('ledges', 'ledges', 1), overSum('compact', 'compact', 1)];
}

/**
 * What one of our ways has reached beside another that it has to be faster than.
 * @param timesIn the times of a way in the case that this is about; undefined where it took no part
 */
export function speedUpOf(
  { name, faster }: OurWay,
  timesIn: (way: string, inCase: string) => StageTimes | undefined,
): Target[] {
  if (!faster) return [];
  const [slow, fast] = [timesIn(faster.than, faster.inCase), timesIn(name, faster.inCase)];
  if (!slow || !fast) return [];
  const ratio = slow.total / fast.total;
  const target = `at least ${faster.times.toFixed(2)} times faster than “${faster.than}” in ${faster.inCase}`;
  return [{ contender: name, target, ratio, reached: ratio >= faster.times }];
}

function onEach(contender: string, pairs: readonly Pair[], limit: number): Target {
  const shares = pairs.map(({ name, ours, recast }) => ({ name, ratio: ours.total / recast.total }));
  const worst = shares.reduce((a, b) => (b.ratio > a.ratio ? b : a));
  return {
    contender,
    target: `total at most ${limit.toFixed(2)} in each case`,
    ratio: worst.ratio,
    worstCase: worst.name,
    reached: worst.ratio <= limit,
  };
}
