import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bakeLevel } from '../../core/bake/bakeLevel';
import type { LevelFiles } from '../../core/level/levelFiles';
import { readLevel } from '../../core/level/levelReader';
import { runToEnd } from '../../core/steps';
import { root } from '../../scripts/repository.mjs';
import { ruinObj } from '../../scripts/ruin/ruin.mjs';

const read = (name: string) => readFileSync(join(root, 'samples', name), 'utf8');
const files: LevelFiles = { text: async (reference) => read(reference) };
const levels = readdirSync(join(root, 'samples')).filter((name) => name.endsWith('.level.json'));

/** The level that is there to be mended. */
const BROKEN = 'broken.level.json';
/** Levels that are there to be warned of. */
const WARNED = [BROKEN, 'problems.level.json'];

const bakeSample = (name: string) => bakeLevel(read(name), files, runToEnd);

describe('a sample', () => {
  test.each(levels.filter((name) => name !== BROKEN))('bakes and has floors to walk on: %s', async (name) => {
    const { report, summaries } = await bakeSample(name);
    expect(report.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    for (const { walkableCells } of summaries) expect(walkableCells).toBeGreaterThan(0);
    expect(summaries).not.toEqual([]);
  });

  test.each(levels.filter((name) => !WARNED.includes(name)))('is nothing to be warned of: %s', async (name) => {
    const { report } = await bakeSample(name);
    expect(report.problems.filter(({ severity }) => severity === 'warning')).toEqual([]);
  });

  test('is told of in the samples’ README', () => {
    const readme = read('README.md');
    const shown = readdirSync(join(root, 'samples')).filter((name) => /\.(json|obj)$/.test(name));
    expect(shown.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });
});

test('broken.level.json is refused', async () => {
  const { report, summaries } = await bakeSample(BROKEN);
  expect(report.errors).toBeGreaterThan(0);
  expect(summaries).toEqual([]);
});

test('problems.level.json shows a dozen problems and more at once, and is baked all the same', async () => {
  const { report } = await bakeSample('problems.level.json');
  const codes = new Set(report.problems.map(({ code }) => code));
  expect(codes.size).toBeGreaterThan(12);
});

describe('helix.level.json', () => {
  test('has a mouth of 4.5 m that narrows to 3 m', async () => {
    const [item] = (await readLevel(read('helix.level.json'), files)).levels[0].geometry;
    if (item.type !== 'rock') throw new Error(`It is ${item.type}.`);
    const { radius, curve } = item.block.routes[0];
    expect([radius[0], radius[radius.length - 1], curve.radius(curve.end)]).toEqual([4.5, 3, 3]);
  });

  test('is warned of as soon as it has the rule of the closest centre line', async () => {
    const text = read('helix.level.json').replace('"material": 1', '"material": 1, "floorOwner": "segment-centreline"');
    const { report } = await bakeLevel(text, files, runToEnd);
    expect(report.problems.map(({ code }) => code)).toEqual(['LL274', 'LL276']);
  });
});

describe('ruin.obj', () => {
  test('is what scripts/makeRuin.mjs writes', () => {
    expect(read('ruin.obj')).toBe(ruinObj());
  });

  test('has several thousand triangles in less than 300 KB', async () => {
    const { summaries } = await bakeSample('ruin.level.json');
    expect(summaries[0].triangles).toBeGreaterThan(5000);
    expect(read('ruin.obj').length).toBeLessThan(300 * 1024);
  });
});
