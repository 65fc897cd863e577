// Passages in the preview: overlays, colours that tell of floors, a rule on trial, and two rules side by side.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../../scripts/repository.mjs';
import { keepScreenshotOfFailures } from './evidence';
import { type OpenedWorkbench, openWorkbench } from './openWorkbench';
import { Picture } from './picture';
import type { PreviewFrame } from './previewFrame';

const FILE = 'helix.level.json';
/** The file says nothing, so the default holds: this one is written by the test. */
const TRIED = 'floor-band';

let opened: OpenedWorkbench;
let preview: PreviewFrame;
beforeAll(async () => {
  opened = await openWorkbench({
    workspace: join(root, 'samples'),
    settings: { 'ledgelight.openPreviewWithLevel': true },
  });
  await opened.workbench.page.emulateMedia({ reducedMotion: 'reduce' });
  // A file that the page's address names is another one to the workbench than the one that is edited below.
  await opened.workbench.openFile(FILE);
  preview = await opened.workbench.preview();
  await preview.drawn();
});
afterAll(() => opened?.close());
keepScreenshotOfFailures(() => opened?.workbench);

async function restingPicture(): Promise<Picture> {
  // The frame around what has the keyboard comes and goes with keys and clicks.
  await preview.canvas.focus();
  await preview.canvas.blur();
  await preview.canvas.evaluate(() => window.ledgelight?.settled());
  return preview.picture();
}

async function press(key: string): Promise<Picture> {
  await preview.canvas.press(key);
  return restingPicture();
}

const rules = () => preview.frame.locator('.rules');
const plate = () => preview.frame.locator('.trial');
const button = (label: string) => plate().locator('vscode-button', { hasText: label });
const trial = () => plate().locator('[role=status]');
const legend = () => preview.frame.locator('.legend section');
const figure = () => preview.frame.locator('.toolbar p').textContent();
const isDirty = () => opened.workbench.page.locator('.tab.dirty', { hasText: FILE }).count();

async function choose(rule: string): Promise<void> {
  await rules().locator('vscode-dropdown').click();
  await rules().locator('vscode-option', { hasText: rule }).click();
}

test('Key Q draws the passages through the rock, and takes them away again', async () => {
  const without = await restingPicture();
  const drawn = await press('q');
  expect(drawn.differences(without)).toBeGreaterThan(5000);
  await opened.workbench.screenshot('passages-overlay');
  expect((await press('q')).differences(without)).toBeLessThan(50);
});

/** Cuts the rock open at a row. */
async function cutAt(row: number): Promise<void> {
  await preview.canvas.press('PageDown');
  await preview.frame.getByRole('slider', { name: 'Cut' }).fill(String(row));
}

test('Colours tell which turn owns a floor, and how far it is from the exact one', async () => {
  await cutAt(100);
  const states = await restingPicture();
  await preview.canvas.press('o');
  await legend().getByText('spiral, turn 13').waitFor();
  expect((await restingPicture()).differences(states)).toBeGreaterThan(5000);
  await opened.workbench.screenshot('passages-owners');
  await preview.canvas.press('e');
  await legend().getByText('14 cm').waitFor();
  await opened.workbench.screenshot('passages-error');
  expect((await press('s')).differences(states)).toBeLessThan(50);
  await press('End');
});

test('A rule on trial carves at once, says so, and leaves the file alone', async () => {
  await cutAt(100);
  const own = await restingPicture();
  const before = await figure();
  await choose(TRIED);
  await trial().getByText(`Trying ${TRIED}; the file says route-pass.`).waitFor();
  await expect.poll(figure).not.toBe(before);
  expect((await restingPicture()).differences(own)).toBeGreaterThan(1000);
  expect(await isDirty()).toBe(0);
  await opened.workbench.screenshot('passages-trial');
  await button('Back to the file’s rule').click();
  await plate().waitFor({ state: 'hidden' });
  await expect.poll(async () => (await restingPicture()).differences(own)).toBeLessThan(50);
  await press('End');
});

test('Two rules stand side by side under one camera, until Escape', async () => {
  await cutAt(100);
  await press('2');
  const alone = await restingPicture();
  await preview.canvas.press('t');
  const captions = preview.frame.locator('.caption');
  await captions.nth(0).getByText('route-pass (in the file)').waitFor();
  await captions.nth(1).getByText(TRIED).waitFor();
  await captions
    .nth(1)
    .getByText(/floor \d+ %/)
    .waitFor();
  const beside = preview.frame.locator('canvas.beside');
  await opened.workbench.screenshot('passages-beside');
  const box = await beside.boundingBox();
  if (!box) throw new Error('There is no second picture.');
  const ownHalf = await preview.picture();
  expect(new Picture(await beside.screenshot()).differences(ownHalf)).toBeGreaterThan(1000);
  const firstPlace = await preview.screenOf(34, 100, 34);
  const { page } = opened.workbench;
  await page.mouse.move(box.x + 100, box.y + 200);
  await page.mouse.down();
  await page.mouse.move(box.x + 160, box.y + 230, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => preview.screenOf(34, 100, 34)).not.toEqual(firstPlace);
  await opened.workbench.screenshot('passages-beside-turned');
  await preview.canvas.press('Escape');
  await beside.waitFor({ state: 'hidden' });
  await plate().waitFor({ state: 'hidden' });
  await preview.canvas.press('2');
  // After a whole turn, an edge between two cells may fall on the next pixel.
  await expect.poll(async () => (await restingPicture()).differences(alone)).toBeLessThan(200);
});

test('Writing the rule into the level is one edit, not saved, which one undo takes back', async () => {
  const saved = readFileSync(join(opened.folder, FILE), 'utf8');
  await choose(TRIED);
  await trial().getByText(`Trying ${TRIED}`).waitFor();
  await button('Write into the level').click();
  await expect.poll(isDirty).toBe(1);
  await rules()
    .locator('vscode-dropdown', { hasText: `${TRIED} (in the file)` })
    .waitFor();
  await plate().waitFor({ state: 'hidden' });
  expect(readFileSync(join(opened.folder, FILE), 'utf8')).toBe(saved);
  await opened.workbench.screenshot('passages-written');
  await opened.workbench.focusEditor();
  await opened.workbench.undo();
  await expect.poll(isDirty).toBe(0);
  await rules().locator('vscode-dropdown', { hasText: 'route-pass (in the file)' }).waitFor();
});
