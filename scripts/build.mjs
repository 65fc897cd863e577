// Bundles the programs into dist/. `--watch` keeps rebuilding, `--development` leaves them readable.
import { build, context } from 'esbuild';
import { programs } from './programs.mjs';

const watch = process.argv.includes('--watch');
const minify = !watch && !process.argv.includes('--development');
const finish = { minify, sourcemap: minify ? false : /** @type {const} */ ('linked') };

if (watch) {
  for (const program of Object.values(programs)) await (await context({ ...program, ...finish })).watch();
  console.log('Watching; dist/ follows every change.');
} else {
  await Promise.all(Object.values(programs).map((program) => build({ ...program, ...finish })));
}
