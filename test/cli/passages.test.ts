import { stripVTControlCharacters } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { FLOOR_OWNERS } from '../../core/passages/owners/ownerNames';
import { goldenLevel, useLedgelight } from './ledgelight';

const ledgelight = useLedgelight();

const walker = { name: 'Walker', cellSize: 0.25, cellHeight: 0.25, height: 6, climb: 2, radius: 0 };

/** Two turns of R3's helix. */
const spiral = {
  id: 'spiral',
  style: 'spiral',
  centre: [0, 0],
  startY: -1.62,
  spiralRadius: 3,
  pitch: 3.31,
  turns: 2,
  controlsPerTurn: 20,
  radius: 3,
};

const helix = {
  name: 'Helix',
  settings: walker,
  bounds: { min: [-7, -4, -7], max: [7, 12, 7] },
  geometry: [{ id: 'hill', type: 'rock', offset: [0, 0, 0], size: [56, 64, 56], passages: [spiral] }],
};

const worm = { style: 'worm', from: [2, 3, 5], to: [18, 5, 5], amplitude: 1, wavelength: 8, controls: 20, radius: 1.5 };
const hand = {
  id: 'hand',
  style: 'route',
  points: [
    [2, 3, 2],
    [10, 3, 3],
    [18, 4, 2],
  ],
  radius: 1.5,
};

const burrows = {
  name: 'Burrows',
  settings: walker,
  bounds: { min: [0, 0, 0], max: [20, 8, 8] },
  geometry: [
    { type: 'plane', min: [0, 0], max: [20, 8], y: 0.5 },
    {
      type: 'rock',
      offset: [0, 0, 0],
      size: [80, 32, 32],
      floorOwner: 'nearest-floor',
      passages: [worm, hand],
    },
  ],
};

const run = async (...words: string[]) => {
  const { code, out, err } = await ledgelight.run('passages', ...words);
  return { code, out: stripVTControlCharacters(out), err };
};

beforeAll(() => {
  ledgelight.write('helix.level.json', helix);
  ledgelight.write('burrows.level.json', burrows);
  ledgelight.write('bare.level.json', { ...burrows, geometry: [burrows.geometry[0]] });
});

