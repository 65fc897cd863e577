// The preview's own page without an editor around it: what it says goes nowhere, what it is told comes from here.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { programs } from '../programs.mjs';
import { root, workFolder } from '../repository.mjs';

const LIGHT = { background: '#ffffff', kind: 'vscode-light' };
const DARK = { background: '#1f1f1f', kind: 'vscode-dark' };

/**
 * Opens the preview in a page.
 * @param {import('playwright-core').Page} page
 * @param {{ width: number, height: number, dark?: boolean }} look
 */
export async function openPreview(page, { width, height, dark = false }) {
  const bundle = join(workFolder, 'pictures', 'webview.js');
  await build({ ...programs.webview, outfile: bundle });
  const { background, kind } = dark ? DARK : LIGHT;
  await page.setViewportSize({ width, height });
  await page.setContent(`<!DOCTYPE html>
    <style>:root { --vscode-editor-background: ${background}; }</style>
    <style>${readFileSync(join(root, 'media', 'preview.css'), 'utf8')}</style>
    <style>.toolbar, .legend { display: none !important; }</style>
    <body class="${kind}"><div id="app"></div></body>`);
  await page.evaluate(() => {
    Object.assign(window, { acquireVsCodeApi: () => ({ postMessage() {}, getState() {}, setState() {} }) });
  });
  await page.addScriptTag({ path: bundle });
}

/**
 * Shows a bake in a page with the preview, and takes a picture of it.
 * @param {import('playwright-core').Page} page
 * @param {{ packet: ArrayBuffer, summary: import('../../core/index').BakeSummary }} baked
 * @param {number} version one that no picture in this page had before
 * @returns {Promise<Buffer>} a PNG
 */
export async function pictureOf(page, { packet, summary }, version) {
  const bytes = Buffer.from(packet).toString('base64');
  const { level, agent, spans, walkableCells, walkableSquareMetres, milliseconds } = summary;
  const figures = { level, agent, agents: [agent], spans, walkableCells, walkableSquareMetres, milliseconds };
  await page.evaluate(
    ({ bytes, figures, version }) => {
      const packet = Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0)).buffer;
      window.postMessage({ type: 'picture', version, packet, summary: figures });
    },
    { bytes, figures, version },
  );
  await page.locator(`body[data-drawn-version="${version}"]`).waitFor({ timeout: 120_000 });
  // A level that differs in size is fitted anew only when somebody asks.
  await page.locator('#view').press('f');
  await page.waitForTimeout(2000);
  return page.locator('#view').screenshot();
}
