import { expect, test } from 'vitest';
import { kernelLog } from '../../extension/kernelLog';

test('The log tells once in what levels are baked, again when that changes, and why the kernel is not used', () => {
  const lines: string[] = [];
  const log = kernelLog({
    info: (line: string) => lines.push(`info: ${line}`),
    warn: (line: string) => lines.push(`warning: ${line}`),
  });
  const damaged = { used: false, obstacle: 'it is damaged' };
  const uses = [{ used: true }, { used: true }, { used: false }, { used: false }, { used: true }, damaged, damaged];
  for (const use of uses) log(use);
  expect(lines).toEqual([
    'info: Levels are baked in the kernel.',
    'info: Levels are baked in plain TypeScript, as the setting ledgelight.kernel says.',
    'info: Levels are baked in the kernel.',
    'warning: The kernel cannot be used here (it is damaged); levels are baked in plain TypeScript, to the same spans.',
  ]);
});
