import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import refusals from '../golden/refusals.json';
import expectedStairs from '../golden/stairs.expected.json';
import { goldenLevel, useLedgelight } from './ledgelight';

const ledgelight = useLedgelight();

const floor = {
  name: 'Floor',
  settings: { cellSize: 1, cellHeight: 1, height: 4, climb: 2, radius: 0 },
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
    expect(out).toMatch(/Walkable in all +4 cells, 4\.0 m²/);
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

  describe('for several agents', () => {
    const ogre = { ...floor.settings, name: 'Ogre' };
    const cat = { ...floor.settings, name: 'Cat/Kitten', cellSize: 0.5 };
    const level = 'agents.level.json';
    beforeAll(() => ledgelight.write(level, { ...floor, settings: [ogre, cat] }));

    test('prints a summary of each', async () => {
      const { code, out } = await ledgelight.run('bake', level);
      expect(code).toBe(0);
      expect(out.match(/^Floor for .*|^ +Spans .*/gm)?.map((line) => line.trim().replace(/ +/g, ' '))).toEqual([
        'Floor for Ogre',
        'Spans 16',
        'Floor for Cat/Kitten',
        'Spans 64',
      ]);
    });

    test('prints JSON with each bake, and the first where the only one would stand', async () => {
      const { out } = await ledgelight.run('bake', level, '--json', '--hash');
      const { summary, hashes, bakes } = JSON.parse(out);
      expect(bakes.map((bake: { summary: { agent: string } }) => bake.summary.agent)).toEqual(['Ogre', 'Cat/Kitten']);
      expect({ summary, hashes }).toEqual(bakes[0]);
      expect(bakes[1].hashes['7-areas']).not.toBe(hashes['7-areas']);
    });

    test('writes and hashes the dumps of each under its name', async () => {
      const { out } = await ledgelight.run('bake', level, '--dumps', 'several', '--hash', '-q');
      const lines = out.trimEnd().split('\n');
      expect(lines).toHaveLength(14);
      for (const line of lines) {
        const [hash, name] = line.split('  ');
        expect(name).toMatch(/^(Ogre|Cat_Kitten)\/\d-[a-z-]+$/);
        const bytes = readFileSync(join(ledgelight.folder, 'several', `${name}.txt`));
        expect(createHash('sha256').update(bytes).digest('hex'), name).toBe(hash);
      }
    });

    test('bakes only the one that is asked for, as if it were alone', async () => {
      const { out } = await ledgelight.run('bake', level, '--agent', 'Cat/Kitten', '--dumps', 'one', '--json');
      expect(JSON.parse(out)).toMatchObject({ summary: { agent: 'Cat/Kitten', spans: 64 }, bakes: [{}] });
      expect(existsSync(join(ledgelight.folder, 'one', '7-areas.txt'))).toBe(true);
    });

    test('exits with 2 for one that is not there, and names those that are', async () => {
      const { code, out, err } = await ledgelight.run('bake', level, '--agent', 'Dog');
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toContain('“agents.level.json” has no agent “Dog”; there are “Ogre”, “Cat/Kitten”.');
    });

    test('prints what is wrong for some of them with their names, and the rest once', async () => {
      const settings = [ogre, { ...cat, cellSize: 1e-5 }];
      ledgelight.write('fine.level.json', { ...floor, settings });
      const { code, out } = await ledgelight.run('bake', 'fine.level.json', '-q');
      expect(code).toBe(1);
      expect(out).toMatch(/^(fine\.level\.json:1:\d+: error LL303 .* \(agent Cat\/Kitten\)\n)+$/);
    });
  });

  test('refuses a level with an error and writes no dump', async () => {
    const [{ name, level }] = refusals;
    ledgelight.write(`${name}.level.json`, level);
    const { code, out } = await ledgelight.run('bake', `${name}.level.json`, '--dumps', 'refused', '--hash');
    expect(code).toBe(1);
    expect(out).toMatch(/: error LL\d{3} /);
    expect(out).not.toMatch(/1-rasterized/);
    expect(existsSync(join(ledgelight.folder, 'refused'))).toBe(false);
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
    ['an empty option', ['bake', goldenLevel('stairs'), '--dumps', ''], /“--dumps” is given, but empty/],
    ['no level', ['bake'], /“bake” needs a level/],
    ['two levels', ['bake', 'a', 'b'], /takes one level, not 2/],
    ['a command that is not there', ['fly'], /“fly” is not a command/],
    ['an option that is not there', ['bake', 'a', '--fast'], /--fast/],
    ['an option of another command', ['bake', 'a', '--format', 'json'], /“bake” has no option “--format”/],
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
