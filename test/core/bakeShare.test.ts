import { expect, test } from 'vitest';
import { BAKE_PARTS, type BakeProgress, STAGES } from '../../core/bake/bake';
import { bakeLevel } from '../../core/bake/bakeLevel';
import { shareOfBake } from '../../core/bake/bakeShare';
import bridge from '../golden/bridge.level.json';

test('the share of a bake begins at 0, ends at 1, and each part goes on where the one before ended', () => {
  const last = BAKE_PARTS[BAKE_PARTS.length - 1];
  expect(shareOfBake({ stage: STAGES[0], share: 0 })).toBe(0);
  expect(shareOfBake({ stage: last, share: 1 })).toBeCloseTo(1, 12);
  BAKE_PARTS.slice(1).forEach((stage, i) => {
    const end = shareOfBake({ stage: BAKE_PARTS[i], share: 1 });
    expect(shareOfBake({ stage, share: 0 })).toBeCloseTo(end, 12);
    expect(end).toBeGreaterThan(shareOfBake({ stage: BAKE_PARTS[i], share: 0 }));
  });
});

test('a bake does not stand at its end, under the name of its last stage, while its picture is made', async () => {
  const heard: BakeProgress[] = [];
  let packed = 0;
  await bakeLevel(
    JSON.stringify(bridge),
    { text: () => Promise.reject(new Error()) },
    (steps) => {
      for (;;) {
        const next = steps.next();
        if (next.done) return next.value;
        heard.push(next.value);
      }
    },
    {
      onSpans: () => {
        packed = heard.length;
      },
      onDetails: () => {},
    },
  );
  // A level without volumes is never said to be at its volumes.
  expect(heard.map(({ stage }) => stage)).not.toContain('7-areas');
  expect(heard[packed - 1].stage).toBe('packets');
  expect(shareOfBake(heard[packed - 1])).toBeLessThan(0.9);
  const shares = heard.map(shareOfBake);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(heard[heard.length - 1].stage).toBe('findings');
});
