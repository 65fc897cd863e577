import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { useLedgelight } from './ledgelight';
import { sarifFaults } from './sarifSchema';

const ledgelight = useLedgelight();

const bounds = '"bounds": {"min": [0, 0, 0], "max": [4, 4, 4]}';
const floor = '"vertices": [0,1,0, 0,1,4, 4,1,4, 4,1,0]';
const sound = `{${bounds}, "geometry": [{"type": "mesh", ${floor}, "indices": [0,1,2, 0,2,3]}]}`;
/** An index without a vertex at 3:16, of one character. */
const broken = `{${bounds}, "geometry": [{"type": "mesh", ${floor},\n\n  "indices": [0,1,7]}]}`.replace(
  '0,1,7',
  '0,7,1',
);
/** A triangle without area at 2:13, 5 characters long. */
const degenerate = `{${bounds}, "geometry": [{"type": "mesh", ${floor},\n "indices": [1,1,2, 0,2,3]}]}`;
/** Two agents of one name, the first at 2:2 and the second at 3:2. */
const twins = `{"settings": [\n {},\n {}], ${bounds}, "geometry": []}`;

/** A name with what paths, URIs and workflow commands have to take special care of. */
const AWKWARD = 'Höhle 100%, #2/späte Ecke.level.json';

beforeAll(() => {
  ledgelight.write('levels/sound.level.json', sound);
  ledgelight.write('levels/deep/broken.level.json', broken);
  ledgelight.write('levels/degenerate.level.json', degenerate);
  ledgelight.write('levels/node_modules/other.level.json', broken);
  ledgelight.write('levels/notes.txt', 'not a level');
  ledgelight.write('twins.level.json', twins);
  ledgelight.write(AWKWARD, degenerate);
});

const ERROR = 'Index 7 addresses no vertex; the mesh has 4, numbered from 0.';
const WARNING = 'Triangle 0 of item 0 has no area: it names vertex 1 twice. It adds nothing.';

/** A path of the folder as this system writes it. */
const own = (path: string) => join(...path.split('/'));

describe('ledgelight check', () => {
  test('prints problems and counts, and exits with 1 for an error', async () => {
    const { code, out, err } = await ledgelight.run(
      'check',
      'levels/sound.level.json',
      'levels/deep/broken.level.json',
    );
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(out).toBe(
      `levels/deep/broken.level.json:3:17: error LL202 ${ERROR}\n2 levels: 1 error, 0 warnings, 0 hints\n`,
    );
  });

  test('exits with 0 when there are only warnings', async () => {
    const { code, out } = await ledgelight.run('check', AWKWARD);
    expect(code).toBe(0);
    expect(out).toBe(`${AWKWARD}:2:14: warning LL205 ${WARNING}\n1 level: 0 errors, 1 warning, 0 hints\n`);
  });

  test('prints the other place of a problem as a note', async () => {
    const { out } = await ledgelight.run('check', 'twins.level.json');
    expect(out).toMatch(
      /^twins\.level\.json:3:2: error LL308 .*\ntwins\.level\.json:2:2: note: The first “Humanoid”\.\n/,
    );
  });

  test('checks for other settings, and for one agent of several', async () => {
    ledgelight.write('fine.spans.json', { name: 'Fine', cellSize: 1e-5 });
    const { code, out } = await ledgelight.run('check', 'levels/sound.level.json', '--settings', 'fine.spans.json');
    expect(code).toBe(1);
    expect(out).toContain('error LL303');
    ledgelight.write('pair.level.json', sound.replace('{', '{"settings": [{"name": "Ogre"}, {"name": "Cat"}], '));
    expect((await ledgelight.run('check', 'pair.level.json', '--agent', 'Cat')).code).toBe(0);
    const dog = await ledgelight.run('check', 'pair.level.json', '--agent', 'Dog');
    expect(dog.code).toBe(2);
    expect(dog.err).toContain('has no agent “Dog”; there are “Ogre”, “Cat”.');
  });
});

