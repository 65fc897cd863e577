// What an author sees when something goes wrong, and how it goes on from there without opening anything again.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../scripts/repository.mjs';
import { keepScreenshotOfFailures } from './evidence';
import { type OpenedWorkbench, openWorkbench } from './openWorkbench';
import type { PreviewFrame } from './previewFrame';

const workspace = join(root, 'samples');

/** The last good picture, paler than it was. */
const outdated = (preview: PreviewFrame) => preview.frame.locator('main.outdated');
const banner = (preview: PreviewFrame, text: string | RegExp) =>
  preview.frame.locator('.notice.banner.trouble', { hasText: text });

describe('When something goes wrong', () => {
  let opened: OpenedWorkbench;
  let preview: PreviewFrame;
  beforeAll(async () => {
    const settings = { 'ledgelight.memoryLimit': 64, 'explorer.confirmDelete': false };
    opened = await openWorkbench({ workspace, file: 'courtyard.level.json', settings });
    preview = await opened.workbench.preview();
    await preview.drawn();
  });
  afterAll(() => opened?.close());
  keepScreenshotOfFailures(() => opened?.workbench);

  test('a lost graphics context leaves the last picture, says so, and the picture comes back', async () => {
    const before = await preview.picture();
    await preview.canvas.evaluate((canvas: HTMLCanvasElement) => {
      const handle = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context');
      Object.assign(window, { bringBack: () => handle?.restoreContext() });
      handle?.loseContext();
    });
    await banner(preview, 'dropped the picture').waitFor();
    await outdated(preview).waitFor();
    expect((await preview.picture()).colours).toBeGreaterThan(20);
    await opened.workbench.screenshot('trouble-lost-context');
    await preview.canvas.evaluate(() => (window as unknown as { bringBack(): void }).bringBack());
    await banner(preview, 'dropped the picture').waitFor({ state: 'hidden' });
    await expect.poll(async () => (await preview.picture()).differences(before), { timeout: 20_000 }).toBeLessThan(50);
  });

  test('a context that does not come back is drawn again by loading the preview again', async () => {
    await preview.canvas.evaluate((canvas: HTMLCanvasElement) => {
      canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
    });
    await banner(preview, 'dropped the picture').locator('vscode-button', { hasText: 'Load again' }).click();
    preview = await opened.workbench.preview();
    await preview.drawn();
    await preview.frame.locator('.notice').waitFor({ state: 'hidden' });
  });

  test('a bake over the memory limit says what it needs and names the limit, and smaller work goes on', async () => {
    const { workbench, folder } = opened;
    const settings = readFileSync(join(folder, 'humanoid.spans.json'), 'utf8').split('\n');
    const line = settings.findIndex((one) => one.includes('"cellSize"')) + 1;
    await workbench.focusEditor();
    await workbench.openFile('humanoid.spans.json');
    await workbench.edit({ line, column: settings[line - 1].indexOf('0.3') + 3, remove: 1, insert: '01' });
    const trouble = banner(preview, 'needs more than 64 MB of memory');
    await trouble.waitFor({ timeout: 20_000 });
    await outdated(preview).waitFor();
    await workbench.statusItem('Not baked').waitFor();
    await workbench.screenshot('trouble-memory');
    await trouble.locator('vscode-button', { hasText: 'Change the limit' }).click();
    await workbench.page.locator('.settings-editor', { hasText: 'Memory Limit' }).waitFor();
    await workbench.openFile('humanoid.spans.json');
    await workbench.edit({ line, column: settings[line - 1].indexOf('0.3') + 3, remove: 2, insert: '3' });
    await trouble.waitFor({ state: 'hidden', timeout: 20_000 });
    await workbench.statusItem('6,200 spans').waitFor();
  });

  test('a level that is deleted leaves its picture, and goes on when it is back', async () => {
    const { workbench } = opened;
    const { page } = workbench;
    const row = page.locator('.explorer-folders-view .monaco-list-row', { hasText: 'courtyard.level.json' });
    await row.click();
    await row.press('Delete');
    await row.waitFor({ state: 'detached' });
    await banner(preview, 'courtyard.level.json cannot be read').waitFor({ timeout: 20_000 });
    await outdated(preview).waitFor();
    await workbench.screenshot('trouble-deleted');
    await page.locator('.explorer-folders-view .monaco-list').focus();
    await page.keyboard.press('Control+Z');
    await row.waitFor();
    await banner(preview, 'cannot be read').waitFor({ state: 'hidden', timeout: 20_000 });
  });
});

describe('Without WebGL', () => {
  let opened: OpenedWorkbench;
  beforeAll(async () => {
    opened = await openWorkbench({ workspace, file: 'courtyard.level.json', webgl: false });
  });
  afterAll(() => opened?.close());
  keepScreenshotOfFailures(() => opened?.workbench);

  test('the preview says what is missing and what to do, and the bake goes on', async () => {
    const { workbench } = opened;
    const preview = await workbench.preview();
    await preview.frame.locator('.notice', { hasText: 'needs WebGL 2' }).waitFor();
    await workbench.statusItem('6,200 spans').waitFor();
    await workbench.screenshot('trouble-no-webgl');
  });
});
