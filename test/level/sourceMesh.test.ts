import { describe, expect, test } from 'vitest';
import { bakeLevel } from '../../core/bake/bakeLevel';
import { readLevel } from '../../core/level/levelReader';
import type { Problem } from '../../core/level/problem';
import { reportOf } from '../../core/level/problemList';
import { runToEnd } from '../../core/steps';
import { Random } from '../core/random';
import { filesOf, levelOfItem, soundLevel, unmark } from './places';

const SQUARE = 'v 0 0 0\nv 0 0 1\nv 1 0 1\nv 1 0 0\n';
const LEVEL = unmark(levelOfItem('{"type": "mesh", "source": «"floor.obj"»}'));

/** The codes of problems that stand in a source. */
const OF_SOURCE = ['LL108', 'LL204', 'LL205'];

/** The problems of a level whose one mesh is a file; in its text, « and » stand around the places that are expected. */
async function problemsOf(marked: string): Promise<readonly Problem[]> {
  const { text, ranges } = unmark(marked);
  const { report } = await bakeLevel(LEVEL.text, filesOf({ 'floor.obj': text }), runToEnd);
  const problems = report.problems.filter(({ code }) => OF_SOURCE.includes(code));
  expect(problems.map(({ file, range }) => ({ file, range }))).toEqual(
    ranges.map(() => ({ file: '', range: LEVEL.ranges[0] })),
  );
  expect(problems.map(({ related }) => related)).toEqual(
    ranges.map((range) => [{ message: 'Here, in floor.obj.', file: 'floor.obj', range }]),
  );
  return problems;
}

describe('a mesh with a source', () => {
  test('is read from it', async () => {
    const text = levelOfItem('{"type": "mesh", "source": "meshes/floor.obj", "area": 7}');
    const { geometry } = await soundLevel(text, { 'meshes/floor.obj': `${SQUARE}f 1 2 3 4\n` });
    expect(geometry).toEqual([
      {
        type: 'mesh',
        mesh: {
          vertices: Float64Array.of(0, 0, 0, 0, 0, 1, 1, 0, 1, 1, 0, 0),
          indices: Uint32Array.of(0, 1, 2, 0, 2, 3),
          areas: Uint8Array.of(7, 7),
        },
      },
    ]);
  });

  test('may have vertices out of range, as long as no face names them', async () => {
    await soundLevel(LEVEL.text, { 'floor.obj': `${SQUARE}v 3e6 0 0\nf 1 2 3 4\n` });
  });
});

describe('a problem of a mesh’s source stands at the source’s name in the level, with the source’s own line beside it', () => {
  test('LL108: a line that cannot be read', async () => {
    const problems = await problemsOf(`${SQUARE}# here\nv 1 «0x10» 2 # hexadecimal\r\n«f» 1 2\nf 1 2 «-9»\n`);
    expect(problems.map(({ code, severity }) => `${severity} ${code}`)).toEqual(Array(3).fill('error LL108'));
    expect(problems.map(({ message }) => message)).toEqual([
      'floor.obj: “0x10” is not a finite decimal number, such as -1.5 or 2e3.',
      'floor.obj: The face has 2 corners; it needs at least 3.',
      'floor.obj: “-9” counts back too far: 5 vertices come before it.',
    ]);
  });

  test('LL108: a file without faces', async () => {
    const [{ message }] = await problemsOf(`«»${SQUARE}`);
    expect(message).toBe('floor.obj: The file has no faces, so there is nothing in it to bake.');
  });

  test('LL108: a binary file', async () => {
    const [{ message }] = await problemsOf(`solid\n«\0»\0\0`);
    expect(message).toContain('floor.obj: This is not a text');
  });

  test('LL204: a vertex out of range, with the line of the vertex', async () => {
    const [problem] = await problemsOf(`v 0 1 0\n\n  «v 0 3e6 1 1.0 # far»  \nv 1 1 0\nf 1 2 3`);
    expect(problem).toMatchObject({ code: 'LL204', error: 'ArgumentOutOfRangeError' });
    expect(problem.message).toContain('Vertex 1 y is 3000000');
  });

  test('LL205: a degenerate triangle, with the line of its face', async () => {
    const [problem] = await problemsOf('v 0 1 0\nv 0 1 1\nv 1 1 0\n# a fan\n«f 1 2 3 3»\n');
    expect(problem).toMatchObject({ code: 'LL205', severity: 'warning' });
    expect(problem.message).toContain('Triangle 1 of item 0');
  });

  test('in a flood: a hundred of them, and how many there are', async () => {
    const files = filesOf({ 'floor.obj': `${SQUARE}${'f 1 2 x\n'.repeat(100_000)}` });
    const { problems, errors } = reportOf((await readLevel(LEVEL.text, files)).problems);
    expect(errors).toBe(100_000);
    expect(problems).toHaveLength(101);
    expect(problems[99].related?.[0].range.start.line).toBe(103);
    expect(problems[100].message).toContain('99,900 more problems LL108 like this one');
  });
});

describe('a source changed at random', () => {
  const PIECES = [
    ...['v 1 2 3\n', 'f 1 2 3\n', 'f -1 -2 -9', 'v', 'f', 'f 1/ 2/ 3/', 'v NaN Infinity 1e999', 'f 1e400 2 3'],
    ...[
      '\r',
      '\t',
      '\n',
      '\r\n',
      '\\',
      '\\\n',
      '\\\r\n',
      '#',
      ' ',
      '/',
      '-',
      '.',
      'e',
      '0',
      '9'.repeat(400),
      '\0',
      '\ufeff',
    ],
    ...['f 1 2 3 '.repeat(20), '1 '.repeat(50), '🏰', '\u2028', '\u00a0', 'vn 0 1 0\n', 'usemtl a\n'],
  ];

  function changed(random: Random, text: string): string {
    const at = random.whole(0, text.length);
    switch (random.whole(0, 3)) {
      case 0:
        return text.slice(0, at);
      case 1:
        return text.slice(0, at) + text.slice(at + random.whole(1, 9));
      default:
        return text.slice(0, at) + random.pick(PIECES) + text.slice(at);
    }
  }

  test('is read to its end or refused; every problem is placed inside it', async () => {
    const random = new Random(11);
    let refused = 0;
    let baked = 0;
    for (let run = 0; run < 4000; run++) {
      let text = `# floor\n${SQUARE}vt 0 1\nf 1/1 2/1 3/1\nf -4 -2 -1\n`;
      for (let i = random.whole(1, 5); i > 0; i--) text = changed(random, text);
      const { report, summaries } = await bakeLevel(LEVEL.text, filesOf({ 'floor.obj': text }), runToEnd);
      if (summaries.length > 0) baked++;
      else refused++;
      const lines = text.split(/\r\n|\n|\r/);
      for (const { message, code, related = [] } of report.problems) {
        const place = `${code} ${message} in ${JSON.stringify(text)}`;
        expect(message, place).not.toMatch(/undefined|NaN is|\[object/);
        if (OF_SOURCE.includes(code)) expect(related, place).not.toEqual([]);
        for (const { file, range } of related.filter(({ file }) => file !== '')) {
          expect(file).toBe('floor.obj');
          for (const { line, character } of [range.start, range.end]) {
            expect(line, place).toBeLessThan(lines.length);
            expect(character, place).toBeLessThanOrEqual(lines[line].length);
          }
        }
      }
    }
    // Changes that always or never spoil a source would tell little.
    expect(refused).toBeGreaterThan(500);
    expect(baked).toBeGreaterThan(200);
  }, 30_000);
});
