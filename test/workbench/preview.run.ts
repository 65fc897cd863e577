// The live loop as an author sees it: type in the level, look at the picture, read the problems.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../scripts/repository.mjs';
import { keepScreenshotOfFailures } from './evidence';
import { type OpenedWorkbench, openWorkbench } from './openWorkbench';
import type { PreviewFrame } from './previewFrame';
import { nameOfColour } from './spanColours';

const workspace = join(root, 'samples');

/** Line of `"bounds"` in the courtyard, and the column of its depth in metres. */
const text = readFileSync(join(workspace, 'courtyard.level.json'), 'utf8');
const lines = text.split('\n');
const boundsLine = lines.findIndex((line) => line.includes('"bounds"')) + 1;
const depthColumn = lines[boundsLine - 1].lastIndexOf('18') + 1;

/** The floor's top row, and cells on its rim along the side that faces the camera. */
const FLOOR = 2;
const RIM = [52, 77, 78];

describe.each(['dark', 'light'] as const)('The preview of the courtyard in the %s theme', (theme) => {
  let opened: OpenedWorkbench;
  let preview: PreviewFrame;
  beforeAll(async () => {
    opened = await openWorkbench({ workspace, file: 'courtyard.level.json', theme });
    preview = await opened.workbench.preview();
  });
  afterAll(() => opened?.close());
  keepScreenshotOfFailures(() => opened?.workbench);

  /** What the picture shows on the floor of these columns. */
  async function floorColours(z: number): Promise<string[]> {
    const picture = await preview.picture();
    const places = await Promise.all(RIM.map((x) => preview.screenOf(x, FLOOR, z)));
    return places.map(({ x, y }) => nameOfColour(picture.at(Math.round(x), Math.round(y))));
  }

  test('opens beside its level, with the ledge’s colour where the ledge is', async () => {
    await preview.drawn();
    expect(await floorColours(59)).toEqual(['ledge', 'ledge', 'ledge']);
    expect(await floorColours(57)).toEqual(['eroded', 'eroded', 'eroded']);
    await opened.workbench.statusItem(/6,200 spans · 2,992 walkable/).waitFor();
    await opened.workbench.screenshot(`courtyard-${theme}`);
  });

  test('changes while a number is typed, the camera where it was', async () => {
    const { workbench } = opened;
    const before = await preview.screenOf(40, FLOOR, 49);
    // A depth of 15 m instead of 18: the rim moves from row 59 of columns to row 49.
    await workbench.edit({ line: boundsLine, column: depthColumn, remove: 2, insert: '15' });
    await expect.poll(() => floorColours(49), { timeout: 20_000 }).toEqual(['ledge', 'ledge', 'ledge']);
    expect(await preview.screenOf(40, FLOOR, 49)).toEqual(before);
    await workbench.page.locator('.tab.active.dirty').waitFor();
  });

  test('keeps the last good picture while the JSON is broken, and says so', async () => {
    const { workbench } = opened;
    await workbench.edit({ line: boundsLine, column: depthColumn, insert: '[' });
    const banner = preview.frame.locator('.notice.banner', { hasText: `line ${boundsLine}` });
    await banner.waitFor();
    expect((await preview.picture()).colours).toBeGreaterThan(20);
    await workbench.screenshot(`broken-json-${theme}`);
    await workbench.statusItem('Not baked').waitFor();
    await workbench.edit({ line: boundsLine, column: depthColumn, remove: 1 });
    await banner.waitFor({ state: 'hidden' });
  });

  test('hides a state’s spans when its switch is turned', async () => {
    const ledges = preview.frame.locator('.legend vscode-checkbox', { hasText: 'Ledge' });
    await ledges.click();
    await expect.poll(() => floorColours(49), { timeout: 20_000 }).not.toContain('ledge');
    await ledges.click();
    await expect.poll(() => floorColours(49), { timeout: 20_000 }).toEqual(['ledge', 'ledge', 'ledge']);
  });

  test('follows a change of the settings file that is only typed', async () => {
    const { workbench, folder } = opened;
    const settings = readFileSync(join(folder, 'humanoid.spans.json'), 'utf8').split('\n');
    const line = settings.findIndex((one) => one.includes('"radius"')) + 1;
    await workbench.focusEditor();
    await workbench.openFile('humanoid.spans.json');
    await workbench.edit({ line, column: settings[line - 1].indexOf('2') + 1, remove: 1, insert: '0' });
    await expect.poll(() => floorColours(47), { timeout: 20_000 }).toEqual(['walkable', 'walkable', 'walkable']);
    await workbench.screenshot(`radius-0-${theme}`);
  });
});

describe('A broken triangle', () => {
  let opened: OpenedWorkbench;
  beforeAll(async () => {
    opened = await openWorkbench({ workspace, file: 'broken.level.json' });
  });
  afterAll(() => opened?.close());
  keepScreenshotOfFailures(() => opened?.workbench);

  test('stands in the Problems panel at its place, and goes when it is mended and saved', async () => {
    const { workbench, folder } = opened;
    await workbench.showProblems();
    const problem = workbench.problem('addresses no vertex');
    await problem.waitFor();
    const row = (await problem.textContent()) ?? '';
    const [, line, column] = /Ln (\d+), Col (\d+)/.exec(row.replaceAll('\u00a0', ' ')) ?? [];
    const file = join(folder, 'broken.level.json');
    const source = readFileSync(file, 'utf8').split('\n')[Number(line) - 1];
    const index = /^\d+/.exec(source.slice(Number(column) - 1))?.[0] ?? '';
    expect(Number(index)).toBeGreaterThan(3);
    await workbench.screenshot('problems');

    await workbench.edit({ line: Number(line), column: Number(column), remove: index.length, insert: '2' });
    await workbench.save();
    await problem.waitFor({ state: 'hidden' });
    // Now that the level bakes, its other triangle is seen to have no area.
    await workbench.showProblems();
    await workbench.problem('has no area').waitFor();
    await workbench.screenshot('problems-mended');
  });
});
