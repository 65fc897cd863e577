import { describe, expect, test } from 'vitest';
import { leastTimes, type StageTimes, summedTimes, withSums } from '../../bench/spans/stageTimes';
import { type Pair, ratioOfSums, speedUpOf, targetsOf } from '../../bench/spans/targets';

/** Times of which some matter. */
function times(given: Partial<Omit<StageTimes, 'filters'>>): StageTimes {
  const { total = 10, ...stages } = given;
  return withSums({ rasterize: 1, lowHanging: 1, ledges: 1, lowHeight: 1, compact: 1, erode: 1, ...stages }, total);
}

function pair(name: string, ours: StageTimes, recast: StageTimes): Pair {
  return { name, ours, recast };
}

describe('the times of stages', () => {
  test('are, of several runs, the least of each stage by itself', () => {
    const first = times({ rasterize: 5, erode: 2, total: 11 });
    const second = times({ rasterize: 4, erode: 3, total: 12 });
    expect(leastTimes(undefined, first)).toEqual(first);
    expect(leastTimes(first, second)).toEqual(times({ rasterize: 4, erode: 2, total: 11 }));
  });

  test('have the three filters together too', () => {
    expect(times({ lowHanging: 2, ledges: 3, lowHeight: 4 }).filters).toBe(9);
    expect(summedTimes([times({ ledges: 3 }), times({ ledges: 4 })]).filters).toBe(11);
  });
});

test('a way with more threads is held against the one with a single thread', () => {
  const faster = { than: 'one', inCase: 'terrain', times: 1.6 };
  const way = { name: 'two', bake: () => Promise.reject(), faster };
  const speedUp = (one: number, two: number) =>
    speedUpOf(way, (name, inCase) => times({ total: inCase !== 'terrain' ? 1 : name === 'one' ? one : two }));
  expect(speedUp(16, 10)).toMatchObject([{ contender: 'two', ratio: 1.6, reached: true }]);
  expect(speedUp(15, 10)).toMatchObject([{ reached: false }]);
  expect(speedUpOf(way, (name) => (name === 'one' ? times({}) : undefined))).toEqual([]);
});

describe('a ratio over several cases', () => {
  test('is that of the sums, in which a long case counts more than a short one', () => {
    const short = pair('short', times({ total: 30 }), times({ total: 10 }));
    const long = pair('long', times({ total: 70 }), times({ total: 90 }));
    expect(ratioOfSums([short, long]).total).toBe(1);
  });

  const atMost = { overSum: 0.75, each: 1 };
  const way = { name: 'ours', bake: () => Promise.reject(), atMost };
  const reached = (pairs: Pair[]) => targetsOf(way, pairs).map((target) => target.reached);

  test('reaches a target that it equals', () => {
    const equal = pair('a', times({ total: 75 }), times({ total: 100 }));
    expect(reached([equal])).toEqual([true, true, true, true]);
    const above = pair('a', times({ total: 76 }), times({ total: 100 }));
    expect(reached([above])).toEqual([false, true, true, true]);
  });

  test('tells the worst case where each case has a target', () => {
    const good = pair('good', times({ total: 10 }), times({ total: 100 }));
    const bad = pair('bad', times({ total: 11 }), times({ total: 10 }));
    const [overSum, each] = targetsOf(way, [good, bad]);
    expect(overSum.reached).toBe(true);
    expect(each).toMatchObject({ reached: false, worstCase: 'bad', ratio: 1.1 });
  });

  test('is asked of ledges and of compact alone too', () => {
    expect(reached([pair('a', times({ total: 1, ledges: 2 }), times({}))])).toEqual([true, true, false, true]);
    expect(reached([pair('a', times({ total: 1, compact: 2 }), times({}))])).toEqual([true, true, true, false]);
  });
});
