import { parseArgs } from 'node:util';

export const HELP = `node bench/run.mjs spans [options]

Times of the span stage, stage by stage, beside Recast and navcat on the same triangles.

  --quick            small cases of the same kinds, in seconds
  --only NAME        the cases with NAME in their names, such as terrain or "ruin .1"; may be repeated
  --meshes DIR       each OBJ file of the folder too, with cells of .3/.2 and of .1/.1
  --contender NAME   only the contenders with NAME in their names; may be repeated
  --no-peers         ours alone
  --runs N           as many runs of each; the least time counts
  --growth           instead: the same kinds of cases with 1, 10 and 100 times the work
  --memory           instead: the most memory on the largest grid
  --json             everything as JSON`;

export type Options = ReturnType<typeof readOptions>;

/**
 * The options of the benchmark.
 * @param args the words after its name
 * @throws Error with a sentence for an option that there is not, or that makes no sense
 */
export function readOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      help: { type: 'boolean', default: false },
      quick: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true },
      meshes: { type: 'string' },
      contender: { type: 'string', multiple: true },
      'no-peers': { type: 'boolean', default: false },
      runs: { type: 'string' },
      growth: { type: 'boolean', default: false },
      memory: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      // For the processes in which memory is measured.
      'peak-of': { type: 'string' },
      ground: { type: 'string' },
    },
  });
  return { ...values, runs: countOf(values.runs) };
}

function countOf(runs: string | undefined): number | undefined {
  if (runs === undefined) return undefined;
  const count = Number(runs);
  if (Number.isInteger(count) && count > 0) return count;
  throw new Error(`--runs is ${runs}; it is a whole number from 1 on.`);
}

/**
 * Those whose name has one of the wanted words in it, in capitals or not; all, where none is wanted.
 * @throws Error with a sentence that lists the names, where there is none
 */
export function chosen<Thing>(
  things: readonly Thing[],
  nameOf: (thing: Thing) => string,
  wanted: readonly string[] | undefined,
): Thing[] {
  const has = (name: string) => !wanted || wanted.some((part) => name.toLowerCase().includes(part.toLowerCase()));
  const found = things.filter((thing) => has(nameOf(thing)));
  if (found.length > 0) return found;
  const names = things.map(nameOf).join('; ');
  throw new Error(`Nothing has ${wanted?.join(' or ')} in its name. There are: ${names}.`);
}
