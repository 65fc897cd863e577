import path from 'node:path';
import { type BakedLevel, bakeLevel } from '../core/bake/bakeLevel';
import { dumpFolder } from '../core/bake/dumpFolder';
import { counted } from '../core/figures';
import { withSeverities } from '../core/level/severities';
import { checkAgent } from './checkAgent';
import type { BakeCommandOptions } from './commandLine';
import { filesBeside, readInput } from './diskFiles';
import { ExitCode } from './exitCode';
import { loadKernel } from './kernelFile';
import { levelReader } from './levelReader';
import { problemText } from './problemText';
import { driveWithBar } from './progressBar';
import { reportJson } from './reports/jsonReport';
import { StageDumps } from './stageDumps';
import { summaryText } from './summaryText';

/**
 * `ledgelight bake`: bakes a level for its agents, prints what it came to and what is wrong with it.
 * @throws UnusableFile when the level or its settings file cannot be read, or a dump not written
 * @throws UsageError when the level has no such agent as the command line names
 */
export async function bakeCommand(options: BakeCommandOptions): Promise<ExitCode> {
  const { level, settings, agent, dumps } = options;
  const source = await (await levelReader(options.reader))(level);
  if (settings) await readInput(settings);
  const taken = options.hash || dumps ? new StageDumps(dumps) : undefined;
  const { report, ...bakes } = await bakeLevel(source, filesBeside(level), driveWithBar, {
    clock: () => performance.now(),
    kernel: loadKernel(options.kernel),
    ...(settings && { settingsFile: path.resolve(settings) }),
    ...(agent !== undefined && { onlyAgent: agent }),
    ...(taken && { onStage: taken.take }),
  });
  checkAgent(level, agent, bakes.agents);
  const baked = { ...bakes, report: withSeverities(report, options.severities) };
  const hashes = options.hash ? taken?.hashes : undefined;
  process.stdout.write(options.json ? jsonOutput(level, baked, hashes) : textOutput(options, baked, hashes));
  return baked.report.errors > 0 ? ExitCode.Problems : ExitCode.Fine;
}

/** Of each agent, if they are wanted. */
type Hashes = StageDumps['hashes'] | undefined;

function textOutput({ level, quiet }: BakeCommandOptions, { report, summaries }: BakedLevel, hashes: Hashes): string {
  const parts = [report.problems.map((problem) => problemText(level, problem)).join('')];
  if (!quiet) parts.push(...summaries.map((summary) => summaryText(level, summary)));
  if (hashes) parts.push(hashLines(hashes));
  if (summaries.length === 0 && !quiet) {
    const count = counted(report.errors, 'error');
    parts.push(`${level} is not baked: ${count}.\n`);
  }
  return parts.filter((part) => part !== '').join('\n');
}

/** `hash  stage`; where there are several agents, `hash  agent/stage`, as their dumps lie in their folders. */
function hashLines(hashes: StageDumps['hashes']): string {
  const agents = [...hashes.keys()];
  const lines = agents.flatMap((agent) => {
    const folder = dumpFolder({ agent, agents });
    const prefix = folder ? `${folder}/` : '';
    return Object.entries(hashes.get(agent) ?? {}).map(([stage, hash]) => `${hash}  ${prefix}${stage}\n`);
  });
  return lines.join('');
}

/** The first agent's figures stand at the top too, for programs that know of one agent only. */
function jsonOutput(level: string, { report, summaries }: BakedLevel, hashes: Hashes): string {
  const bakes = summaries.map((summary) => ({ summary, ...(hashes && { hashes: hashes.get(summary.agent) }) }));
  const [first] = bakes;
  const result = {
    file: level,
    ...(first && { summary: first.summary }),
    ...reportJson(level, report),
    ...(first?.hashes && { hashes: first.hashes }),
    bakes,
  };
  return `${JSON.stringify(result, null, 2)}\n`;
}
