import path from 'node:path';
import { bakeLevel } from '../core/bake/bakeLevel';
import { withSeverities } from '../core/level/severities';
import { checkAgent } from './checkAgent';
import type { CheckCommandOptions, ReportFormat } from './commandLine';
import { filesBeside, readInput } from './diskFiles';
import { ExitCode } from './exitCode';
import { loadKernel } from './kernelFile';
import { levelPaths } from './levelPaths';
import { levelReader } from './levelReader';
import { driveWithBar } from './progressBar';
import { githubReport } from './reports/githubReport';
import { jsonReport } from './reports/jsonReport';
import type { LevelReport } from './reports/levelReport';
import { sarifReport } from './reports/sarifReport';
import { textReport } from './reports/textReport';

const REPORTS: Readonly<Record<ReportFormat, (levels: readonly LevelReport[]) => string>> = {
  text: textReport,
  json: jsonReport,
  sarif: sarifReport,
  github: githubReport,
};

/**
 * `ledgelight check`: bakes levels for their agents to find what is wrong with them, and prints that alone.
 * @throws UnusableFile when a level or the settings file cannot be read, or a glob matches nothing
 * @throws UsageError when a level has no such agent as the command line names
 */
export async function checkCommand({
  levels,
  settings,
  agent,
  severities,
  reader,
  kernel: kernelAllowed,
  format,
}: CheckCommandOptions): Promise<ExitCode> {
  if (settings) await readInput(settings);
  const read = await levelReader(reader);
  const paths = await levelPaths(levels);
  const kernel = loadKernel(kernelAllowed);
  const reports: LevelReport[] = [];
  for (const level of paths) {
    const { report, agents } = await bakeLevel(await read(level), filesBeside(level), driveWithBar, {
      kernel,
      ...(settings && { settingsFile: path.resolve(settings) }),
      ...(agent !== undefined && { onlyAgent: agent }),
    });
    checkAgent(level, agent, agents);
    reports.push({ level, report: withSeverities(report, severities) });
  }
  process.stdout.write(REPORTS[format](reports));
  return reports.some(({ report }) => report.errors > 0) ? ExitCode.Problems : ExitCode.Fine;
}
