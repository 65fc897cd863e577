import { counted } from '../../core/figures';
import { problemText } from '../problemText';
import type { LevelReport } from './levelReport';

/** Problems for people, a line each, and a last line with the counts. */
export function textReport(levels: readonly LevelReport[]): string {
  const problems = levels.flatMap(({ level, report }) => report.problems.map((problem) => problemText(level, problem)));
  const total = (severity: 'errors' | 'warnings' | 'hints') =>
    levels.reduce((sum, { report }) => sum + report[severity], 0);
  const counts = [
    counted(total('errors'), 'error'),
    counted(total('warnings'), 'warning'),
    counted(total('hints'), 'hint'),
  ];
  return `${problems.join('')}${counted(levels.length, 'level')}: ${counts.join(', ')}\n`;
}
