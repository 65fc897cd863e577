// A level for several agents as an author sees it: choose one in the preview, look at the picture and the status bar.
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../scripts/repository.mjs';
import { keepScreenshotOfFailures } from './evidence';
import { type OpenedWorkbench, openWorkbench } from './openWorkbench';
import type { PreviewFrame } from './previewFrame';
import { nameOfColour } from './spanColours';

/** The floor's top row for both agents, and a cell of each in the gap in the wall, which is 8.1 m along and 4.5 m deep. */
const FLOOR = 2;
const GAP = { Humanoid: [27, 14], Ogre: [20, 11] } as const;
/** The level's far corner at (12, 8.4) m, in the cells of each. */
const CORNER = { Humanoid: [39.5, 27.5], Ogre: [29.5, 20.5] } as const;

type Agent = keyof typeof GAP;

describe('The preview of a level for two agents', () => {
  let opened: OpenedWorkbench;
  let preview: PreviewFrame;
  beforeAll(async () => {
    opened = await openWorkbench({ workspace: join(root, 'samples'), file: 'agents.level.json' });
    // The camera jumps instead of gliding.
    await opened.workbench.page.emulateMedia({ reducedMotion: 'reduce' });
    preview = await opened.workbench.preview();
    await preview.drawn();
    // From above, no wall hides the gap.
    await preview.frame.locator('.views vscode-button', { hasText: 'Top' }).click();
  });
  afterAll(() => opened?.close());
  keepScreenshotOfFailures(() => opened?.workbench);

  const agents = () => preview.frame.locator('.toolbar .agents');
  const shown = (agent: Agent) => agents().locator('.selected-value', { hasText: agent });

  async function gap(agent: Agent): Promise<string> {
    const [x, z] = GAP[agent];
    const place = await preview.screenOf(x, FLOOR, z);
    return nameOfColour((await preview.picture()).at(Math.round(place.x), Math.round(place.y)));
  }
  const corner = (agent: Agent) => preview.screenOf(CORNER[agent][0], FLOOR, CORNER[agent][1]);
  const near = ({ x, y }: { x: number; y: number }) => ({ x: expect.closeTo(x, 1), y: expect.closeTo(y, 1) });

  async function choose(agent: Agent): Promise<void> {
    await agents().click();
    await agents().locator('vscode-option', { hasText: agent }).click();
  }

  test('shows the first, for whom the gap is wide enough', async () => {
    await shown('Humanoid').waitFor();
    await expect.poll(() => gap('Humanoid'), { timeout: 20_000 }).toBe('walkable');
    await opened.workbench.statusItem(/Humanoid: 1,320 spans/).waitFor();
    await opened.workbench.screenshot('agents-humanoid');
  });

  test('shows the other one when it is chosen, the camera where it was', async () => {
    // Closer than a fitted picture is, so that a camera which were fitted again would be seen.
    const fitted = await corner('Humanoid');
    await preview.canvas.press('+');
    await expect.poll(async () => (await corner('Humanoid')).x).not.toBe(fitted.x);
    const before = await corner('Humanoid');
    await choose('Ogre');
    await expect.poll(() => corner('Ogre'), { timeout: 20_000 }).toEqual(near(before));
    await expect.poll(() => gap('Ogre'), { timeout: 20_000 }).toBe('eroded');
    await opened.workbench.statusItem(/Ogre: 782 spans/).waitFor();
    await opened.workbench.screenshot('agents-ogre');
  });

  test('keeps showing it after an edit, and when the page is loaded again', async () => {
    const { workbench } = opened;
    const letters = '"name": "Ways through"'.length;
    await workbench.edit({ line: 3, column: 3, remove: letters, insert: '"name": "Gap"' });
    await preview.frame.locator('.toolbar p', { hasText: 'Gap · 782 spans' }).waitFor();
    await shown('Ogre').waitFor();
    await workbench.runCommand('Developer: Reload Webviews');
    preview = await workbench.preview();
    await preview.drawn();
    await shown('Ogre').waitFor();
    await expect.poll(() => gap('Ogre'), { timeout: 20_000 }).toBe('eroded');
  });

  test('has no list for a single agent', async () => {
    const { workbench } = opened;
    await workbench.focusEditor();
    await workbench.openFile('courtyard.level.json');
    await workbench.page.locator('.tab', { hasText: 'Preview courtyard.level.json' }).waitFor();
    const other = await workbench.preview();
    await other.frame.locator('.toolbar p', { hasText: 'Courtyard' }).waitFor();
    expect(await other.frame.locator('.toolbar .agents').isVisible()).toBe(false);
  });
});