describe('What comes out of an OBJ file', () => {
  /** A face whose last corner, at 3:7 of the OBJ, is not there. The level names the file at 1:40. */
  beforeAll(() => {
    ledgelight.write('scenes/bad.obj', 'v 0 0 0\nv 1 0 0\nf 1 2 9\n');
    ledgelight.write('scenes/castle.level.json', '{"geometry": [{"type": "mesh", "source": "bad.obj"}]}');
  });
  const check = async (format: string) =>
    (await ledgelight.run('check', 'scenes/castle.level.json', '--format', format)).out;

  test('is printed at the OBJ’s own line, and then where the level names it', async () => {
    const [first, second] = (await check('text')).split('\n');
    expect(first).toMatch(/^.*bad\.obj:3:7: error LL108 /);
    expect(first.startsWith(own('scenes/bad.obj'))).toBe(true);
    expect(second).toBe('scenes/castle.level.json:1:42: note: bad.obj is named here.');
  });

  test('is annotated at the OBJ’s own line', async () => {
    expect(await check('github')).toMatch(
      /^::error file=scenes\/bad\.obj,line=3,col=7,endLine=3,endColumn=8,title=LL108::/,
    );
  });

  test('has its place in the OBJ in reports for programs, and the level’s beside it', async () => {
    const [{ problems }] = JSON.parse(await check('json'));
    const range = { start: { line: 2, character: 6 }, end: { line: 2, character: 7 } };
    const related = [{ message: 'bad.obj is named here.', file: 'scenes/castle.level.json' }];
    expect(problems).toMatchObject([{ file: own('scenes/bad.obj'), range, related }]);
    const log = JSON.parse(await check('sarif'));
    expect(sarifFaults(log)).toEqual([]);
    const [{ locations, relatedLocations }] = log.runs[0].results;
    expect(locations[0].physicalLocation.artifactLocation.uri).toBe('scenes/bad.obj');
    expect(relatedLocations[0].physicalLocation.artifactLocation.uri).toBe('scenes/castle.level.json');
  });
});

describe('--severity', () => {
  const level = 'levels/degenerate.level.json';
  const counts = async (...words: string[]) => {
    const { code, out } = await ledgelight.run('check', level, ...words);
    return `${code}: ${out.trimEnd().split('\n').at(-1)}`;
  };

  test('gives warnings another severity, or leaves them out', async () => {
    expect(await counts()).toBe('0: 1 level: 0 errors, 1 warning, 0 hints');
    expect(await counts('--severity', 'LL205=error')).toBe('1: 1 level: 1 error, 0 warnings, 0 hints');
    expect(await counts('--severity', 'LL205=hint')).toBe('0: 1 level: 0 errors, 0 warnings, 1 hint');
    expect(await counts('--severity', 'LL205=off')).toBe('0: 1 level: 0 errors, 0 warnings, 0 hints');
  });

  test('may be repeated, and the last one for a code counts', async () => {
    const words = ['--severity', 'LL205=error', '--severity', 'LL150=error', '--severity', 'LL205=hint'];
    expect(await counts(...words)).toBe('0: 1 level: 0 errors, 0 warnings, 1 hint');
  });

  test('holds for bake too, which still bakes', async () => {
    const { code, out } = await ledgelight.run('bake', level, '--severity', 'LL205=error', '--json');
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ errors: 1, warnings: 0, summary: { degenerate: 1 } });
  });

  test.each([
    ['LL205', /“LL205” is not CODE=SEVERITY; the severities are off, hint, warning, error/],
    ['LL205=loud', /“LL205=loud” is not CODE=SEVERITY/],
    ['LL999=off', /“LL999” is not the code of a problem/],
    ['LL202=off', /LL202 stays an error/],
  ])('is refused as %s', async (word, message) => {
    const { code, err } = await ledgelight.run('check', level, '--severity', word);
    expect(code).toBe(2);
    expect(err).toMatch(message);
  });
});

describe('The levels of ledgelight check', () => {
  const checked = async (...words: string[]) => {
    const { out } = await ledgelight.run('check', ...words, '--format', 'json');
    return JSON.parse(out).map(({ file }: { file: string }) => file);
  };

  test('may be globs, expanded by name, each level once, without node_modules', async () => {
    expect(await checked('levels/sound.level.json', 'levels/**/*.level.json')).toEqual([
      'levels/sound.level.json',
      own('levels/deep/broken.level.json'),
      own('levels/degenerate.level.json'),
    ]);
    expect(await checked('levels/{deep,shallow}/*.json')).toEqual([own('levels/deep/broken.level.json')]);
  });

  test('may be absolute, and have names that look like globs', async () => {
    ledgelight.write('[draft].level.json', sound);
    ledgelight.write('d.level.json', sound);
    expect(await checked('[draft].level.json')).toEqual(['[draft].level.json']);
    const folder = ledgelight.folder.replaceAll('\\', '/');
    expect(await checked(`${folder}/levels/s*.level.json`)).toEqual([own('levels/sound.level.json')]);
  });

  test.each([
    ['a glob that matches nothing', ['levels/*.level.jsonc'], /No file matches “levels\/\*\.level\.jsonc”/],
    ['a level that is not there', ['levels/sound.level.json', 'lost.level.json'], /“lost.level.json” cannot be read/],
    ['a folder', ['levels'], /“levels” cannot be read: it is a folder/],
    ['no level', [], /“check” needs a level/],
    [
      'a form that is not there',
      ['levels/sound.level.json', '--format', 'xml'],
      /“xml” is not a format; use text, json/,
    ],
    ['an option of bake', ['levels/sound.level.json', '--hash'], /“check” has no option “--hash”/],
    ['settings that are not there', ['levels/sound.level.json', '--settings', 'no.json'], /“no.json” cannot be read/],
  ])('end it with 2 for %s', async (_, words, message) => {
    const { code, out, err } = await ledgelight.run('check', ...words);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(message);
  });
});

