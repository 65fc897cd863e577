// How long the span stage takes, beside Recast and navcat on the same triangles: `node bench/run.mjs spans`.
import { cpus } from 'node:os';
import { title } from './spans/caseReport';
import { defaultCases, growingCases, quickCases } from './spans/cases/cases';
import { meshFolder } from './spans/cases/meshFolder';
import { type Comparison, compare } from './spans/comparison';
import type { Contender } from './spans/contender';
import { OUR_WAYS } from './spans/contenders';
import { type Growth, growthLines, measureGrowth } from './spans/growth';
import { type Limits, limitLines, measureLimits } from './spans/limits';
import { type MemoryUse, measureMemory, memoryLines, peakOf } from './spans/memory';
import { chosen, HELP, type Options, readOptions } from './spans/options';
import { ourContender } from './spans/ours';
import { loadPeers } from './spans/peers/peers';
import { countForParent, isCounting } from './spans/pieces';

/** Takes lines of text as soon as there are any. */
type Say = (lines: readonly string[]) => void;

async function contenders(options: Options): Promise<Contender[]> {
  const peers = options['no-peers'] ? [] : await loadPeers();
  return chosen([...OUR_WAYS.map(ourContender), ...peers], ({ name }) => name, options.contender);
}

async function comparison(options: Options, say: Say): Promise<Comparison> {
  const cases = [
    ...(options.quick ? quickCases() : defaultCases()),
    ...(options.meshes === undefined ? [] : meshFolder(options.meshes)),
  ];
  return compare(chosen(cases, title, options.only), await contenders(options), options.runs, say);
}

async function growth(options: Options, say: Say): Promise<Growth[]> {
  const all: Growth[] = [];
  const measured = await contenders(options);
  for (const series of chosen(growingCases(), ([first]) => title(first), options.only)) {
    const grown = await measureGrowth(series, measured, options.runs);
    all.push(grown);
    say(growthLines(grown));
  }
  return all;
}

async function memory(options: Options, say: Say): Promise<MemoryUse[]> {
  const all: MemoryUse[] = [];
  for (const way of chosen(OUR_WAYS, ({ name }) => name, options.contender)) all.push(await measureMemory(way));
  say(memoryLines(all));
  return all;
}

async function measure(options: Options): Promise<void> {
  const say: Say = (lines) => {
    if (!options.json) console.log(lines.join('\n'));
  };
  const [{ model }, ...others] = cpus();
  const machine = { node: process.version, processor: model, cores: 1 + others.length };
  say([`Node ${machine.node}, ${machine.cores} × ${machine.processor}`, '']);
  const results: { limits?: Limits; memory?: MemoryUse[]; growth?: Growth[] } & Partial<Comparison> = {};
  // Memory first: what a process starts with counts what the one that started it held then.
  if (options.memory) results.memory = await memory(options, say);
  if (options.growth) results.growth = await growth(options, say);
  if (!options.memory && !options.growth) {
    Object.assign(results, await comparison(options, say));
    results.limits = measureLimits();
    say(['', ...limitLines(results.limits)]);
  }
  if (options.json) console.log(JSON.stringify({ machine, ...results }, undefined, 2));
  const cases = [...(results.cases ?? []), ...(results.growth ?? []).flatMap((one) => one.cases)];
  const differing = cases.filter(({ hashes }) => hashes.length > 1).map(title);
  if (differing.length > 0) throw new Error(`Results of ours differ in ${differing.join(', ')}.`);
}

async function main(): Promise<void> {
  // The first word is the name of the benchmark.
  const options = readOptions(process.argv.slice(3));
  if (options.help) console.log(HELP);
  else if (options['peak-of']) console.log(JSON.stringify(await peakOf(options['peak-of'], options.ground)));
  else await measure(options);
}

try {
  if (isCounting) countForParent();
  else await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
