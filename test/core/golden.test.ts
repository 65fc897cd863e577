import { describe, expect, test } from 'vitest';
import { expectGolden, firstDifference, goldenNames } from '../hosts/goldenLevels';
import { hereHost } from '../hosts/stageFigures';

describe('the golden levels', () => {
  test('are all 88 there', () => {
    expect(goldenNames).toHaveLength(88);
  });

  test.each(goldenNames)('%s matches its expected figures in every stage', async (name) => {
    await expectGolden(hereHost(), name);
  });
});

describe('a mismatch', () => {
  test('is told by the first line that differs', () => {
    const expected = 'solid 1 1 4\n0 0 0 1 63\n0 0 2 3 0\n';
    expect(firstDifference('solid 1 1 4\n0 0 0 2 63\n', expected)).toBe(
      'line 2 is “0 0 0 2 63”, expected “0 0 0 1 63”',
    );
    expect(firstDifference('solid 1 1 4\n0 0 0 1 63\n', expected)).toBe('line 3 is “”, expected “0 0 2 3 0”');
  });

  test('is told when there is a line too many', () => {
    expect(firstDifference('solid 1 1 4\n\n0 0 2 3 0', 'solid 1 1 4\n')).toBe('line 3 is one too many: “0 0 2 3 0”');
  });
});
