import type { Problem } from '../../core/level/problem';
import { placeOf, relatedPlacesOf } from '../problemPlaces';
import { placeText } from '../problemText';
import type { LevelReport } from './levelReport';
import { reportPath } from './reportPath';

const COMMANDS: Readonly<Record<Problem['severity'], string>> = { error: 'error', warning: 'warning', hint: 'notice' };

/**
 * Problems as GitHub Actions' workflow commands, which become annotations of the lines:
 * `::error file=…,line=…,col=…,endLine=…,endColumn=…,title=…::message`.
 */
export function githubReport(levels: readonly LevelReport[]): string {
  return levels
    .flatMap(({ level, report }) => report.problems.map((problem) => workflowCommand(level, problem)))
    .join('');
}

function workflowCommand(level: string, problem: Problem): string {
  const { file, range } = placeOf(level, problem);
  const properties = {
    file: reportPath(file),
    line: range.start.line + 1,
    col: range.start.character + 1,
    endLine: range.end.line + 1,
    endColumn: range.end.character + 1,
    title: problem.code,
  };
  const listed = Object.entries(properties).map(([name, value]) => `${name}=${escapedProperty(String(value))}`);
  const notes = relatedPlacesOf(level, problem).map(
    (place) => `${placeText({ ...place, file: reportPath(place.file) })}: ${place.message}`,
  );
  const message = [problem.message, ...notes].join('\n');
  return `::${COMMANDS[problem.severity]} ${listed.join(',')}::${escaped(message)}\n`;
}

/** What would end a command's line, or be taken for an escape, as GitHub's runner reads it back. */
function escaped(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/** A property's value also must not end at the next property or at the message. */
function escapedProperty(value: string): string {
  return escaped(value).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
