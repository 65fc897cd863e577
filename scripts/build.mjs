// Bundles the programs into dist/, with the licences of what is in them. `--watch` keeps rebuilding, `--development` leaves them readable.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, context } from 'esbuild';
import { noticesOf } from './notices.mjs';
import { programs } from './programs.mjs';
import { root } from './repository.mjs';

const watch = process.argv.includes('--watch');
const minify = !watch && !process.argv.includes('--development');
const finish = { minify, sourcemap: minify ? false : /** @type {const} */ ('linked') };

if (watch) {
  for (const program of Object.values(programs)) await (await context({ ...program, ...finish })).watch();
  console.log('Watching; dist/ follows every change.');
} else {
  const builds = Object.values(programs).map((program) =>
    build({ ...program, ...finish, metafile: /** @type {const} */ (true) }),
  );
  const metafiles = (await Promise.all(builds)).map(({ metafile }) => metafile);
  writeFileSync(join(root, 'dist', 'THIRD-PARTY-NOTICES.txt'), noticesOf(metafiles));
}
