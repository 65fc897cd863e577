import { Fields } from './fields';
import { parseJson } from './jsonText';
import type { LevelFiles } from './levelFiles';
import { readReferenced } from './levelFiles';
import { ProblemList, type ProblemReport, reportOf } from './problemList';
import { hintAtSettings } from './settingsHints';
import { checkSettings, completeSettings, type SpanSettings } from './spanSettings';
import { warnOfUnknown } from './unknownFields';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

const NUMBERS = ['cellSize', 'cellHeight', 'slopeCosine'] as const;
const WHOLES = ['height', 'climb', 'radius', 'mergeThreshold'] as const;
/** All that is read; editors read `$schema`. */
const FIELDS = ['$schema', 'name', ...NUMBERS, ...WHOLES];

/** The name of an agent whose settings have none: the file's, without its folder and endings. */
function nameOfFile(reference: string): string {
  const file = reference.slice(reference.lastIndexOf('/') + 1);
  return file.replace(/(\.spans)?\.json$/i, '');
}

/**
 * Reads one agent's settings from an object; absent fields are Humanoid's (§10).
 * @returns undefined when anything in them was reported
 */
export function readSettings(fields: Fields, defaultName?: string): SpanSettings | undefined {
  const { problems } = fields;
  const before = problems.errors;
  warnOfUnknown(fields, FIELDS);
  const given: Mutable<Partial<SpanSettings>> = {};
  if (fields.has('name')) given.name = fields.text('name') ?? '';
  else if (defaultName) given.name = defaultName;
  for (const name of NUMBERS) if (fields.has(name)) given[name] = fields.number(name) ?? Number.NaN;
  for (const name of WHOLES) if (fields.has(name)) given[name] = fields.whole(name) ?? Number.NaN;
  if (problems.errors > before) return undefined;
  const settings = completeSettings(given);
  const report = problems.reporter((at) => ({ path: [...fields.path, ...at] }));
  checkSettings(settings, (fault) => {
    // A merge threshold that only follows the climb is at fault where the climb is.
    if (fault.at[0] !== 'mergeThreshold' || fields.has('mergeThreshold')) report(fault);
  });
  if (problems.errors > before) return undefined;
  hintAtSettings(fields, settings);
  return settings;
}

/**
 * Reads the settings file that a level refers to. What is wrong inside it is reported in that file.
 * @param where the field of the level that holds the reference
 */
export async function readSettingsFile(
  reference: string,
  where: { readonly problems: ProblemList; readonly path: readonly (string | number)[] },
  files: LevelFiles,
  lists: ProblemList[],
): Promise<SpanSettings | undefined> {
  const text = await readReferenced(reference, where, files);
  if (text === undefined) return undefined;
  const problems = new ProblemList(reference, text);
  lists.push(problems);
  return readSettingsText(problems, nameOfFile(reference));
}

/** What is wrong in a settings file, whether or not a level refers to it. */
export function checkSettingsFile(text: string): ProblemReport {
  const problems = new ProblemList('', text);
  readSettingsText(problems);
  return reportOf([problems]);
}

function readSettingsText(problems: ProblemList, defaultName?: string): SpanSettings | undefined {
  const value = parseJson(problems);
  if (value === undefined) return undefined;
  const fields = Fields.of(value, [], problems, 'A settings file');
  return fields && readSettings(fields, defaultName);
}
