// Bundles the programs into dist/, with the kernel beside them and the licences of what is in them. `--watch` keeps
// rebuilding, `--development` leaves them readable.
import { mkdirSync, watch as watchFolder, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, context } from 'esbuild';
import { kernelCode } from './kernel.mjs';
import { noticesOf } from './notices.mjs';
import { kernelFile, programs } from './programs.mjs';
import { root } from './repository.mjs';

const watch = process.argv.includes('--watch');
const minify = !watch && !process.argv.includes('--development');
const finish = { minify, sourcemap: minify ? false : /** @type {const} */ ('linked') };

async function buildKernel() {
  const code = await kernelCode();
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(join(root, kernelFile), code);
}

/** Builds the kernel after every change of its sources. One that does not compile is told of; the last one stays. */
function followKernel() {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  watchFolder(join(root, 'kernel'), () => {
    clearTimeout(timer);
    timer = setTimeout(() => buildKernel().catch((error) => console.error(error.message)), 100);
  });
}

await buildKernel();
if (watch) {
  for (const program of Object.values(programs)) await (await context({ ...program, ...finish })).watch();
  followKernel();
  console.log('Watching; dist/ follows every change.');
} else {
  const builds = Object.values(programs).map((program) =>
    build({ ...program, ...finish, metafile: /** @type {const} */ (true) }),
  );
  const metafiles = (await Promise.all(builds)).map(({ metafile }) => metafile);
  writeFileSync(join(root, 'dist', 'THIRD-PARTY-NOTICES.txt'), noticesOf(metafiles));
}