describe('ledgelight passages LEVEL', () => {
  test('audits a passage under each rule that can serve it', async () => {
    const { code, out, err } = await run('helix.level.json', '--json');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const { file, errors, audits } = JSON.parse(out);
    expect({ file, errors }).toEqual({ file: 'helix.level.json', errors: 0 });
    expect(audits).toHaveLength(1);
    expect(audits[0]).toMatchObject({ agent: 'Walker', blockedBelow: 1.5 });
    const [{ item, name, floorOwner, passages, unserved }] = audits[0].rocks;
    expect({ item, name, floorOwner, unserved }).toEqual({
      item: 0,
      name: '“hill”',
      floorOwner: 'route-pass',
      unserved: {},
    });
    const [{ rules, ...facts }] = passages;
    expect(facts).toMatchObject({ id: 'spiral', style: 'spiral', segments: 40 });
    expect(facts.length).toBeCloseTo(2 * 2 * Math.PI * 3, 6);
    expect(facts.controlSpacing).toBeCloseTo(0.9386, 4);
    expect(Object.keys(rules)).toEqual([...FLOOR_OWNERS]);
    expect(rules['route-pass']).toMatchObject({ floor: 1, blocked: 0, tread: true });
    expect(rules['route-pass'].peakToPeak).toBeLessThan(0.04);
    expect(rules['route-pass'].headroomMin).toBeGreaterThan(2);
    expect(Math.abs(rules['route-pass'].ripplePeriod - facts.controlSpacing)).toBeLessThan(0.03);
    expect(rules['segment-centreline'].maxAbs).toBeGreaterThan(3);
    expect(rules['segment-centreline'].tread).toBe(false);
    for (const owner of FLOOR_OWNERS) expect(rules[owner].milliseconds, owner).toBeGreaterThan(0);
  });

  test('prints a table for each passage, a line a rule, and marks the rule of the block', async () => {
    const { code, out } = await run('helix.level.json');
    expect(code).toBe(0);
    expect(out).toMatch(/^Helix for Walker$/m);
    expect(out).toMatch(/^“spiral” in “hill”: spiral, 40 segments, 37\.7 m long, controls 0\.939 m apart$/m);
    expect(out).toMatch(
      /^ {2}\* route-pass +0\.0\d\d +0\.0\d\d +100 % +0 % +\d\.\d\d +\d\.\d\d +yes +0\.9\d\d m +\d+ ms$/m,
    );
    expect(out.match(/^ {2}\* \S+-\S+ .* ms$/gm)).toHaveLength(1);
    expect(out.match(/ ms$/gm)).toHaveLength(9);
    expect(out.split('\n').filter((line) => line.length > 100 && !line.includes('LL'))).toEqual([]);
  });

  test('says which rules a block cannot have, and whose passage is the reason', async () => {
    const { out } = await run('burrows.level.json');
    expect(out).toMatch(/^passage 0 in item 1: worm, 19 segments, .* m long, /m);
    expect(out).toMatch(/^“hand” in item 1: route, 2 segments, .* m long, /m);
    expect(out.match(/ ms$/gm)).toHaveLength(2 * 7);
    expect(out).toContain(
      '  analytic-centreline cannot serve “hand”: it needs a curve with a formula, and listed points have none.\n',
    );
    expect(out).toContain(
      '  helix-turn cannot serve passage 0: it needs an axis and a pitch, and the style “worm” has none.\n',
    );
    const [{ unserved }] = JSON.parse((await run('burrows.level.json', '--json')).out).audits[0].rocks;
    expect(unserved).toMatchObject({ 'analytic-centreline': { passage: 1 }, 'helix-turn': { passage: 0 } });
  });

  test('calls a way blocked that is lower than the agent', async () => {
    ledgelight.write('tall.level.json', { ...helix, settings: [walker, { ...walker, name: 'Giant', height: 8 }] });
    const { audits } = JSON.parse((await run('tall.level.json', '--json')).out);
    const [walkers, giants] = audits.map((audit: { rocks: { passages: object[] }[] }) => audit.rocks[0].passages[0]);
    expect(audits.map(({ agent }: { agent: string }) => agent)).toEqual(['Walker', 'Giant']);
    expect(walkers.rules['nearest-floor'].blocked).toBe(0);
    expect(giants.rules['nearest-floor'].blocked).toBeGreaterThan(0.3);
    expect(giants.rules['route-pass'].blocked).toBe(0);
  });

  test('audits for the one agent that is asked for', async () => {
    ledgelight.write('pair.level.json', { ...burrows, settings: [walker, { ...walker, name: 'Giant', height: 8 }] });
    const { code, out } = await run('pair.level.json', '--agent', 'Giant', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out).audits).toMatchObject([{ agent: 'Giant', blockedBelow: 2 }]);
  });

  test('takes other settings than the level’s own', async () => {
    ledgelight.write('fine.spans.json', { ...walker, name: 'Fine', height: 7 });
    const { audits } = JSON.parse((await run('burrows.level.json', '--settings', 'fine.spans.json', '--json')).out);
    expect(audits).toMatchObject([{ agent: 'Fine', blockedBelow: 1.75 }]);
  });

  test('reads another format with a reader', async () => {
    ledgelight.write('reader.mjs', `export const read = () => ({ level: ${JSON.stringify(burrows)} });`);
    ledgelight.write('burrows.cave', 'worms');
    const { code, out } = await run('burrows.cave', '--reader', 'reader.mjs', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out).audits[0].rocks[0].passages).toHaveLength(2);
  });

  test('says that there is nothing to audit where no rock has passages, and exits with 0', async () => {
    const { code, out } = await run('bare.level.json');
    expect(code).toBe(0);
    expect(out).toMatch(/Burrows for Walker\n {2}The level has no rock with passages\.\n$/);
    expect(JSON.parse((await run('bare.level.json', '--json')).out).audits).toMatchObject([{ rocks: [] }]);
  });

  test('writes a dash, or null, where a passage is too short to be looked at', async () => {
    const short = { ...hand, points: hand.points.slice(0, 2), radius: 5 };
    const [ground, rock] = burrows.geometry;
    ledgelight.write('short.level.json', { ...burrows, geometry: [ground, { ...rock, passages: [short] }] });
    const { out } = await run('short.level.json');
    expect(out).toMatch(/\* nearest-floor +0\.000 +0\.000( +–){6} +\d+ ms\n/);
    const [{ rules }] = JSON.parse((await run('short.level.json', '--json')).out).audits[0].rocks[0].passages;
    expect(rules['nearest-floor']).toMatchObject({ floor: null, blocked: null, headroomMin: null, tread: false });
  });

  test('prints what is wrong with a level, audits nothing of it and exits with 1', async () => {
    const [ground, rock] = burrows.geometry;
    const geometry = [ground, { ...rock, passages: [{ ...worm, radius: -1 }] }];
    ledgelight.write('wrong.level.json', { ...burrows, geometry });
    const { code, out } = await run('wrong.level.json');
    expect(code).toBe(1);
    expect(out).toMatch(
      /^wrong\.level\.json:1:\d+: error LL\d{3} .*\n\nwrong\.level\.json is not audited: 1 error\.\n$/,
    );
    const told = await run('wrong.level.json', '--json');
    expect(told.code).toBe(1);
    expect(JSON.parse(told.out)).toMatchObject({ errors: 1, audits: [] });
  });
});

describe('ledgelight passages exits with 2', () => {
  test.each([
    ['a level that is not there', ['nowhere.level.json'], /“nowhere.level.json” cannot be read: there is no such file/],
    ['no level', [], /“passages” needs a level, or “--table”/],
    ['two levels', ['a', 'b'], /“passages” takes one level, not 2/],
    ['an agent that is not there', ['helix.level.json', '--agent', 'Dog'], /has no agent “Dog”; there is “Walker”/],
    ['an option of another command', ['a', '--dumps', 'out'], /“passages” has no option “--dumps”/],
    ['a level beside --table', ['helix.level.json', '--table'], /“passages --table” takes no level/],
    ['an agent beside --table', ['--table', '--agent', 'Dog'], /“--agent” does not go with “--table”/],
    ['a severity that is none', [goldenLevel('stairs'), '--severity', 'LL999=off'], /“LL999” is not the code/],
  ])('for %s', async (_, words, message) => {
    const { code, out, err } = await run(...words);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(message);
  });
});
