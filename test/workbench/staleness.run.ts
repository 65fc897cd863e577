// What belongs to which level, what says that a picture is older than its own, and what the walkthrough tells.
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../scripts/repository.mjs';
import { keepScreenshotOfFailures } from './evidence';
import { type OpenedWorkbench, openWorkbench } from './openWorkbench';
import type { PreviewFrame } from './previewFrame';

const workspace = join(root, 'samples');

describe('A picture and its level', () => {
  let opened: OpenedWorkbench;
  let preview: PreviewFrame;
  beforeAll(async () => {
    opened = await openWorkbench({ workspace, file: 'courtyard.level.json' });
    preview = await opened.workbench.preview();
    await preview.drawn();
  });
  afterAll(() => opened?.close());
  keepScreenshotOfFailures(() => opened?.workbench);

  const send = (message: object) => preview.canvas.evaluate((_, data) => window.postMessage(data, '*'), message);
  const marked = () => preview.frame.locator('main').evaluate((main) => main.classList.contains('outdated'));

  test('what is hidden in one level is not hidden in the next, and is again when the first comes back', async () => {
    const { workbench } = opened;
    const solid = preview.frame.locator('vscode-checkbox', { hasText: 'Other solid' });
    const shown = () => solid.evaluate((box) => (box as HTMLElement & { checked: boolean }).checked);
    const caption = (name: string) => preview.frame.locator('.toolbar p', { hasText: name });
    await solid.click();
    await expect.poll(shown).toBe(false);
    // Else the next level would open in the place of the preview.
    await workbench.focusEditor();
    await workbench.openFile('terrain.level.json');
    await caption('Terrain').waitFor();
    expect(await shown()).toBe(true);
    await workbench.openFile('courtyard.level.json');
    await caption('Courtyard').waitFor();
    expect(await shown()).toBe(false);
    await solid.click();
    await expect.poll(shown).toBe(true);
  });

  test('an older picture does not look new while a long bake of another text runs, and after its end it does', async () => {
    await send({ type: 'baking', stage: 'packets', share: 0.8, outdated: true });
    expect(await marked()).toBe(false);
    await preview.frame.getByText('Preparing the picture · 80 % · what you see is from before').waitFor();
    await preview.frame.locator('vscode-button', { hasText: 'Cancel' }).waitFor();
    await expect.poll(marked).toBe(true);
    await opened.workbench.screenshot('stale-baking');
    await send({ type: 'refused', sentence: 'Cancelled.', problems: 0, outdated: false, remedies: ['rebake'] });
    await preview.frame.locator('.notice', { hasText: /^Cancelled\./ }).waitFor();
    expect(await marked()).toBe(false);
    await send({ type: 'baking', stage: '3-ledges', share: 0.4, outdated: false });
    await preview.frame.locator('.notice').waitFor({ state: 'hidden' });
    await send({ type: 'idle' });
  });

  test('the walkthrough ticks off the level that was opened before it, and shows its glob whole', async () => {
    const { workbench } = opened;
    await workbench.runCommand('Welcome: Open Walkthrough...');
    const { page } = workbench;
    await page.locator('.quick-input-widget .monaco-list-row', { hasText: 'See where an agent can stand' }).click();
    const step = (title: string) => page.locator('.getting-started-step', { hasText: title });
    await step('Open a level').locator('.codicon.complete').waitFor();
    expect(await step('Change a number').locator('.codicon.complete').count()).toBe(0);
    await step('Check levels without an editor').click();
    const shown = step('Check levels without an editor').locator('code', { hasText: '--format github' });
    await shown.waitFor();
    expect(await shown.textContent()).toBe('node dist/cli.js check "levels/**/*.level.json" --format github');
    await workbench.screenshot('walkthrough-headless');
  });
});
