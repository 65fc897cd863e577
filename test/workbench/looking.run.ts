// Looking at a level: views, overlays, measuring, and pictures of it.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../../scripts/repository.mjs';
import { keepScreenshotOfFailures } from './evidence';
import { type OpenedWorkbench, openWorkbench } from './openWorkbench';
import { type Colour, Picture } from './picture';
import type { PreviewFrame } from './previewFrame';

let opened: OpenedWorkbench;
let preview: PreviewFrame;
/** The colour of what is drawn and written over the spans. */
let ink: Colour;
beforeAll(async () => {
  opened = await openWorkbench({
    workspace: join(root, 'samples'),
    file: 'courtyard.level.json',
    settings: { 'ledgelight.openPreviewWithLevel': true, 'files.simpleDialog.enable': true },
  });
  // Without gliding a view is there as soon as it is asked for.
  await opened.workbench.page.emulateMedia({ reducedMotion: 'reduce' });
  preview = await opened.workbench.preview();
  await preview.drawn();
  const colour = await preview.canvas.evaluate((canvas) => getComputedStyle(canvas.ownerDocument.body).color);
  const [red, green, blue] = (colour.match(/\d+/g) ?? []).map(Number);
  ink = [red, green, blue];
});
afterAll(() => opened?.close());
keepScreenshotOfFailures(() => opened?.workbench);

async function press(key: string): Promise<void> {
  await preview.canvas.focus();
  await opened.workbench.page.keyboard.press(key);
}

/** Where places of the level are in the picture, to a tenth of a pixel. */
async function places(...points: (readonly [x: number, row: number, z: number])[]): Promise<string[]> {
  const all = await Promise.all(points.map(([x, row, z]) => preview.screenOf(x, row, z)));
  return all.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
}

async function click(x: number, row: number, z: number): Promise<void> {
  const place = await preview.screenOf(x, row, z);
  await preview.canvas.click({ position: { x: Math.round(place.x), y: Math.round(place.y) } });
}

const inkPixels = async () => (await preview.picture()).countNear(ink, 4);
const said = () => preview.frame.locator('.announcement [role=status]');

test.each([
  ['2', 'Top', [40, 2, 30], [40, 30, 30]],
  ['3', 'Front', [40, 2, 0], [40, 2, 50]],
  ['4', 'Side', [0, 2, 30], [70, 2, 30]],
] as const)('Key %s looks flat from the %s, and marks its button', async (key, label, near, far) => {
  const [before, behind] = await places(near, far);
  expect(before).not.toBe(behind);
  await press(key);
  await preview.frame.locator('.views [aria-pressed=true]', { hasText: label }).waitFor();
  await expect.poll(async () => new Set(await places(near, far)).size).toBe(1);
  await opened.workbench.screenshot(`view-${label.toLowerCase()}`);
  await press('1');
  await expect.poll(() => places(near, far)).toEqual([before, behind]);
});

test('A view that is turned by hand is a free one', async () => {
  await preview.frame.locator('.views vscode-button', { hasText: 'Top' }).click();
  await preview.frame.locator('.views [aria-pressed=true]', { hasText: 'Top' }).waitFor();
  await press('ArrowDown');
  await preview.frame.locator('.views [aria-pressed=true]', { hasText: 'Free' }).waitFor();
  await press('1');
});

test.each([
  ['b', 'Bounds', 800],
  ['v', 'Volumes', 15],
  ['w', 'Source triangles', 800],
])('Key %s draws over the spans, and takes it away again (%s)', async (key, label, least) => {
  const without = await inkPixels();
  await press(key);
  await expect.poll(inkPixels, { timeout: 10_000 }).toBeGreaterThan(without + least);
  await opened.workbench.screenshot(`overlay-${key}`);
  await preview.frame.locator('vscode-button', { hasText: 'More' }).click();
  const entry = preview.frame.locator('.menu vscode-checkbox', { hasText: label });
  expect(await entry.getAttribute('aria-checked')).toBe('true');
  await entry.click();
  await opened.workbench.page.keyboard.press('Escape');
  await expect.poll(inkPixels, { timeout: 10_000 }).toBe(without);
});

test('What lies over the spans comes back after a lost graphics context', async () => {
  await press('b');
  await press('w');
  const before = await inkPixels();
  await preview.canvas.evaluate(async (canvas: HTMLCanvasElement) => {
    const context = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    context?.loseContext();
    await new Promise((resolve) => setTimeout(resolve, 100));
    context?.restoreContext();
  });
  await expect.poll(inkPixels, { timeout: 10_000 }).toBe(before);
  await press('b');
  await press('w');
  await expect.poll(inkPixels).toBeLessThan(before - 1600);
});

test('Axes and scale are there from the beginning, and go', async () => {
  const before = await inkPixels();
  await press('x');
  await expect.poll(inkPixels, { timeout: 10_000 }).toBeLessThan(before - 100);
  await press('x');
  await expect.poll(inkPixels, { timeout: 10_000 }).toBe(before);
});

test('Two clicks measure, a drag in between turns the picture, Escape ends it', async () => {
  const { page } = opened.workbench;
  await press('m');
  await said().filter({ hasText: 'choose a cell' }).waitFor();
  await click(30, 2, 55);
  await said().filter({ hasText: 'measure to' }).waitFor();
  const [before] = await places([20, 2, 50]);
  const box = await preview.canvas.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 300, (box?.y ?? 0) + 420);
  await page.mouse.down();
  await page.mouse.move((box?.x ?? 0) + 330, (box?.y ?? 0) + 420, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await places([20, 2, 50]))[0]).not.toBe(before);
  expect(await said().textContent()).toContain('measure to');
  await click(15, 2, 57);
  await said().filter({ hasText: '4.54 m across · level · 15 × 2 cells · 0 rows' }).waitFor({ state: 'attached' });
  await opened.workbench.screenshot('measure');
  await press('Escape');
  await expect.poll(() => said().textContent()).toBe('');
  await press('1');
});

test('The picture is copied, and says so quietly', async () => {
  await opened.workbench.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await press('c');
  await said().filter({ hasText: 'Picture copied.' }).waitFor({ timeout: 15_000 });
});

test('The picture is saved where the dialog says, with its caption and all of the canvas’s pixels', async () => {
  const { page } = opened.workbench;
  await press('b');
  await press('p');
  const dialog = page.locator('.quick-input-widget input').first();
  await expect.poll(() => dialog.inputValue(), { timeout: 15_000 }).toContain('courtyard.png');
  await page.keyboard.press('Enter');
  const file = join(opened.folder, 'courtyard.png');
  await expect.poll(() => existsSync(file) && readFileSync(file).length > 1000, { timeout: 15_000 }).toBe(true);
  const saved = PNG.sync.read(readFileSync(file));
  const [width, height] = await preview.canvas.evaluate((canvas: HTMLCanvasElement) => [canvas.width, canvas.height]);
  expect(saved.width).toBe(width);
  expect(saved.height - height).toBeGreaterThan(20);
  const picture = new Picture(readFileSync(file));
  expect(picture.countNear([0x5f, 0xbc, 0x7f])).toBeGreaterThan(5000);
  const inCaption = (y: number) => y > height + 4;
  let letters = 0;
  for (let y = 0; y < picture.height; y++) {
    for (let x = 0; inCaption(y) && x < 400; x++) if (picture.at(x, y).every((value, i) => value === ink[i])) letters++;
  }
  expect(letters).toBeGreaterThan(50);
});
