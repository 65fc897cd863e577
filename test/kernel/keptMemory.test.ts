import { expect, test } from 'vitest';
import { SpanKernel } from '../../core/kernel/spanKernel';
import { kernelCode } from '../../scripts/kernel.mjs';

const LARGE = 2 ** 28 + 1;

async function kernelWithLargeBay() {
  const kernel = SpanKernel.compile(await kernelCode());
  const bay = kernel.take(2 ** 20);
  bay.memory.reach(LARGE);
  kernel.giveBack(bay);
  return { kernel, bay };
}

/** Takes room for a bake of so many columns, and gives it back. */
function takeOnce(kernel: SpanKernel, columns: number) {
  const bay = kernel.take(columns);
  kernel.giveBack(bay);
  return bay;
}

test('large and small bakes in turns share one memory', async () => {
  const { kernel, bay } = await kernelWithLargeBay();
  for (let i = 0; i < 50; i++) expect(takeOnce(kernel, i % 2 === 0 ? 100 : 2 ** 20)).toBe(bay);
});

test('a large memory is let go of after many bakes that are too small for it', async () => {
  const { kernel, bay } = await kernelWithLargeBay();
  const taken = Array.from({ length: 30 }, () => takeOnce(kernel, 100));
  expect(taken[0]).toBe(bay);
  expect(taken.at(-1)).not.toBe(bay);
  expect(taken.at(-1)?.memory.bytes).toBeLessThan(LARGE);
});
