import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as core from '../../scripts/pictures/passageCore';
import { cutDrawing } from '../../scripts/pictures/passageCut.mjs';
import { closestDrawing, tubeDrawing } from '../../scripts/pictures/passageTube.mjs';
import { wayDrawing } from '../../scripts/pictures/passageWay.mjs';
import { root } from '../../scripts/repository.mjs';

const fileOf = (name: string) => readFileSync(join(root, 'docs', 'pictures', name), 'utf8').replaceAll('\r\n', '\n');

describe('the drawings of docs/passages.md', () => {
  test.each([
    ['tube', tubeDrawing],
    ['closest', closestDrawing],
    ['cut', () => cutDrawing(core)],
    ['way', () => wayDrawing(core)],
  ])('show what the core carves: %s', (name, draw) => {
    // If it does not: `node scripts/passagePictures.mjs`.
    expect(fileOf(`passages-${name}.svg`) === draw()).toBe(true);
  });

  test('are all shown on the page', () => {
    const page = readFileSync(join(root, 'docs', 'passages.md'), 'utf8');
    const shown = [...page.matchAll(/\]\(pictures\/passages-(\w+)\.svg\)/g)].map(([, name]) => name);
    expect(shown.sort()).toEqual(['closest', 'cut', 'tube', 'way']);
  });
});
