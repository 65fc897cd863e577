import path from 'node:path';
import type { BakeResult, BakeSteps } from '../core/bake/bake';
import { type BakedLevel, bakeLevel } from '../core/bake/bakeLevel';
import type { BakeCommandOptions } from './commandLine';
import { filesBeside, readInput } from './diskFiles';
import { ExitCode } from './exitCode';
import { problemFile, problemLine } from './problemText';
import { ProgressBar } from './progressBar';
import { StageDumps } from './stageDumps';
import { summaryText } from './summaryText';

/**
 * `ledgelight bake`: bakes a level, prints what it came to and what is wrong with it.
 * @throws UnreadableInput when the level or its settings file cannot be read, or a dump not written
 */
export async function bakeCommand(options: BakeCommandOptions): Promise<ExitCode> {
  const { level, settings, dumps } = options;
  const text = await readInput(level);
  if (settings) await readInput(settings);
  const taken = options.hash || dumps ? new StageDumps(dumps) : undefined;
  const baked = await bakeLevel(text, filesBeside(level), driveWithBar, {
    clock: () => performance.now(),
    ...(settings && { settingsFile: path.resolve(settings) }),
    ...(taken && { onStage: taken.take }),
  });
  const hashes = options.hash ? taken?.hashes : undefined;
  process.stdout.write(options.json ? jsonOutput(level, baked, hashes) : textOutput(options, baked, hashes));
  return baked.report.errors > 0 ? ExitCode.Problems : ExitCode.Fine;
}

function driveWithBar(steps: BakeSteps): BakeResult {
  const bar = new ProgressBar();
  try {
    for (;;) {
      const next = steps.next();
      if (next.done) return next.value;
      bar.update(next.value);
    }
  } finally {
    bar.stop();
  }
}

type Hashes = StageDumps['hashes'] | undefined;

function textOutput({ level, quiet }: BakeCommandOptions, { report, summary }: BakedLevel, hashes: Hashes): string {
  const problems = report.problems.map((problem) => problemLine(level, problem)).join('');
  const parts = [problems];
  if (summary && !quiet) parts.push(summaryText(level, summary));
  if (hashes && summary)
    parts.push(
      Object.entries(hashes)
        .map(([stage, hash]) => `${hash}  ${stage}\n`)
        .join(''),
    );
  if (!summary && !quiet) {
    const count = report.errors === 1 ? '1 error' : `${report.errors} errors`;
    parts.push(`${level} is not baked: ${count}.\n`);
  }
  return parts.filter((part) => part !== '').join('\n');
}

function jsonOutput(level: string, { report, summary }: BakedLevel, hashes: Hashes): string {
  const { errors, warnings, hints } = report;
  const problems = report.problems.map((problem) => ({ ...problem, file: problemFile(level, problem) }));
  return `${JSON.stringify({ file: level, ...(summary && { summary }), errors, warnings, hints, problems, ...(hashes && { hashes }) }, null, 2)}\n`;
}
