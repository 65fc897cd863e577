import path from 'node:path';
import colours from 'picocolors';
import type { Problem } from '../core/level/problem';

/** A problem's file as a path from the working folder. */
export function problemFile(level: string, problem: Problem): string {
  if (problem.file === '') return level;
  const file = path.resolve(path.dirname(level), problem.file);
  return path.relative(process.cwd(), file) || file;
}

/** One line for a problem, the way compilers write them: `file:line:column: severity CODE message`. */
export function problemLine(level: string, problem: Problem): string {
  const { line, character } = problem.range.start;
  const place = `${problemFile(level, problem)}:${line + 1}:${character + 1}:`;
  const severity = SEVERITY_COLOURS[problem.severity](problem.severity);
  return `${place} ${severity} ${problem.code} ${problem.message}\n`;
}

const SEVERITY_COLOURS = { error: colours.red, warning: colours.yellow, hint: colours.cyan };
