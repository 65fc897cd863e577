// What the editor around the preview has of it: menus, outline, colour themes, windows, and folders that nobody trusts yet.
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../scripts/repository.mjs';
import { keepScreenshotOfFailures } from './evidence';
import { type OpenedWorkbench, openWorkbench } from './openWorkbench';
import { PreviewFrame } from './previewFrame';

const workspace = join(root, 'samples');

describe('The editor around the preview', () => {
  let opened: OpenedWorkbench;
  let preview: PreviewFrame;
  beforeAll(async () => {
    opened = await openWorkbench({ workspace });
    await opened.workbench.openFile('courtyard.level.json');
    preview = await opened.workbench.preview();
    await preview.drawn();
  });
  afterAll(() => opened?.close());
  keepScreenshotOfFailures(() => opened?.workbench);

  test('the Explorer’s menu shows the preview of a level, and offers none for other files', async () => {
    const { page } = opened.workbench;
    const row = (name: string) => page.locator('.explorer-folders-view .monaco-list-row', { hasText: name });
    const entry = page.locator('.monaco-menu .action-item', { hasText: 'Open Preview to the Side' });
    await row('README.md').click({ button: 'right' });
    await page.locator('.monaco-menu').waitFor();
    // Markdown has a preview of its own, without “to the Side”.
    expect(await entry.count()).toBe(0);
    await page.keyboard.press('Escape');
    await row('terrain.level.json').click({ button: 'right' });
    // A menu takes no click in its first moments.
    await page.waitForTimeout(400);
    await entry.click();
    await preview.frame.locator('.toolbar p', { hasText: 'Terrain' }).waitFor();
  });

  test('the outline lists the items and volumes of a level, and leads to them', async () => {
    const { workbench } = opened;
    await workbench.openFile('courtyard.level.json');
    await workbench.runCommand('Explorer: Focus on Outline View');
    const outline = workbench.page.locator('.outline-tree');
    const floor = outline.locator('.monaco-list-row', { hasText: 'floor' }).first();
    // The tree is drawn anew while it fills, and a click may be lost with the row.
    const reached = async () => {
      await floor.click();
      return workbench.statusItem(/Ln [7-9], Col/).count();
    };
    await expect.poll(reached, { timeout: 20_000, interval: 1_000 }).toBe(1);
    await workbench.screenshot('outline');
  });

  test('another colour theme is taken over at once, high contrast with outlines and patterns', async () => {
    const { workbench } = opened;
    const background = () => preview.frame.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
    const dark = await background();
    const before = await preview.picture();
    for (const theme of ['Light Modern', 'Dark High Contrast', 'Light High Contrast']) {
      await workbench.chooseTheme(theme);
      await expect.poll(async () => (await preview.picture()).differences(before)).toBeGreaterThan(20_000);
      await workbench.screenshot(`theme-${theme.replaceAll(' ', '-').toLowerCase()}`);
    }
    expect(await background()).not.toBe(dark);
  });

  test('the preview goes into a window of its own and shows the same there', async () => {
    const { workbench } = opened;
    await workbench.page.locator('.tab', { hasText: 'Preview terrain.level.json' }).click();
    await preview.canvas.press('k');
    await preview.canvas.press('2');
    await preview.frame.locator('[aria-pressed=true]', { hasText: 'Top' }).waitFor();
    const [popup] = await Promise.all([
      workbench.page.waitForEvent('popup'),
      workbench.runCommand('View: Move Editor into New Window'),
    ]);
    await popup.locator('iframe.webview.ready').waitFor({ timeout: 30_000 });
    const frame = popup.frameLocator('iframe.webview.ready').frameLocator('iframe#active-frame');
    const moved = new PreviewFrame(popup, frame);
    await moved.drawn();
    await frame.locator('.toolbar p', { hasText: 'Terrain' }).waitFor();
    await frame.locator('[aria-pressed=true]', { hasText: 'Top' }).waitFor();
    await popup.close();
  });
});

describe('A folder that nobody trusts yet', () => {
  let opened: OpenedWorkbench;
  beforeAll(async () => {
    const settings = {
      'security.workspace.trust.enabled': true,
      'security.workspace.trust.startupPrompt': 'never',
      'security.workspace.trust.banner': 'always',
    };
    opened = await openWorkbench({ workspace, settings });
  });
  afterAll(() => opened?.close());
  keepScreenshotOfFailures(() => opened?.workbench);

  test('has its levels baked, checked and drawn like any other', async () => {
    const { workbench } = opened;
    await workbench.page.locator('.statusbar-item', { hasText: 'Restricted Mode' }).waitFor();
    await workbench.openFile('courtyard.level.json');
    await workbench.statusItem('6,200 spans').waitFor();
    await workbench.runCommand('Ledgelight: Open Preview to the Side');
    const preview = await workbench.preview();
    await preview.drawn();
    expect((await preview.picture()).colours).toBeGreaterThan(20);
  });
});
