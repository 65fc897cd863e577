// The package that people install: what is in it, and that it works without the source folder around it.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { listFiles, PackageManager } from '@vscode/vsce';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packageExtension } from '../../scripts/package/packageExtension.mjs';
import { root } from '../../scripts/repository.mjs';
import { keepScreenshotOfFailures } from './evidence';
import { type OpenedWorkbench, openWorkbench } from './openWorkbench';

/** How wide the pictures of the README are, wherever on the page it is shown: 0 for one that is not there. */
async function pictureWidths(page: Page): Promise<number[]> {
  const widths = page
    .frames()
    .map((frame) =>
      frame.evaluate(() =>
        [...document.querySelectorAll<HTMLImageElement>('img[alt^="A level"]')].map(({ naturalWidth }) => naturalWidth),
      ),
    );
  return (await Promise.all(widths)).flat();
}

describe('The installed package', () => {
  let opened: OpenedWorkbench;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'ledgelight-package-'));
    const packaged = join(folder, 'ledgelight.vsix');
    await packageExtension(packaged);
    opened = await openWorkbench({ workspace: join(root, 'samples'), file: 'courtyard.level.json', packaged });
  });
  afterAll(async () => {
    await opened?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  keepScreenshotOfFailures(() => opened?.workbench);

  test('opens a level and draws its preview', async () => {
    const { workbench } = opened;
    await workbench.statusItem(/6,200 spans/).waitFor();
    await workbench.runCommand('Ledgelight: Open Preview to the Side');
    const preview = await workbench.preview();
    await preview.drawn();
    expect((await preview.picture()).colours).toBeGreaterThan(20);
    await workbench.screenshot('packaged');
  });

  test('has a page with its icon and the picture of the README', async () => {
    const { workbench } = opened;
    const { page } = workbench;
    await workbench.runCommand('View: Show Extensions');
    await page.locator('.extensions-list .monaco-list-row', { hasText: 'Ledgelight' }).click();
    const editor = page.locator('.extension-editor');
    await editor.locator('.name', { hasText: 'Ledgelight' }).waitFor();
    const icon = editor.locator('.icon-container img.icon');
    await expect.poll(() => icon.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(128);
    await expect.poll(() => pictureWidths(page), { timeout: 20_000 }).toEqual([1600]);
    await workbench.screenshot('extension-page');
  });
});

test('The package holds what the editor needs and nothing of the workshop', async () => {
  const files = await listFiles({ cwd: root, packageManager: PackageManager.None });
  const workshop =
    /^(\.|test|scripts|bench|node_modules|core|kernel|threads|cli|extension|webview|samples|docs\/(?!(problems|pipeline|level-format|own-format|passages)\.md|decisions\/0006|pictures\/(shapes|passages)-))/;
  expect(files.filter((file) => workshop.test(file))).toEqual([]);
  expect(files).toEqual(
    expect.arrayContaining([
      'package.json',
      'LICENSE',
      'media/icon.png',
      'dist/worker.js',
      'dist/thread.js',
      'dist/kernel.wasm',
      'dist/THIRD-PARTY-NOTICES.txt',
    ]),
  );
});

test('The pages in the package lead to no page or picture that was left out of it', async () => {
  const files = await listFiles({ cwd: root, packageManager: PackageManager.None });
  const pages = files.filter((file) => /^docs\/.*\.md$/.test(file));
  const lost = pages.flatMap((page) => {
    const links = readFileSync(join(root, page), 'utf8').matchAll(/\]\(([^)#:\s]+\.(?:md|png|svg))/g);
    const targets = [...links].map(([, link]) => posix.join(posix.dirname(page), link));
    return targets.filter((target) => !files.includes(target)).map((target) => `${page} leads to ${target}`);
  });
  expect(lost).toEqual([]);
  expect(pages).toContain('docs/passages.md');
});
