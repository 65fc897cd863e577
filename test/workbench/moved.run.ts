// A source is renamed in the Explorer, and the level follows if its author wants it to.
import { join } from 'node:path';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { root } from '../../scripts/repository.mjs';
import { keepScreenshotOfFailures } from './evidence';
import { type OpenedWorkbench, openWorkbench } from './openWorkbench';

describe('A mesh file that a level names', () => {
  let opened: OpenedWorkbench;
  beforeAll(async () => {
    opened = await openWorkbench({ workspace: join(root, 'samples') });
  });
  afterAll(() => opened?.close());
  keepScreenshotOfFailures(() => opened?.workbench);

  test('is renamed, missing, renamed in the level too, and that is undone in one step', async () => {
    const { workbench } = opened;
    const { page } = workbench;
    // Not by the page's address: that names the file in another way than edits do, and shows it twice.
    await workbench.openFile('terrain.level.json');
    await workbench.statusItem(/ spans · /).waitFor();
    await page.locator('.explorer-folders-view .monaco-list-row', { hasText: 'menhir.obj' }).click();
    await page.locator('.tab.active', { hasText: 'menhir.obj' }).waitFor();
    await page.locator('.explorer-folders-view .monaco-list-row', { hasText: 'menhir.obj' }).press('F2');
    await page.locator('.explorer-item-edited input').fill('stone.obj');
    await page.keyboard.press('Enter');

    const offer = workbench.notification('menhir.obj has moved');
    await offer.waitFor();
    await page.locator('.tab[data-resource-name="terrain.level.json"]').click();
    await workbench.statusItem('Not baked').waitFor();
    await offer.getByRole('button', { name: 'Update' }).click();
    await workbench.statusItem(/ spans · /).waitFor();
    await page.locator('.tab.active.dirty[data-resource-name="terrain.level.json"]').waitFor();
    await workbench.screenshot('moved');
    await workbench.focusEditor();
    await workbench.undo();
    await workbench.statusItem('Not baked').waitFor();
  }, 120_000);
});
