// What is drawn of a level and how: colourings, patterns, cuts, a person's own colours and limit, and updates by tiles.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../../scripts/repository.mjs';
import { keepScreenshotOfFailures } from './evidence';
import { type OpenedWorkbench, openWorkbench } from './openWorkbench';
import type { Colour, Picture } from './picture';
import type { PreviewFrame } from './previewFrame';
import { nameOfColour } from './spanColours';

const workspace = join(root, 'samples');

/** Columns of the courtyard: on its rim, in the middle of its floor, and on the roof of its awning. */
const RIM = { x: 77, z: 59, row: 2 };
const FLOOR = { x: 30, z: 50, row: 2 };
const ROOF = { x: 68, z: 48, row: 13 };

const BLUE: Colour = [0x10, 0x20, 0xf0];
/** The colour of the largest island. */
const FIRST_ISLAND: Colour = [0x6c, 0x95, 0xf9];

let opened: OpenedWorkbench;
let preview: PreviewFrame;
beforeAll(async () => {
  opened = await openWorkbench({
    workspace,
    file: 'courtyard.level.json',
    settings: { 'ledgelight.colours': { 'area 5': '#1020f0' } },
  });
  preview = await opened.workbench.preview();
  await preview.drawn();
});
afterAll(() => opened?.close());
keepScreenshotOfFailures(() => opened?.workbench);

/** The picture once everything that was asked for is on the screen. */
async function restingPicture(): Promise<Picture> {
  await preview.canvas.evaluate(() => window.ledgelight?.settled());
  return preview.picture();
}

async function press(key: string): Promise<Picture> {
  await preview.canvas.press(key);
  return restingPicture();
}

async function colourAt(picture: Picture, { x, row, z }: typeof RIM): Promise<Colour> {
  const place = await preview.screenOf(x, row, z);
  return picture.at(Math.round(place.x), Math.round(place.y));
}

const slider = () => preview.frame.getByRole('slider', { name: 'Cut' });

test('A person’s own colour of an area stands in the picture', async () => {
  expect((await restingPicture()).countNear(BLUE)).toBeGreaterThan(200);
});

test('Islands and distances have colours of their own, and what is no floor steps back', async () => {
  const islands = await press('i');
  expect(await colourAt(islands, FLOOR)).toEqual(FIRST_ISLAND);
  expect(nameOfColour(await colourAt(islands, RIM))).not.toBe('ledge');
  await opened.workbench.screenshot('drawing-islands');
  const distances = await press('d');
  const [atRim, inside] = [{ ...RIM, z: 57 }, FLOOR].map((place) => colourAt(distances, place));
  const sum = (colour: Colour) => colour[0] + colour[1];
  expect(sum(await inside)).toBeGreaterThan(sum(await atRim) + 60);
  await opened.workbench.screenshot('drawing-distances');
  expect(nameOfColour(await colourAt(await press('s'), RIM))).toBe('ledge');
});

test('Patterns draw on the colours, and go again', async () => {
  const plain = await restingPicture();
  const patterned = await press('h');
  const ledge: Colour = [0xed, 0x84, 0x03];
  expect(patterned.countNear(ledge)).toBeLessThan(0.85 * plain.countNear(ledge));
  await opened.workbench.screenshot('drawing-patterns');
  expect((await press('h')).countNear(ledge)).toBe(plain.countNear(ledge));
});

test('A cut takes away what lies above, row by row, and tells its height', async () => {
  const whole = await restingPicture();
  expect(nameOfColour(await colourAt(whole, ROOF))).toBe('walkable');
  await preview.canvas.press('PageDown');
  await slider().waitFor();
  const top = Number(await slider().inputValue());
  await slider().fill('8');
  expect(await slider().getAttribute('aria-valuetext')).toBe('rows below 8 (1.2 m)');
  expect(nameOfColour(await colourAt(await restingPicture(), ROOF))).not.toBe('walkable');
  await opened.workbench.screenshot('drawing-cut');
  await preview.canvas.press('PageUp');
  expect(Number(await slider().inputValue())).toBe(9);
  expect(top).toBeGreaterThan(9);
  const single = await press('r');
  expect(await slider().getAttribute('aria-valuetext')).toBe('only row 8 (from 1.2 m)');
  expect(single.countNear([0x5f, 0xbc, 0x7f])).toBeLessThan(0.2 * whole.countNear([0x5f, 0xbc, 0x7f]));
  const again = await press('End');
  await slider().waitFor({ state: 'hidden' });
  expect(nameOfColour(await colourAt(again, ROOF))).toBe('walkable');
});

test('A picture at rest asks for no frames', async () => {
  await restingPicture();
  const frames = await preview.canvas.evaluate(async () => {
    const ask = window.requestAnimationFrame;
    let asked = 0;
    window.requestAnimationFrame = (callback) => {
      asked++;
      return ask.call(window, callback);
    };
    await new Promise((resolve) => setTimeout(resolve, 700));
    window.requestAnimationFrame = ask;
    return asked;
  });
  expect(frames).toBe(0);
});

test('An edit leaves the picture that a page made anew would draw', async () => {
  const { workbench } = opened;
  const lines = readFileSync(join(workspace, 'courtyard.level.json'), 'utf8').split('\n');
  const line = lines.findIndex((one) => one.includes('"bounds"')) + 1;
  const version = await preview.frame.locator('body').getAttribute('data-drawn-version');
  await workbench.edit({ line, column: lines[line - 1].lastIndexOf('18') + 1, remove: 2, insert: '16' });
  await preview.frame.locator(`body:not([data-drawn-version="${version}"])`).waitFor();
  const updated = await restingPicture();
  await workbench.runCommand('Developer: Reload Webviews');
  preview = await workbench.preview();
  await preview.drawn();
  await expect.poll(async () => (await restingPicture()).differences(updated), { timeout: 20_000 }).toBeLessThan(50);
});

test('A level with more spans than a person wants drawn is told instead, and drawn when that changes', async () => {
  const settings = join(opened.folder, '.vscode', 'settings.json');
  const before = readFileSync(settings, 'utf8');
  writeFileSync(settings, JSON.stringify({ ...JSON.parse(before), 'ledgelight.maximumSpans': 1000 }));
  const notice = preview.frame.locator('.notice', { hasText: 'the preview draws up to 1,000.' });
  await notice.waitFor();
  expect((await preview.picture()).countNear([0x5f, 0xbc, 0x7f])).toBeLessThan(400);
  await preview.frame.locator('.legend', { hasText: 'Walkable' }).waitFor();
  await opened.workbench.screenshot('drawing-too-many');
  writeFileSync(settings, before);
  await notice.waitFor({ state: 'hidden' });
  expect(nameOfColour(await colourAt(await restingPicture(), FLOOR))).toBe('walkable');
});