describe('ledgelight check --format json', () => {
  test('prints one array, an entry a level', async () => {
    const { code, out } = await ledgelight.run('check', 'levels/*.level.json', 'twins.level.json', '--format', 'json');
    expect(code).toBe(1);
    const [warned, fine, refused] = JSON.parse(out);
    expect(fine).toEqual({ file: own('levels/sound.level.json'), errors: 0, warnings: 0, hints: 0, problems: [] });
    const range = { start: { line: 1, character: 13 }, end: { line: 1, character: 18 } };
    const problem = { code: 'LL205', severity: 'warning', message: WARNING, file: warned.file, range };
    expect(warned).toMatchObject({ warnings: 1, problems: [problem] });
    expect(refused.problems[0].related[0]).toMatchObject({
      file: 'twins.level.json',
      message: 'The first “Humanoid”.',
    });
  });
});

describe('ledgelight check --format github', () => {
  const github = async (...words: string[]) => (await ledgelight.run('check', ...words, '--format', 'github')).out;

  test('prints a workflow command a problem', async () => {
    expect(await github('levels/**/*.level.json')).toBe(
      `::error file=levels/deep/broken.level.json,line=3,col=17,endLine=3,endColumn=18,title=LL202::${ERROR}\n` +
        `::warning file=levels/degenerate.level.json,line=2,col=14,endLine=2,endColumn=19,title=LL205::${WARNING}\n`,
    );
    expect(await github('levels/sound.level.json')).toBe('');
  });

  test('escapes what would end a property or the message', async () => {
    expect(await github(AWKWARD)).toContain('file=Höhle 100%25%2C #2/späte Ecke.level.json,line=2');
    const twinsOut = await github('twins.level.json');
    expect(twinsOut.trimEnd().split('\n')).toHaveLength(1);
    expect(twinsOut).toContain('of its own.%0Atwins.level.json:2:2: The first “Humanoid”.\n');
  });
});

describe('ledgelight check --format sarif', () => {
  const sarif = async (...words: string[]) => (await ledgelight.run('check', ...words, '--format', 'sarif')).out;

  test('prints a log that the schema takes, whatever was found', async () => {
    for (const words of [['levels/sound.level.json'], ['levels/**/*.json', 'twins.level.json', AWKWARD]]) {
      expect(sarifFaults(JSON.parse(await sarif(...words)))).toEqual([]);
    }
  });

  test('gives rules for what was found, and results at their places', async () => {
    const [run] = JSON.parse(await sarif('levels/**/*.level.json')).runs;
    expect(run.columnKind).toBe('utf16CodeUnits');
    const { name, version, rules } = run.tool.driver;
    expect(name).toBe('Ledgelight');
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(rules).toMatchObject([
      { id: 'LL202', defaultConfiguration: { level: 'error' } },
      { id: 'LL205', defaultConfiguration: { level: 'warning' } },
    ]);
    expect(run.results[0]).toEqual({
      ruleId: 'LL202',
      ruleIndex: 0,
      level: 'error',
      message: { text: ERROR },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'levels/deep/broken.level.json' },
            region: { startLine: 3, startColumn: 17, endLine: 3, endColumn: 18 },
          },
        },
      ],
    });
    expect(run.results[1]).toMatchObject({ ruleId: 'LL205', ruleIndex: 1, level: 'warning' });
  });

  test('encodes what a URI does not take, and goes from the working folder', async () => {
    const uris = async (level: string) => {
      const { results } = JSON.parse(await sarif(level)).runs[0];
      return results[0].locations[0].physicalLocation.artifactLocation.uri;
    };
    const encoded = 'H%C3%B6hle%20100%25%2C%20%232/sp%C3%A4te%20Ecke.level.json';
    expect(await uris(AWKWARD)).toBe(encoded);
    expect(await uris(join(ledgelight.folder, AWKWARD))).toBe(encoded);
  });

  test('names the other place of a problem', async () => {
    const [{ relatedLocations }] = JSON.parse(await sarif('twins.level.json')).runs[0].results;
    expect(relatedLocations).toMatchObject([
      { message: { text: 'The first “Humanoid”.' }, physicalLocation: { region: { startLine: 2, startColumn: 2 } } },
    ]);
  });

  test('is the same text each time', async () => {
    expect(await sarif('levels/**/*.level.json')).toBe(await sarif('levels/**/*.level.json'));
  });
});

test('A log that is none is told from one by the schema', () => {
  expect(sarifFaults({ version: '2.1.0', runs: [{ results: [] }] })).toEqual([
    "/runs/0 must have required property 'tool'",
  ]);
  const location = { physicalLocation: { artifactLocation: { uri: 'a b.json' } } };
  const run = { tool: { driver: { name: 'x' } }, results: [{ message: { text: 'y' }, locations: [location] }] };
  expect(sarifFaults({ version: '2.1.0', runs: [run] })).toHaveLength(1);
});
