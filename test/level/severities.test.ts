import { describe, expect, test } from 'vitest';
import type { Problem } from '../../core/level/problem';
import type { ProblemReport } from '../../core/level/problemList';
import { type SeverityChoices, withSeverities } from '../../core/level/severities';

const place = { line: 0, character: 0 };
const problem = (code: string, severity: Problem['severity']): Problem => ({
  code,
  severity,
  message: code,
  file: '',
  range: { start: place, end: place },
});
const report: ProblemReport = {
  problems: [problem('LL102', 'error'), problem('LL205', 'warning'), problem('LL580', 'hint')],
  errors: 1,
  warnings: 1,
  hints: 1,
};

describe('A report with chosen severities', () => {
  test('has a code’s problems at another severity, and counts them there', () => {
    const changed = withSeverities(report, { LL205: 'error', LL580: 'warning' });
    expect(changed.problems.map(({ severity }) => severity)).toEqual(['error', 'error', 'warning']);
    expect(changed).toMatchObject({ errors: 2, warnings: 1, hints: 0 });
  });

  test('is without the codes that are off', () => {
    const changed = withSeverities(report, { LL205: 'off' });
    expect(changed.problems.map(({ code }) => code)).toEqual(['LL102', 'LL580']);
    expect(changed).toMatchObject({ errors: 1, warnings: 0, hints: 1 });
  });

  test('keeps its errors, whatever somebody chose', () => {
    expect(withSeverities(report, { LL102: 'off' })).toEqual(report);
  });

  test('counts what a flood did not list with the line that stands for it', () => {
    const flood = { problems: [problem('LL205', 'warning'), { ...problem('LL205', 'warning'), unlisted: 150 }] };
    const counted = { ...flood, errors: 0, warnings: 151, hints: 0 };
    expect(withSeverities(counted, { LL205: 'off' })).toEqual({ problems: [], errors: 0, warnings: 0, hints: 0 });
    expect(withSeverities(counted, { LL205: 'hint' })).toMatchObject({ warnings: 0, hints: 151 });
  });

  test('passes over choices that make no sense', () => {
    const choices = { LL205: 'loud', constructor: 'off' } as unknown as SeverityChoices;
    expect(withSeverities(report, choices)).toEqual(report);
  });
});
