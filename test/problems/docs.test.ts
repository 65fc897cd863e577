import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bakeLevel } from '../../core/bake/bakeLevel';
import { PROBLEM_CODES } from '../../core/level/problemCodes';
import { runToEnd } from '../../core/steps';
import { root } from '../../scripts/repository.mjs';
import { filesOf } from '../level/places';
import { documentedProblems } from './documentedProblems';
import { textAt } from './textAt';

const documented = documentedProblems();

/** Codes that no level can show in a page: NaN is not JSON, a reader is code, and the others are too long. */
const WITHOUT_EXAMPLE = ['LL112', 'LL113', 'LL203', 'LL501'];

/** Codes as they stand in the sources of the core. */
function codesInCore(): string[] {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', 'core'];
  const paths = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).trim().split('\n');
  const texts = paths.filter((path) => path !== 'core/level/problemCodes.ts').map((path) => read(path));
  return [...new Set(texts.flatMap((text) => text.match(/(?<=')LL\d{3}(?=')/g) ?? []))].sort();
}

function read(path: string): string {
  try {
    return readFileSync(join(root, path), 'utf8');
  } catch {
    // Listed, but deleted in the working tree.
    return '';
  }
}

describe('docs/problems.md', () => {
  test('has a section for every code that the core reports, and for no other', () => {
    const codes = documented.map(({ code }) => code);
    expect(codes).toEqual(codesInCore());
    expect(codes).toEqual(Object.keys(PROBLEM_CODES).sort());
  });

  test('tells the severity of each', () => {
    expect(documented.map(({ code, severity }) => [code, severity])).toEqual(
      documented.map(({ code }) => [code, PROBLEM_CODES[code].severity]),
    );
  });

  test('has an example and a counterexample for all but four codes', () => {
    const without = documented.filter(({ examples }) => examples.length !== 2).map(({ code }) => code);
    expect(without).toEqual(WITHOUT_EXAMPLE);
  });
});

describe.each(documented.filter(({ examples }) => examples.length === 2))('$code', (section) => {
  const { code, severity, examples, marked, files } = section;
  const problemsOf = async (text: string) => (await bakeLevel(text, filesOf(files), runToEnd)).report.problems;

  test('is what the first example has, and nothing else, at the place that is named', async () => {
    const problems = await problemsOf(examples[0]);
    expect([...new Set(problems.map((problem) => problem.code))]).toEqual([code]);
    expect(problems[0].severity).toBe(severity);
    if (marked !== undefined) expect(textAt(examples[0], problems[0].range)).toBe(marked);
  });

  test('is not what the second example has', async () => {
    const problems = await problemsOf(examples[1]);
    expect(problems.map((problem) => problem.code)).not.toContain(code);
    // A level that is refused for something else would show nothing.
    expect(problems.filter(({ severity: found }) => found === 'error')).toEqual([]);
  });
});
