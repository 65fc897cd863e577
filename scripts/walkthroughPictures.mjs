// Makes the pictures of the walkthrough in media/walkthrough anew, in the real workbench: `node scripts/walkthroughPictures.mjs`.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { savePng } from './pictures/savePng.mjs';
import { root, workFolder } from './repository.mjs';

const folder = join(root, 'media', 'walkthrough');
const samples = join(root, 'samples');
const size = { width: 1180, height: 720 };

/** The driver of the workbench is written for tests, in TypeScript. */
const driver = join(workFolder, 'pictures', 'openWorkbench.mjs');
await build({
  absWorkingDir: root,
  entryPoints: ['test/workbench/openWorkbench.ts'],
  outfile: driver,
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  plugins: [
    {
      // Our own modules know the repository by where they lie.
      name: 'modules stay where they are',
      setup: ({ onResolve }) =>
        onResolve({ filter: /\.mjs$/ }, ({ path, resolveDir }) => ({ path: join(resolveDir, path), external: true })),
    },
  ],
});
/** @type {typeof import('../test/workbench/openWorkbench')} */
const { openWorkbench } = await import(pathToFileURL(driver).href);
mkdirSync(folder, { recursive: true });

/**
 * @param {string} name
 * @param {import('playwright-core').Page | import('playwright-core').Locator} what
 */
async function take(name, what) {
  savePng(join(folder, `${name}.png`), await what.screenshot());
}

await drawCourtyard();
await drawProblems();

async function drawCourtyard() {
  const opened = await openWorkbench({ workspace: samples, file: 'courtyard.level.json', theme: 'light' });
  const { workbench } = opened;
  const { page } = workbench;
  try {
    await page.setViewportSize(size);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await workbench.runCommand('View: Toggle Primary Side Bar Visibility');
    const preview = await workbench.preview();
    await preview.drawn();
    await page.waitForTimeout(1_500);
    await take('open', page);
    await take('colours', preview.frame.locator('main'));
    await page.setViewportSize({ ...size, height: 1_000 });
    await preview.canvas.press('?');
    const sheet = preview.frame.locator('[role=dialog]');
    await sheet.waitFor();
    await page.waitForTimeout(500);
    await take('look', sheet);
    await page.keyboard.press('Escape');
    await page.setViewportSize(size);
    const lines = readFileSync(join(samples, 'humanoid.spans.json'), 'utf8').split('\n');
    const line = lines.findIndex((one) => one.includes('"radius"')) + 1;
    await workbench.focusEditor();
    await workbench.openFile('humanoid.spans.json');
    await workbench.edit({ line, column: lines[line - 1].indexOf('2') + 1, remove: 1, insert: '4' });
    await page.waitForTimeout(2_500);
    await take('change', page);
  } finally {
    await opened.close();
  }
}

async function drawProblems() {
  const opened = await openWorkbench({ workspace: samples, theme: 'light' });
  const { workbench } = opened;
  const { page } = workbench;
  try {
    await page.setViewportSize(size);
    await workbench.runCommand('View: Toggle Primary Side Bar Visibility');
    await workbench.openFile('broken.level.json');
    await workbench.showProblems();
    const problem = workbench.problem('addresses no vertex');
    await problem.click({ position: { x: 200, y: 10 } });
    await page.keyboard.press('Enter');
    await page.waitForTimeout(1_500);
    await take('problems', page);
    await page.setContent(terminal());
    await take('headless', page.locator('pre'));
  } finally {
    await opened.close();
  }
}

/** What the command line prints of two levels, as a terminal shows it. */
function terminal() {
  const levels = ['samples/broken.level.json', 'samples/courtyard.level.json'];
  const env = { ...process.env, FORCE_COLOR: '1' };
  const { stdout } = spawnSync(process.execPath, ['dist/cli.js', 'check', ...levels], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  const text = `$ ledgelight check ${levels.join(' ')}\n${stdout}`
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('\x1b[31m', '<span style="color: #f48771">')
    .replaceAll('\x1b[36m', '<span style="color: #4fc1ff">')
    .replaceAll('\x1b[39m', '</span>');
  const style = 'font: 13px/1.5 monospace; padding: 20px; margin: 0; white-space: pre-wrap; width: 860px';
  return `<body style="background: #1e1e1e"><pre style="${style}; background: #1e1e1e; color: #d4d4d4">${text}</pre></body>`;
}
