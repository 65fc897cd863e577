import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { noticesOf } from '../../scripts/notices.mjs';
import { programs } from '../../scripts/programs.mjs';

test('The notices hold the licence of every package in a bundle, once', async () => {
  const options = { write: false, metafile: true } as const;
  const { metafile } = await build({ ...programs.worker, ...options });
  const notices = noticesOf([metafile, metafile]);
  expect(notices.match(/^jsonc-parser [\d.]+ \(MIT\)$/gm)).toHaveLength(1);
  expect(notices).toContain('Copyright (c) Microsoft');
  expect(notices).not.toContain('@babylonjs/core');
});
