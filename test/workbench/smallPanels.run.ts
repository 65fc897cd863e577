// The preview where it is narrow or low: nothing is cut off, and nothing covers the level.
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { root } from '../../scripts/repository.mjs';
import { keepScreenshotOfFailures } from './evidence';
import { type OpenedWorkbench, openWorkbench } from './openWorkbench';
import type { PreviewFrame } from './previewFrame';

let opened: OpenedWorkbench;
let preview: PreviewFrame;
beforeAll(async () => {
  opened = await openWorkbench({ workspace: join(root, 'samples'), file: 'courtyard.level.json' });
  await opened.workbench.page.emulateMedia({ reducedMotion: 'reduce' });
  preview = await opened.workbench.preview();
  await preview.drawn();
});
afterAll(() => opened?.close());
keepScreenshotOfFailures(() => opened?.workbench);
beforeEach(() => opened.workbench.page.setViewportSize({ width: 1600, height: 900 }));

const press = async (key: string) => {
  await preview.canvas.focus();
  await opened.workbench.page.keyboard.press(key);
};
const canvasSize = () => preview.canvas.evaluate((canvas) => [canvas.clientWidth, canvas.clientHeight]);
const legend = () => preview.frame.getByRole('region', { name: 'Legend' });

test('in a low panel the legend covered the level: it begins folded, and the level makes way once it is open', async () => {
  await legend().waitFor();
  await opened.workbench.page.setViewportSize({ width: 1600, height: 640 });
  await legend().waitFor({ state: 'hidden' });
  await opened.workbench.screenshot('low-folded');
  await preview.frame.locator('vscode-button', { hasText: 'Legend' }).click();
  await press('F');
  const cover = await legend().boundingBox();
  const canvas = await preview.canvas.boundingBox();
  const corners = () => Promise.all([0, 15, 30, 45, 59].map((z) => preview.screenOf(0, 2, z)));
  const covered = async () =>
    (await corners()).filter(
      ({ x, y }) =>
        x + (canvas?.x ?? 0) < (cover?.x ?? 0) + (cover?.width ?? 0) &&
        y + (canvas?.y ?? 0) < (cover?.y ?? 0) + (cover?.height ?? 0),
    );
  await expect.poll(covered).toEqual([]);
  await opened.workbench.screenshot('low-open');
});

test('a caption without room lost the end of the level’s name before its figures', async () => {
  const caption = preview.frame.locator('.toolbar p');
  const fits = () =>
    caption.evaluate((line) => {
      const row = line.getBoundingClientRect();
      const seen = [...line.children]
        .map((part) => part.getBoundingClientRect())
        .map(({ top }) => top < row.bottom - 4);
      const [name] = line.children;
      return { name: name.scrollWidth <= name.clientWidth, seen };
    });
  expect(await fits()).toMatchObject({ name: true, seen: [true, expect.anything(), false] });
  await opened.workbench.page.setViewportSize({ width: 2600, height: 900 });
  await expect.poll(fits).toEqual({ name: true, seen: [true, true, true] });
});

test('a long list of islands stood over the whole height of the picture', async () => {
  await press('I');
  const list = preview.frame.locator('.legend .islands .list').first();
  await list.getByText('Island 2').waitFor();
  await list.evaluate((element) => {
    const [row] = element.children;
    for (let i = 0; i < 40; i++) element.append(row.cloneNode(true));
  });
  const box = await legend().boundingBox();
  expect(box?.height).toBeLessThan(400);
  expect(await list.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true);
  await opened.workbench.screenshot('many-islands');
});

test('in a narrow panel the cut could not be ended, and entries of More lay over each other', async () => {
  const { frame } = preview;
  await opened.workbench.runCommand('View: Toggle Primary Side Bar Visibility');
  await opened.workbench.page.setViewportSize({ width: 660, height: 800 });
  await expect.poll(async () => (await canvasSize())[0]).toBeLessThan(330);
  await press('PageDown');
  const bar = await frame.locator('.slice').boundingBox();
  for (const control of ['vscode-checkbox', 'vscode-button', 'input', '.cut']) {
    const box = await frame.locator(`.slice ${control}`).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(bar?.x ?? 0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((bar?.x ?? 0) + (bar?.width ?? 0));
  }
  expect(
    await frame.locator('.slice .cut').evaluate((text) => text.scrollWidth - text.clientWidth),
  ).toBeLessThanOrEqual(0);
  await opened.workbench.screenshot('narrow-cut');
  await frame.locator('.slice vscode-button').click();
  await frame.locator('vscode-button', { hasText: 'More' }).click();
  const rows = await frame.locator('.menu .panel .row').evaluateAll((all) => {
    const boxes = all.map((row) => row.getBoundingClientRect());
    return boxes.filter(({ height }) => height > 0).map(({ top, bottom }) => ({ top, bottom }));
  });
  expect(rows.length).toBeGreaterThan(10);
  const overlaps = rows.slice(1).filter(({ top }, i) => top < rows[i].bottom - 1);
  expect(overlaps).toEqual([]);
  await opened.workbench.screenshot('narrow-more');
  await opened.workbench.page.keyboard.press('Escape');
});
