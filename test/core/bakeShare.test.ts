import { expect, test } from 'vitest';
import { STAGES } from '../../core/bake/bake';
import { shareOfBake } from '../../core/bake/bakeShare';

test('the share of a bake begins at 0, ends at 1, and each stage goes on where the one before ended', () => {
  expect(shareOfBake({ stage: STAGES[0], share: 0 })).toBe(0);
  expect(shareOfBake({ stage: STAGES[6], share: 1 })).toBeCloseTo(1, 12);
  STAGES.slice(1).forEach((stage, i) => {
    const end = shareOfBake({ stage: STAGES[i], share: 1 });
    expect(shareOfBake({ stage, share: 0 })).toBeCloseTo(end, 12);
    expect(end).toBeGreaterThan(shareOfBake({ stage: STAGES[i], share: 0 }));
  });
});
