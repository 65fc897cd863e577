// Previews over a whole day: several levels, panels that hide, move, and come back after a reload of the window.
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../scripts/repository.mjs';
import { keepScreenshotOfFailures } from './evidence';
import { type OpenedWorkbench, openWorkbench } from './openWorkbench';
import type { PreviewFrame } from './previewFrame';

const workspace = join(root, 'samples');

describe('Previews over a day', () => {
  let opened: OpenedWorkbench;
  let preview: PreviewFrame;
  beforeAll(async () => {
    // Opened by hand: the workbench would open a file of its address again after each reload.
    opened = await openWorkbench({ workspace });
    await opened.workbench.page.emulateMedia({ reducedMotion: 'reduce' });
    await opened.workbench.openFile('courtyard.level.json');
    preview = await opened.workbench.preview();
    await preview.drawn();
  });
  afterAll(() => opened?.close());
  keepScreenshotOfFailures(() => opened?.workbench);

  const tabs = (title: string) => opened.workbench.page.locator('.tab', { hasText: title });
  const caption = (text: string) => preview.frame.locator('.toolbar p', { hasText: text });

  /** Where three corners of the level are in the picture: the same from the same place. */
  async function standpoint() {
    return (await placesNow()).map(({ x, y }) => ({ x: expect.closeTo(x, 0), y: expect.closeTo(y, 0) }));
  }

  /** Where these corners are now, once the picture is at rest. */
  async function placesNow() {
    await preview.canvas.evaluate(() => window.ledgelight?.settled());
    return Promise.all([preview.screenOf(0, 2, 0), preview.screenOf(79, 2, 0), preview.screenOf(0, 2, 59)]);
  }

  test('the preview follows the level in front, and finds each as it was left', async () => {
    const { workbench } = opened;
    await preview.canvas.press('2');
    await preview.canvas.press('+');
    await preview.canvas.press('PageDown');
    await preview.frame.locator('input[type=range]').waitFor();
    const left = await standpoint();
    await workbench.focusEditor();
    await workbench.openFile('terrain.level.json');
    await caption('Terrain').waitFor();
    await tabs('Preview terrain.level.json').waitFor();
    expect(await preview.frame.locator('input[type=range]').isVisible()).toBe(false);
    await workbench.openFile('courtyard.level.json');
    await caption('Courtyard').waitFor();
    await expect.poll(placesNow, { timeout: 20_000 }).toEqual(left);
    await preview.frame.locator('input[type=range]').waitFor();
  });

  test('a locked preview stays, and another level gets a panel of its own', async () => {
    const { workbench } = opened;
    await preview.canvas.press('k');
    await tabs('[Preview] courtyard.level.json').waitFor();
    await workbench.focusEditor();
    await workbench.openFile('agents.level.json');
    await tabs('Preview agents.level.json').waitFor();
    await workbench.screenshot('panels-two');
    await tabs('Preview agents.level.json').locator('.codicon-close').click();
    await tabs('Preview agents.level.json').waitFor({ state: 'detached' });
    preview = await workbench.preview();
    await caption('Courtyard').waitFor();
  });

  test('a preview that was hidden comes back with its camera, switches and cut', async () => {
    const { workbench } = opened;
    await preview.frame.locator('.legend vscode-checkbox', { hasText: 'Ledge' }).click();
    const before = await preview.picture();
    await tabs('[Preview] courtyard.level.json').click();
    await workbench.openFile('README.md');
    await workbench.page
      .locator('iframe.webview.ready')
      .waitFor({ state: 'detached' })
      .catch(() => undefined);
    await tabs('[Preview] courtyard.level.json').click();
    preview = await workbench.preview();
    await preview.drawn();
    await expect.poll(async () => (await preview.picture()).differences(before), { timeout: 20_000 }).toBeLessThan(400);
  });

  test('a preview that moves to another column, or into another group, keeps all of it', async () => {
    const { workbench } = opened;
    await preview.canvas.click();
    await workbench.runCommand('View: Move Editor into Previous Group');
    preview = await workbench.preview();
    await preview.drawn();
    await caption('Courtyard').waitFor();
    const ledges = preview.frame.locator('.legend vscode-checkbox', { hasText: 'Ledge' });
    await expect.poll(() => ledges.getAttribute('aria-checked')).toBe('false');
    await preview.frame.locator('input[type=range]').waitFor();
  });

  test('a reload of the window brings the locked preview back as it was', async () => {
    const { workbench } = opened;
    const { page } = workbench;
    // The workbench writes down what is open some seconds after it changed.
    await page.waitForTimeout(6_000);
    await page.reload();
    await workbench.ready();
    await tabs('[Preview] courtyard.level.json').waitFor({ timeout: 30_000 });
    await tabs('[Preview] courtyard.level.json').click();
    preview = await workbench.preview();
    await preview.drawn();
    await caption('Courtyard').waitFor();
    const ledges = preview.frame.locator('.legend vscode-checkbox', { hasText: 'Ledge' });
    await expect.poll(() => ledges.getAttribute('aria-checked')).toBe('false');
    await preview.frame.locator('input[type=range]').waitFor();
    await workbench.screenshot('panels-reloaded');
  }, 90_000);
});
