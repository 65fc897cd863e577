import { expect, test } from 'vitest';
import refusals from '../golden/refusals.json';
import { useLedgelight } from './ledgelight';

const ledgelight = useLedgelight();

test('ledgelight check refuses every level that has to be refused', async () => {
  for (const { name, level } of refusals) ledgelight.write(`refusals/${name}.level.json`, level);
  const { code, out } = await ledgelight.run('check', 'refusals/*.level.json', '--format', 'json');
  expect(code).toBe(1);
  const levels: { file: string; errors: number }[] = JSON.parse(out);
  const refused = levels.filter(({ errors }) => errors > 0).map(({ file }) => file.replaceAll('\\', '/'));
  expect(refused.sort()).toEqual(refusals.map(({ name }) => `refusals/${name}.level.json`).sort());
});
