import { expect, test } from 'vitest';
import { STAGES } from '../../core/bake/bake';
import { Random } from '../core/random';
import { bakeOf } from './bakeOf';
import { randomLevel } from './randomLevels';
import { testKernel } from './testKernel';

test('the kernel comes to the same as plain TypeScript, stage by stage, on levels of every kind', () => {
  const random = new Random(29);
  const met = { spans: 0, crowded: 0, degenerate: 0, eroded: 0 };
  for (let run = 0; run < 1000; run++) {
    const level = randomLevel(random);
    const plain = bakeOf(level);
    expect(bakeOf(level, testKernel), `run ${run}`).toEqual(plain);
    met.spans += plain.states.length;
    met.degenerate += plain.degenerate;
    if (plain.stages['6-eroded'] !== plain.stages['5-compact']) met.eroded++;
    if (plain.states.length > 50 * level.frame.width * level.frame.depth) met.crowded++;
  }
  // The levels are worth it only if they come to something.
  expect(met.spans).toBeGreaterThan(50_000);
  expect(met.degenerate).toBeGreaterThan(100);
  expect(met.eroded).toBeGreaterThan(200);
  expect(met.crowded).toBeGreaterThan(5);
}, 60_000);

test('stages follow one another in the kernel as they do without it', () => {
  const { stages } = bakeOf(randomLevel(new Random(1)), testKernel);
  expect(Object.keys(stages)).toEqual([...STAGES]);
});
