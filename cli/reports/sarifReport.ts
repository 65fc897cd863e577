import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Problem, Severity, TextRange } from '../../core/level/problem';
import { PROBLEM_CODES } from '../../core/level/problemCodes';
import { version } from '../../package.json';
import { type NamedPlace, placeOf, relatedPlacesOf } from '../problemPlaces';
import type { LevelReport } from './levelReport';
import { reportPath } from './reportPath';

const LEVELS: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', hint: 'note' };

/**
 * Problems as a SARIF 2.1.0 log, for code scanning. Of the rules it names those that were broken.
 * The same levels with the same problems give the same text.
 */
export function sarifReport(levels: readonly LevelReport[]): string {
  const found = levels.flatMap(({ level, report }) => report.problems.map((problem) => ({ level, problem })));
  const codes = [...new Set(found.map(({ problem }) => problem.code))].sort();
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Ledgelight', version, rules: codes.map(ruleOf) } },
        columnKind: 'utf16CodeUnits',
        results: found.map(({ level, problem }) => resultOf(level, problem, codes.indexOf(problem.code))),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function ruleOf(code: string): object {
  const { meaning, severity } = PROBLEM_CODES[code];
  return { id: code, shortDescription: { text: meaning }, defaultConfiguration: { level: LEVELS[severity] } };
}

function resultOf(level: string, problem: Problem, ruleIndex: number): object {
  const related = relatedPlacesOf(level, problem).map((place, id) => ({
    id,
    ...locationOf(place),
    message: { text: place.message },
  }));
  return {
    ruleId: problem.code,
    ruleIndex,
    level: LEVELS[problem.severity],
    message: { text: problem.message },
    locations: [locationOf(placeOf(level, problem))],
    ...(related.length > 0 && { relatedLocations: related }),
  };
}

function locationOf({ file, range }: NamedPlace): object {
  return { physicalLocation: { artifactLocation: { uri: uriOf(file) }, region: regionOf(range) } };
}

/** Lines and columns from 1; the end column is the one after the last character. */
function regionOf({ start, end }: TextRange): object {
  return {
    startLine: start.line + 1,
    startColumn: start.character + 1,
    endLine: end.line + 1,
    endColumn: end.character + 1,
  };
}

/** A file as a relative URI, or as an absolute one where no relative path leads there. */
function uriOf(file: string): string {
  const relative = reportPath(file);
  return path.isAbsolute(relative) ? pathToFileURL(file).href : relative.split('/').map(encodeURIComponent).join('/');
}
