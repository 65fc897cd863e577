import { parseArgs } from 'node:util';
import type { SeverityChoices } from '../core/level/severities';
import { severityChoices } from './severityChoices';
import { UsageError } from './usageError';

/** The forms in which `check` reports. */
const REPORT_FORMATS = ['text', 'json', 'sarif', 'github'] as const;

export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** How bakes run: in the kernel wherever it can be used, or in plain TypeScript. */
const KERNELS = ['auto', 'typescript'] as const;

export interface BakeCommandOptions {
  /** Path of the level. */
  readonly level: string;
  /** Settings file to use instead of the level's own. */
  readonly settings?: string;
  /** The only agent to bake for. */
  readonly agent?: string;
  readonly severities: SeverityChoices;
  /** Path of a module that reads levels of another format. */
  readonly reader?: string;
  /** Whether the kernel may run the stages. */
  readonly kernel: boolean;
  /** Folder for the dumps. */
  readonly dumps?: string;
  readonly hash: boolean;
  readonly json: boolean;
  readonly quiet: boolean;
}

export interface CheckCommandOptions {
  /** Paths and globs. */
  readonly levels: readonly string[];
  /** Settings file to use instead of the levels' own. */
  readonly settings?: string;
  /** The only agent to bake for. */
  readonly agent?: string;
  readonly severities: SeverityChoices;
  /** Path of a module that reads levels of another format. */
  readonly reader?: string;
  /** Whether the kernel may run the stages. */
  readonly kernel: boolean;
  readonly format: ReportFormat;
}

export interface PassagesCommandOptions {
  /** Path of the level whose passages are audited. */
  readonly level: string;
  /** Settings file to use instead of the level's own. */
  readonly settings?: string;
  /** The only agent to audit for. */
  readonly agent?: string;
  readonly severities: SeverityChoices;
  /** Path of a module that reads levels of another format. */
  readonly reader?: string;
  readonly json: boolean;
}

export type Command =
  | { readonly kind: 'help' }
  | { readonly kind: 'version' }
  | { readonly kind: 'bake'; readonly options: BakeCommandOptions }
  | { readonly kind: 'check'; readonly options: CheckCommandOptions }
  | { readonly kind: 'passages'; readonly options: PassagesCommandOptions }
  | { readonly kind: 'passageTable'; readonly json: boolean };

/** The options that each command takes. */
const OPTIONS_OF: Readonly<Record<string, readonly string[]>> = {
  bake: ['settings', 'agent', 'severity', 'reader', 'kernel', 'dumps', 'hash', 'json', 'quiet'],
  check: ['settings', 'agent', 'severity', 'reader', 'kernel', 'format'],
  passages: ['settings', 'agent', 'severity', 'reader', 'table', 'json'],
};

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
  if (!Object.hasOwn(OPTIONS_OF, command)) {
    throw new UsageError(`“${command}” is not a command; there are “bake”, “check” and “passages”.`);
  }
  const foreign = Object.keys(values).find((name) => !OPTIONS_OF[command].includes(name));
  if (foreign) throw new UsageError(`“${command}” has no option “--${foreign}”.`);
  // An unset variable in a script leaves an empty word: better to say so than to do something else.
  const empty = Object.entries(values).find(([, value]) => value === '');
  if (empty) throw new UsageError(`“--${empty[0]}” is given, but empty.`);
  if (values.table) return tableCommand(values, levels);
  if (levels.length === 0) {
    throw new UsageError(`“${command}” needs a level${command === 'passages' ? ', or “--table”' : ''}.`);
  }
  const { settings, agent, severity = [], reader, dumps, hash = false, json = false, quiet = false, format } = values;
  const baking = {
    ...(settings && { settings }),
    ...(agent !== undefined && { agent }),
    severities: severityChoices(severity),
    ...(reader && { reader }),
  };
  const kernel = { kernel: kernelAllowed(values.kernel) };
  if (command === 'check') {
    return { kind: 'check', options: { levels, ...baking, ...kernel, format: reportFormat(format) } };
  }
  if (levels.length > 1) throw new UsageError(`“${command}” takes one level, not ${levels.length}.`);
  if (command === 'passages') return { kind: 'passages', options: { level: levels[0], ...baking, json } };
  const options = { level: levels[0], ...baking, ...kernel, ...(dumps && { dumps }), hash, json, quiet };
  return { kind: 'bake', options };
}

/** `passages --table` is about no level, so nothing goes with it that is about one. */
function tableCommand(values: Readonly<Record<string, unknown>>, levels: readonly string[]): Command {
  if (levels.length > 0) throw new UsageError(`“passages --table” takes no level, but there is “${levels[0]}”.`);
  const other = Object.keys(values).find((name) => name !== 'table' && name !== 'json');
  if (other) throw new UsageError(`“--${other}” does not go with “--table”.`);
  return { kind: 'passageTable', json: values.json === true };
}

function kernelAllowed(name = 'auto'): boolean {
  const kernel = KERNELS.find((known) => known === name);
  if (!kernel) throw new UsageError(`“${name}” is not a way to run bakes; use ${KERNELS.join(' or ')}.`);
  return kernel === 'auto';
}

function reportFormat(name = 'text'): ReportFormat {
  const format = REPORT_FORMATS.find((known) => known === name);
  if (!format) throw new UsageError(`“${name}” is not a format; use ${REPORT_FORMATS.join(', ')}.`);
  return format;
}

function parseWords(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        settings: { type: 'string' },
        agent: { type: 'string' },
        severity: { type: 'string', multiple: true },
        reader: { type: 'string' },
        kernel: { type: 'string' },
        dumps: { type: 'string' },
        hash: { type: 'boolean' },
        json: { type: 'boolean' },
        table: { type: 'boolean' },
        quiet: { type: 'boolean', short: 'q' },
        format: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
        version: { type: 'boolean', short: 'v' },
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message.split('. To specify')[0]);
  }
}
