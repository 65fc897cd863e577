import { parseArgs } from 'node:util';

/** The command line does not make sense; the message says why. */
export class UsageError extends Error {}

export interface BakeCommandOptions {
  /** Path of the level. */
  readonly level: string;
  /** Settings file to use instead of the level's own. */
  readonly settings?: string;
  /** Folder for the dumps. */
  readonly dumps?: string;
  readonly hash: boolean;
  readonly json: boolean;
  readonly quiet: boolean;
}

export type Command =
  | { readonly kind: 'help' }
  | { readonly kind: 'version' }
  | { readonly kind: 'bake'; readonly options: BakeCommandOptions };

/**
 * Understands a command line.
 * @throws UsageError when it is not understood
 */
export function parseCommandLine(words: readonly string[]): Command {
  const { values, positionals } = parseWords(words);
  if (values.help) return { kind: 'help' };
  if (values.version) return { kind: 'version' };
  const [command, ...levels] = positionals;
  if (command === undefined || command === 'help') return { kind: 'help' };
  if (command !== 'bake') throw new UsageError(`“${command}” is not a command; there is “bake”.`);
  if (levels.length !== 1) {
    throw new UsageError(
      levels.length === 0 ? '“bake” needs a level.' : `“bake” takes one level, not ${levels.length}.`,
    );
  }
  const { settings, dumps, hash = false, json = false, quiet = false } = values;
  return {
    kind: 'bake',
    options: { level: levels[0], ...(settings && { settings }), ...(dumps && { dumps }), hash, json, quiet },
  };
}

function parseWords(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        settings: { type: 'string' },
        dumps: { type: 'string' },
        hash: { type: 'boolean' },
        json: { type: 'boolean' },
        quiet: { type: 'boolean', short: 'q' },
        help: { type: 'boolean', short: 'h' },
        version: { type: 'boolean', short: 'v' },
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message.split('. To specify')[0]);
  }
}
