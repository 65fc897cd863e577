import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import refusals from '../golden/refusals.json';
import expectedStairs from '../golden/stairs.expected.json';
import { goldenLevel, useLedgelight } from './ledgelight';

const ledgelight = useLedgelight();

const floor = {
  name: 'Floor',
  settings: { cellSize: 1, cellHeight: 1, height: 2, climb: 1, radius: 0 },
  bounds: { min: [0, 0, 0], max: [4, 4, 4] },
  geometry: [
    {
      type: 'mesh',
      vertices: [
        [0, 1, 0],
        [4, 1, 0],
        [4, 1, 4],
        [0, 1, 4],
      ],
      indices: [
        [0, 2, 1],
        [0, 3, 2],
      ],
    },
  ],
};

describe('ledgelight bake', () => {
  test('prints a summary for people', async () => {
    ledgelight.write('floor.level.json', floor);
    const { code, out, err } = await ledgelight.run('bake', 'floor.level.json');
    expect(code).toBe(0);
    expect(err).toBe('');
    expect(out).toMatch(/^Floor for Humanoid\n/);
    expect(out).toMatch(/Grid +4 × 4 × 4 cells of 1 × 1 m/);
    expect(out).toMatch(/Spans +16\n/);
    // The rim has a drop outside the grid, so the inner 2 × 2 cells are left.
    expect(out).toMatch(/Walkable +4 cells, 4\.0 m²/);
    expect(out).toMatch(/Rasterize +\d+\.\d ms/);
  });

  test('prints the hash of each stage, the golden one', async () => {
    const { code, out } = await ledgelight.run('bake', goldenLevel('stairs'), '--hash', '--quiet');
    expect(code).toBe(0);
    const lines = Object.entries(expectedStairs.stages).map(([stage, { sha256 }]) => `${sha256}  ${stage}\n`);
    expect(out).toBe(lines.join(''));
  });

  test('writes a dump for each stage', async () => {
    const { code } = await ledgelight.run('bake', goldenLevel('stairs'), '--dumps', 'out/dumps', '-q');
    expect(code).toBe(0);
    for (const [stage, { sha256 }] of Object.entries(expectedStairs.stages)) {
      const bytes = readFileSync(join(ledgelight.folder, 'out', 'dumps', `${stage}.txt`));
      expect(createHash('sha256').update(bytes).digest('hex'), stage).toBe(sha256);
    }
  });

  test('prints JSON that a program can read', async () => {
    const { out } = await ledgelight.run('bake', goldenLevel('stairs'), '--json', '--hash');
    const result = JSON.parse(out);
    expect(result.errors).toBe(0);
    expect(result.problems).toEqual([]);
    expect(result.summary.spans).toBe(expectedStairs.stages['1-rasterized'].spans);
    expect(result.summary.walkableCells).toBe(expectedStairs.stages['7-areas'].walkable);
    expect(result.hashes['7-areas']).toBe(expectedStairs.stages['7-areas'].sha256);
  });

  test('prints a problem the way compilers do, and exits with 1', async () => {
    ledgelight.write(
      'broken.level.json',
      '{\n  "geometry": [],\n  "bounds": { "min": [0, 0, 0], "max": [4, 0, 4] }\n}\n',
    );
    const { code, out } = await ledgelight.run('bake', 'broken.level.json');
    expect(code).toBe(1);
    expect(out).toContain('broken.level.json:3:44: error LL302 Bounds are empty along y: max 0 is not above min 0.\n');
    expect(out).toContain('broken.level.json is not baked: 1 error.');
  });

  test('exits with 0 when there are only warnings', async () => {
    const geometry = [{ ...floor.geometry[0], indices: [...floor.geometry[0].indices, [1, 1, 2]] }];
    ledgelight.write('degenerate.level.json', { ...floor, geometry });
    const { code, out } = await ledgelight.run('bake', 'degenerate.level.json', '--quiet');
    expect(code).toBe(0);
    expect(out).toMatch(/^degenerate\.level\.json:1:\d+: warning LL205 Triangle 2 .*\n$/);
  });

  test('names the settings file and its line for what is wrong in there', async () => {
    ledgelight.write('ogre.spans.json', '{\n  "radius": -1\n}');
    ledgelight.write('ogre.level.json', { ...floor, settings: 'ogre.spans.json' });
    const { code, out } = await ledgelight.run('bake', 'ogre.level.json', '-q');
    expect(code).toBe(1);
    expect(out).toMatch(/^ogre\.spans\.json:2:13: error LL304 radius is -1;/);
  });

  test('bakes for other settings than the level’s own', async () => {
    ledgelight.write('floor.level.json', floor);
    ledgelight.write('fine.spans.json', { cellSize: 0.5, cellHeight: 0.5 });
    const { out } = await ledgelight.run('bake', 'floor.level.json', '--settings', 'fine.spans.json', '--json');
    const { summary } = JSON.parse(out);
    expect(summary.agent).toBe('fine');
    expect(summary.grid).toMatchObject({ width: 8, cellSize: 0.5 });
  });

  test.each(refusals)('refuses $name and writes no dump', async ({ name, level }) => {
    ledgelight.write(`${name}.level.json`, level);
    const { code, out } = await ledgelight.run('bake', `${name}.level.json`, '--dumps', `dumps-${name}`, '--hash');
    expect(code).toBe(1);
    expect(out).toMatch(/: error LL\d{3} /);
    expect(out).not.toMatch(/1-rasterized/);
    expect(existsSync(join(ledgelight.folder, `dumps-${name}`))).toBe(false);
  });
});

describe('ledgelight exits with 2', () => {
  test.each([
    [
      'a level that is not there',
      ['bake', 'nowhere.level.json'],
      /“nowhere.level.json” cannot be read: there is no such file/,
    ],
    ['a folder for a level', ['bake', '.'], /“.” cannot be read: it is a folder/],
    [
      'a settings file that is not there',
      ['bake', goldenLevel('stairs'), '--settings', 'no.json'],
      /“no.json” cannot be read/,
    ],
    ['no level', ['bake'], /“bake” needs a level/],
    ['two levels', ['bake', 'a', 'b'], /takes one level, not 2/],
    ['a command that is not there', ['fly'], /“fly” is not a command/],
    ['an option that is not there', ['bake', 'a', '--fast'], /--fast/],
  ])('for %s', async (_, words, message) => {
    const { code, out, err } = await ledgelight.run(...words);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toMatch(message);
  });

  test('for dumps that cannot be written', async () => {
    writeFileSync(join(ledgelight.folder, 'file'), '');
    const { code, err } = await ledgelight.run('bake', goldenLevel('flat-floor'), '--dumps', 'file');
    expect(code).toBe(2);
    expect(err).toMatch(/Dumps cannot be written to “file”: a file stands where a folder should be/);
  });

  test('for a level that is not text', async () => {
    writeFileSync(join(ledgelight.folder, 'binary.level.json'), Buffer.from([0xff, 0xfe, 0x00, 0xc3, 0x28]));
    const { code, err } = await ledgelight.run('bake', 'binary.level.json');
    expect(code).toBe(2);
    expect(err).toMatch(/it is not UTF-8 text/);
  });
});

test('ledgelight --help shows examples, and --version a version', async () => {
  const help = await ledgelight.run('--help');
  expect(help.code).toBe(0);
  expect(help.out).toContain('ledgelight bake courtyard.level.json --hash --quiet');
  expect((await ledgelight.run('--version')).out).toMatch(/^ledgelight \d+\.\d+\.\d+\n$/);
});
