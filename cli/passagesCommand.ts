import path from 'node:path';
import { passageStudySteps } from '../core/bake/passages/passageStudy';
import { counted } from '../core/figures';
import { readLevel } from '../core/level/levelReader';
import { reportOf } from '../core/level/problemList';
import { withSeverities } from '../core/level/severities';
import { checkAgent } from './checkAgent';
import type { PassagesCommandOptions } from './commandLine';
import { filesBeside, readInput } from './diskFiles';
import { ExitCode } from './exitCode';
import { levelReader } from './levelReader';
import { auditJson } from './passages/auditJson';
import { auditText } from './passages/auditText';
import { levelAuditSteps } from './passages/levelAudit';
import { studyJson } from './passages/studyJson';
import { studyText } from './passages/studyText';
import { problemText } from './problemText';
import { driveStepsWithBar } from './progressBar';
import { reportJson } from './reports/jsonReport';

/**
 * `ledgelight passages`: audits the passages of a level under each rule that can serve them.
 * @throws UnusableFile when the level or its settings file cannot be read
 * @throws UsageError when the level has no such agent as the command line names
 */
export async function passagesCommand(options: PassagesCommandOptions): Promise<ExitCode> {
  const { level: file, settings, agent, json } = options;
  const source = await (await levelReader(options.reader))(file);
  if (settings) await readInput(settings);
  const reading = await readLevel(source, filesBeside(file), settings && path.resolve(settings));
  checkAgent(
    file,
    agent,
    reading.levels.map((level) => level.settings.name),
  );
  const report = withSeverities(reportOf(reading.problems), options.severities);
  const audits = reading.levels
    .filter((level) => agent === undefined || level.settings.name === agent)
    .map((level) => ({ level, rocks: driveStepsWithBar(levelAuditSteps(level, reading.nameOf), 'passages') }));
  if (json) {
    const result = {
      file,
      ...reportJson(file, report),
      audits: audits.map(({ level, rocks }) => auditJson(level, rocks)),
    };
    process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
  } else {
    const parts = [
      report.problems.map((problem) => problemText(file, problem)).join(''),
      ...audits.map(({ level, rocks }) => auditText(file, level, rocks)),
      reading.levels.length === 0 ? `${file} is not audited: ${counted(report.errors, 'error')}.\n` : '',
    ];
    process.stdout.write(parts.filter((part) => part !== '').join('\n'));
  }
  return report.errors > 0 ? ExitCode.Problems : ExitCode.Fine;
}

/** `ledgelight passages --table`: R3's table beside the printed figures, and what belongs to it. */
export function passageTableCommand(json: boolean): ExitCode {
  const study = driveStepsWithBar(passageStudySteps(), 'R3’s table');
  process.stdout.write(json ? studyJson(study) : studyText(study));
  return ExitCode.Fine;
}
