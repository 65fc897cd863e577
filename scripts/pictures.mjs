// Makes the pictures of the shapes in docs/pictures, from the examples in docs/level-format.md.
// With arguments it draws any level: `node scripts/pictures.mjs samples/ruin.level.json ruin.png [--dark]`.
import { readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { openBrowser } from '../test/workbench/browser.mjs';
import { loadCore } from './pictures/core.mjs';
import { openPreview, pictureOf } from './pictures/previewPage.mjs';
import { savePng } from './pictures/savePng.mjs';
import { root } from './repository.mjs';

const SHAPES = ['box', 'ramp', 'stairs', 'plane', 'cylinder'];

/**
 * The level that a shape stands in: ground around it, and an agent who fits onto it.
 * @param {{ type: string }} shape
 */
const stage = (shape) => ({
  name: shape.type,
  settings: { cellSize: 0.1875, cellHeight: 0.125, height: 9, climb: 4, radius: 1 },
  bounds: { min: [0, -0.125, 0], max: [6, 3, 6] },
  geometry: [{ type: 'plane', min: [0, 0], max: [6, 6], y: 0 }, shape],
});

const core = await loadCore();
const { browser, page } = await openBrowser();
try {
  const [level, picture] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  if (level) await drawLevel(level, picture ?? `${basename(level, '.level.json')}.png`);
  else await drawShapes();
} finally {
  await browser.close();
}

async function drawShapes() {
  await openPreview(page, { width: 340, height: 230 });
  const examples = [...readFileSync(join(root, 'docs', 'level-format.md'), 'utf8').matchAll(/^```json\n(.*?)^```/gms)];
  const values = examples
    .map(([, text]) => text)
    .filter((text) => text.startsWith('{ "type"'))
    .map((text) => JSON.parse(text));
  for (const [i, type] of SHAPES.entries()) {
    const baked = await bake(JSON.stringify(stage(values.find((value) => value.type === type))), root);
    savePng(join(root, 'docs', 'pictures', `shapes-${type}.png`), await pictureOf(page, baked, i + 1));
  }
}

/**
 * @param {string} level
 * @param {string} picture
 */
async function drawLevel(level, picture) {
  await openPreview(page, { width: 1200, height: 800, dark: process.argv.includes('--dark') });
  savePng(resolve(picture), await pictureOf(page, await bake(readFileSync(level, 'utf8'), dirname(level)), 1));
}

/**
 * Bakes a level for its first agent.
 * @param {string} text
 * @param {string} folder where the files lie that it names
 */
async function bake(text, folder) {
  const files = { text: async (/** @type {string} */ name) => readFileSync(resolve(folder, name), 'utf8') };
  let first;
  const { report } = await core.bakeLevel(text, files, core.runToEnd, {
    onBaked: (result, summary) => {
      first ??= { packet: core.packSpans(result.solid, result.compact), summary };
    },
  });
  for (const { code, severity, message } of report.problems) if (severity !== 'hint') console.log(`${code} ${message}`);
  if (!first) throw new Error('The level is not baked.');
  return first;
}
