import type { Problem } from '../../core/level/problem';
import type { ProblemReport } from '../../core/level/problemList';
import { placeOf, relatedPlacesOf } from '../problemPlaces';
import type { LevelReport } from './levelReport';

/** Levels with their problems as one JSON array, for programs. Lines and characters are counted from 0. */
export function jsonReport(levels: readonly LevelReport[]): string {
  return `${JSON.stringify(
    levels.map(({ level, report }) => ({ file: level, ...reportJson(level, report) })),
    null,
    2,
  )}\n`;
}

/** A report with its files as paths from the working folder. */
export function reportJson(level: string, { problems, errors, warnings, hints }: ProblemReport): object {
  return {
    errors,
    warnings,
    hints,
    problems: problems.map((problem) => problemJson(level, problem)),
  };
}

function problemJson(level: string, problem: Problem): object {
  const { code, severity, message, error } = problem;
  const related = relatedPlacesOf(level, problem);
  return {
    code,
    severity,
    message,
    ...placeOf(level, problem),
    ...(error && { error }),
    ...(related.length > 0 && { related }),
  };
}
