// What the preview tells in words: cards, reasons, legend, help; by mouse, and by keys alone.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../scripts/repository.mjs';
import { keepScreenshotOfFailures } from './evidence';
import { type OpenedWorkbench, openWorkbench } from './openWorkbench';
import type { PreviewFrame } from './previewFrame';

const workspace = join(root, 'samples');
const lines = readFileSync(join(workspace, 'courtyard.level.json'), 'utf8').split('\n');
const boundsLine = lines.findIndex((line) => line.includes('"bounds"')) + 1;
const depthColumn = lines[boundsLine - 1].lastIndexOf('18') + 1;

/** The floor's top row, and a column of its rim along +z. */
const FLOOR = 2;
const RIM = 52;

describe('Reading the courtyard', () => {
  let opened: OpenedWorkbench;
  let preview: PreviewFrame;
  beforeAll(async () => {
    opened = await openWorkbench({ workspace, file: 'courtyard.level.json' });
    preview = await opened.workbench.preview();
    await preview.drawn();
  });
  afterAll(() => opened?.close());
  keepScreenshotOfFailures(() => opened?.workbench);

  const pinned = () => preview.frame.locator('section[aria-label="Selected cell"]');
  const hovered = () => preview.frame.locator('section[aria-label="Cell under the pointer"]');
  const aloud = () => preview.frame.locator('.cards [role=status]');
  const press = (key: string) => opened.workbench.page.keyboard.press(key);
  const textOf = async (card: ReturnType<typeof pinned>) => (await card.allInnerTexts()).join().replaceAll(/\s+/g, ' ');

  async function pointAt(x: number, z: number): Promise<{ x: number; y: number }> {
    const box = await preview.canvas.boundingBox();
    const place = await preview.screenOf(x, FLOOR, z);
    const at = { x: (box?.x ?? 0) + place.x, y: (box?.y ?? 0) + place.y };
    await opened.workbench.page.mouse.move(at.x, at.y);
    return at;
  }

  /** Waits until the camera has arrived. */
  async function atRest(): Promise<void> {
    let before = '';
    const moves = async () => {
      const last = before;
      before = JSON.stringify(await preview.screenOf(RIM, FLOOR, 57));
      return before !== last;
    };
    await expect.poll(moves, { interval: 200 }).toBe(false);
  }

  async function click(x: number, z: number): Promise<void> {
    const at = await pointAt(x, z);
    await opened.workbench.page.mouse.click(at.x, at.y);
  }

  test('a cell under the pointer is told: its state, why, and where it is', async () => {
    await pointAt(RIM, 59);
    await hovered().waitFor();
    expect(await textOf(hovered())).toBe(
      'Ledge column 52, 59 Towards +z the grid ends, and there is always a drop beyond it. ' +
        'Row 1 Heights −0.2 m to 0 m Area 0',
    );
  });

  test('a click pins a cell, which tells more: the way to the edge, the island, the links', async () => {
    await click(RIM, 57);
    await pinned().filter({ hasText: 'To the edge' }).waitFor();
    expect(await textOf(pinned())).toContain('1 cell (0.3 m) from the edge; the agent’s radius is 2 cells (0.6 m).');
    expect(await textOf(pinned())).toContain('+z level');
    await click(40, 54);
    await pinned().filter({ hasText: 'Island' }).waitFor();
    expect(await textOf(pinned())).toMatch(/Island 1 of \d+: 2,661 cells, 239\.5 m²/);
    await opened.workbench.screenshot('reading-pinned');
  });

  test('a drag pins nothing, and Escape clears the pin', async () => {
    const { page } = opened.workbench;
    const before = await textOf(pinned());
    const { x, y } = await pointAt(30, 50);
    await page.mouse.down();
    await page.mouse.move(x + 30, y, { steps: 4 });
    await page.mouse.up();
    expect(await textOf(pinned())).toBe(before);
    await press('Escape');
    await pinned().waitFor({ state: 'hidden' });
  });

  test('keys alone select a cell and walk on, and are told where there is no way', async () => {
    await press('2');
    await press('Enter');
    await aloud().filter({ hasText: 'Column' }).waitFor();
    const column = async () =>
      /Column (\d+), (\d+)/
        .exec((await aloud().textContent()) ?? '')
        ?.slice(1)
        .map(Number);
    const start = (await column()) ?? [];
    await press('ArrowRight');
    await expect.poll(column).toEqual([start[0] + 1, start[1]]);
    await press('ArrowDown');
    await expect.poll(column).toEqual([start[0] + 1, start[1] + 1]);
    // On and on: at the end there is an edge or a wall.
    for (let i = 0; i < 80 && (await column()) !== undefined; i++) await press('ArrowRight');
    expect(await aloud().textContent()).toMatch(/^No way towards \+x: .+\.$/);
    await opened.workbench.screenshot('reading-no-way');
  });

  test('a pin stays through bakes, says when its cell is gone, and finds it again', async () => {
    const { workbench } = opened;
    await press('F');
    await press('1');
    await atRest();
    await expect
      .poll(async () => {
        await click(RIM, 57);
        return textOf(pinned());
      })
      .toContain('column 52, 57');
    await workbench.edit({ line: boundsLine, column: depthColumn, remove: 2, insert: '15' });
    await pinned().filter({ hasText: 'is gone' }).waitFor();
    await workbench.undo();
    await workbench.undo();
    await pinned().filter({ hasText: 'column 52, 57' }).waitFor();
  });

  test('the legend counts cells and square metres, and agrees with the status bar', async () => {
    const legend = preview.frame.locator('.legend');
    await expect.poll(() => textOf(legend)).toMatch(/Walkable 2,755 248\.0 Ledge 527 47\.4/);
    expect(await textOf(legend)).toContain('Walkable in all 2,992 269.3');
    await opened.workbench.statusItem('2,992 walkable').waitFor();
  });

  test('a closed legend says how much is hidden', async () => {
    const legend = preview.frame.locator('.legend');
    await legend.locator('vscode-checkbox', { hasText: 'Ledge' }).click();
    await preview.canvas.focus();
    await press('l');
    await legend.getByText('Legend · 1 hidden').waitFor();
    await press('l');
    await legend.locator('vscode-checkbox', { hasText: 'All' }).click();
    await expect.poll(() => legend.locator('vscode-checkbox[aria-checked=true]').count()).toBe(9);
  });

  test('what was told of the cell under the pointer stayed when the camera or the cut changed', async () => {
    await preview.canvas.focus();
    await press('1');
    await press('f');
    await atRest();
    await pointAt(RIM, 59);
    await hovered().filter({ hasText: 'column 52, 59' }).waitFor();
    await press('2');
    await expect.poll(() => textOf(hovered())).not.toContain('column 52, 59');
    await press('1');
    await hovered().filter({ hasText: 'column 52, 59' }).waitFor();
    await press('r');
    await hovered().waitFor({ state: 'hidden' });
    await press('End');
    await hovered().filter({ hasText: 'column 52, 59' }).waitFor();
  });

  test('Enter selected nothing anew while a cell was selected', async () => {
    await click(RIM, 57);
    await pinned().filter({ hasText: 'column 52, 57' }).waitFor();
    await press('Enter');
    await expect.poll(() => textOf(pinned())).not.toContain('column 52, 57');
    await press('Escape');
    await pinned().waitFor({ state: 'hidden' });
  });

  test('End moved the slider of the cut, and did not end the cut, while the slider had the keyboard', async () => {
    await press('PageDown');
    const slider = preview.frame.locator('.slice input');
    await slider.focus();
    await press('End');
    await slider.waitFor({ state: 'hidden' });
  });

  test('coloured by island or distance, the legend tells these; an island can be chosen', async () => {
    const legend = preview.frame.locator('.legend');
    await preview.canvas.focus();
    await press('i');
    await legend.getByText('Island 2').click();
    await pinned().filter({ hasText: '2 of 7: 119 cells' }).waitFor();
    await preview.canvas.focus();
    await press('d');
    await legend.getByText('12 cells (3.6 m) and more').waitFor();
    expect(await textOf(legend)).toContain('The line is the agent’s radius, 2 cells (0.6 m)');
    await press('s');
  });

  test('the help sheet keeps the keyboard until it is closed, and gives it back', async () => {
    await preview.canvas.focus();
    await press('?');
    const sheet = preview.frame.getByRole('dialog', { name: 'What you can do here' });
    await sheet.waitFor();
    await press('Tab');
    await press('Tab');
    expect(await sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await press('f');
    await sheet.getByText('Fit the whole level').waitFor();
    await opened.workbench.screenshot('reading-help');
    // The columns of the sheet once began at different heights.
    const heads = await sheet.locator('h3').evaluateAll((all) => all.map((head) => head.getBoundingClientRect()));
    const columns = [...new Set(heads.map(({ left }) => left))];
    expect(columns.length).toBeGreaterThan(1);
    const tops = columns.map((left) => Math.min(...heads.filter((head) => head.left === left).map(({ top }) => top)));
    expect(new Set(tops).size).toBe(1);
    await press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    expect(await preview.canvas.evaluate((canvas) => document.activeElement === canvas)).toBe(true);
  });

  test('a help sheet opened from elsewhere left the keyboard with nothing', async () => {
    await preview.canvas.evaluate((canvas) => {
      (document.activeElement as HTMLElement | null)?.blur();
      canvas.ownerDocument.defaultView?.postMessage({ type: 'do', action: 'showHelp' });
    });
    const sheet = preview.frame.getByRole('dialog', { name: 'What you can do here' });
    await sheet.waitFor();
    await press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    // The sheet is gone a moment before the picture has the keyboard.
    const hasKeyboard = () => preview.canvas.evaluate((canvas) => document.activeElement === canvas);
    await expect.poll(hasKeyboard).toBe(true);
  });

  test('a bake that takes more than two seconds can be called off', async () => {
    const send = (message: object) => preview.canvas.evaluate((_, data) => window.postMessage(data, '*'), message);
    const cancel = preview.frame.locator('vscode-button', { hasText: 'Cancel' });
    await send({ type: 'baking', stage: '3-ledges', share: 0.4, outdated: false });
    expect(await cancel.isVisible()).toBe(false);
    await preview.frame.getByText('Baking ledges · 40 %').waitFor();
    await cancel.waitFor();
    await opened.workbench.screenshot('reading-cancel');
    await send({ type: 'idle' });
    await cancel.waitFor({ state: 'hidden' });
  });

  test('every control has a name, and the picture says what it shows', async () => {
    const nameless = await preview.frame.locator('body').evaluate((body) => {
      const controls = body.querySelectorAll<HTMLElement>(
        'vscode-button, vscode-checkbox, vscode-dropdown, input, summary',
      );
      const named = (control: HTMLElement) => control.getAttribute('aria-label') || control.textContent?.trim();
      return [...controls].filter((control) => !named(control)).map((control) => control.outerHTML);
    });
    expect(nameless).toEqual([]);
    expect(await preview.canvas.getAttribute('role')).toBe('application');
    expect(await preview.canvas.getAttribute('aria-label')).toContain('The agent can walk on 2,992 cells.');
  });

  test('a level without a picture kept the figures of the one before', async () => {
    await opened.workbench.focusEditor();
    await opened.workbench.openFile('broken.level.json');
    await preview.frame.locator('.notice').filter({ hasText: 'problem' }).waitFor();
    await preview.frame.locator('.legend').waitFor({ state: 'hidden' });
    expect(await preview.frame.locator('.toolbar p').textContent()).toBe('');
    expect(await preview.canvas.getAttribute('aria-label')).toBe('No picture of the level yet.');
    await opened.workbench.screenshot('reading-no-picture');
  });
});
