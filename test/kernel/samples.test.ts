import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readLevel } from '../../core/level/levelReader';
import { root } from '../../scripts/repository.mjs';
import { bakeOf } from './bakeOf';
import { testKernel } from './testKernel';

const read = (name: string) => readFileSync(join(root, 'samples', name), 'utf8');
const names = readdirSync(join(root, 'samples')).filter((name) => name.endsWith('.level.json'));

test.each(names)('%s comes to the same with the kernel, for each of its agents', async (name) => {
  const { levels } = await readLevel(read(name), { text: async (reference) => read(reference) });
  for (const level of levels) expect(bakeOf(level, testKernel)).toEqual(bakeOf(level));
});
