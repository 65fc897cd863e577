// `npm run package`: builds, and packs the extension into ledgelight-VERSION.vsix.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './repository.mjs';
import { runCommand } from './runCommand.mjs';
import { explain, setUpPackages } from './setup.mjs';

try {
  await setUpPackages();
  await runCommand(process.execPath, ['scripts/build.mjs']);
  const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const { packageExtension } = await import('./package/packageExtension.mjs');
  await packageExtension(join(root, `${name}-${version}.vsix`));
} catch (error) {
  explain(error);
  process.exitCode = 1;
}
