import { describe, expect, test } from 'vitest';
import { readLevel } from '../../core/level/levelReader';
import { reportOf } from '../../core/level/problemList';
import { expectProblems, filesOf } from './places';

const syntax = (says: string) => ({ code: 'LL101', says });

describe('a text that is not strict JSON', () => {
  test('may not hold comments', async () => {
    await expectProblems('{\n  «// the yard»\n  "geometry": []\n}', syntax('JSON has no comments'));
    await expectProblems('{"geometry": «/* none */» []}', syntax('JSON has no comments'));
  });

  test('may not have a trailing comma', async () => {
    await expectProblems('{"geometry": [],«}»', syntax('A field’s name in double quotes is expected'));
    await expectProblems('{"geometry": [1,«]»}', syntax('A value is expected here'));
  });

  test('may not lack a bracket or a brace', async () => {
    await expectProblems('{"geometry": [1«}»', syntax('A comma is expected'));
    await expectProblems('{"geometry": [1«»', syntax('A closing bracket ] is expected'));
    await expectProblems('{"geometry": []«»', syntax('A closing brace } is expected'));
  });

  test('may not lack a colon, a comma or a value', async () => {
    await expectProblems('{"geometry" «[»]}', syntax('A colon is expected'));
    await expectProblems('{"name": "Yard" «"geometry"»: []}', syntax('A comma is expected'));
    await expectProblems('{"geometry": «}»', syntax('A value is expected'));
  });

  test('may not be empty', async () => {
    await expectProblems('«»', syntax('A value is expected here'));
    await expectProblems('  \n «»', syntax('A value is expected here'));
  });

  test('ends with its value', async () => {
    await expectProblems('{"geometry": []} «5»', syntax('The file should end here'));
  });

  test('writes names and texts in double quotes', async () => {
    await expectProblems('{«geometry»: []}', syntax('names and texts stand in double quotes'));
    await expectProblems("{«'geometry'»: []}", syntax('names and texts stand in double quotes'));
  });

  test('closes its texts', async () => {
    await expectProblems('{"name": «"Yard»\n}', syntax('a double quote is missing'));
  });

  test('is placed by UTF-16 units, as editors count', async () => {
    await expectProblems('{"name": "🏰", "geometry": [1,«]»}', syntax('A value is expected'));
  });

  test('is told only of its first fault', async () => {
    const reading = await readLevel('{"a": [1,], "b": {,}, // c', filesOf({}));
    expect(reportOf(reading.problems).problems).toHaveLength(1);
  });
});

describe('deep nesting', () => {
  const DEPTH = 200_000;

  test('in a field that nobody reads is passed over', async () => {
    const deep = `${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}`;
    const text = `{"extra": ${deep}, "geometry": 7}`;
    const { problems } = reportOf((await readLevel(text, filesOf({}))).problems);
    const geometry = problems.find(({ code }) => code === 'LL102');
    expect(geometry?.range.start).toEqual({ line: 0, character: text.length - 2 });
  });

  test('that is never closed is a fault of the syntax like any other', async () => {
    for (const text of ['['.repeat(DEPTH), '{"a":'.repeat(DEPTH), `${'['.repeat(DEPTH)}x`]) {
      const { problems } = reportOf((await readLevel(text, filesOf({}))).problems);
      expect(problems).toMatchObject([{ code: 'LL101', severity: 'error' }]);
      expect(problems[0].message).toContain('nested more than 500 deep');
    }
  });

  test('does not hide a fault before it', async () => {
    const text = `[1 2, ${'['.repeat(DEPTH)}`;
    const { problems } = reportOf((await readLevel(text, filesOf({}))).problems);
    expect(problems[0]).toMatchObject({ message: 'A comma is expected here.', range: { start: { character: 3 } } });
  });
});
