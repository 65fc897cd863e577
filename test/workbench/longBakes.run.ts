// A bake that lasts: what is told of it, where, and that it can be called off everywhere.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keepScreenshotOfFailures } from './evidence';
import { type OpenedWorkbench, openWorkbench } from './openWorkbench';
import type { PreviewFrame } from './previewFrame';

/** Four million columns, each covered again and again: minutes of work, in the kernel too, that never takes much memory. */
const heavy = {
  settings: { cellSize: 0.01, cellHeight: 0.1 },
  bounds: { min: [0, 0, 0], max: [20, 4, 20] },
  geometry: Array.from({ length: 2000 }, () => ({ type: 'plane', min: [0, 0], max: [20, 20], y: 1 })),
};

describe('A bake that lasts long', () => {
  let opened: OpenedWorkbench;
  let preview: PreviewFrame;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'ledgelight-heavy-'));
    writeFileSync(join(folder, 'heavy.level.json'), JSON.stringify(heavy, undefined, 2));
    opened = await openWorkbench({ workspace: folder });
    await opened.workbench.openFile('heavy.level.json');
  });
  afterAll(async () => {
    await opened?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  keepScreenshotOfFailures(() => opened?.workbench);

  const cancelled = () => preview.frame.locator('.notice', { hasText: 'The bake was cancelled.' });

  test('is told of in the status bar with its share, and after a few seconds once in a notification', async () => {
    const { workbench } = opened;
    await workbench.statusItem(/Baking \d+ %/).waitFor();
    const toast = workbench.notification('Baking heavy.level.json');
    expect(await toast.isVisible()).toBe(false);
    await toast.waitFor({ timeout: 15_000 });
    await workbench.screenshot('long-bake-notification');
    await toast.getByRole('button', { name: 'Cancel' }).click();
    await workbench.statusItem('Cancelled').waitFor();
    await toast.waitFor({ state: 'hidden' });
  });

  test('is called off in the preview, which says so and offers to bake again', async () => {
    const { workbench } = opened;
    await workbench.runCommand('Ledgelight: Open Preview to the Side');
    preview = await workbench.preview();
    await cancelled().waitFor();
    await cancelled().locator('vscode-button', { hasText: 'Bake again' }).click();
    const cancel = preview.frame.locator('vscode-button', { hasText: 'Cancel' });
    await cancel.waitFor({ timeout: 15_000 });
    await workbench.screenshot('long-bake-preview');
    await cancel.click();
    await cancelled().waitFor();
    await workbench.statusItem('Cancelled').waitFor();
  });

  test('is called off by a click on the status bar, and saving brings no second notification', async () => {
    const { workbench } = opened;
    await workbench.edit({ line: 1, column: 2, insert: ' ' });
    await workbench.save();
    await workbench.statusItem(/Baking \d+ %/).waitFor();
    await workbench.page.waitForTimeout(5_000);
    expect(await workbench.notification('Baking').count()).toBe(0);
    await workbench.statusItem(/Baking \d+ %/).click();
    await workbench.statusItem('Cancelled').waitFor();
    await cancelled().waitFor();
  });
});
