import { parseJson } from './jsonText';
import type { LevelFiles } from './levelFiles';
import { type OwnPlaces, placeOwnFindings } from './ownPlaces';
import { ProblemList } from './problemList';

/** A studio's own format of levels: which files have it, and how they are read (docs/own-format.md). */
export interface LevelFormat {
  /** The names of its files; each `*` stands for any text: `*.stage.json`. */
  readonly pattern: string;
  /**
   * Makes a level of a file's text.
   * @throws Error whose message says what is wrong with the file; it becomes a problem
   */
  read(text: string, context: LevelFormatContext): OwnLevel | Promise<OwnLevel>;
}

/** What a reader can ask for. Files that it reads are watched, like those that a level names. */
export interface LevelFormatContext extends LevelFiles {
  /** The file's name, without its folder. */
  readonly file: string;
}

/** What a reader gives back. */
export interface OwnLevel {
  /** A level as docs/level-format.md describes it: what `JSON.parse` would give. */
  readonly level: unknown;
  /** Where things of it stand in the file. */
  readonly places?: OwnPlaces;
}

/** A file that a reader was given, and what came of it: plain values, for any thread. */
export interface ConvertedLevel {
  readonly text: string;
  readonly level?: unknown;
  readonly places: OwnPlaces;
  /** Why the reader gave up. */
  readonly failure?: string;
}

/** A level's text in our own format, or a file of another. */
export type LevelSource = string | ConvertedLevel;

/** Whether a file has a format, by its name. */
export function hasFormat(name: string, { pattern }: Pick<LevelFormat, 'pattern'>): boolean {
  const literal = pattern.split('*').map((part) => part.replace(/[\\^$.|?+()[\]{}]/g, '\\$&'));
  return new RegExp(`^${literal.join('.*')}$`, 'i').test(name);
}

/** Lets the reader of a format read a file. Nothing is thrown: what it throws is kept. */
export async function convertLevel(
  format: Pick<LevelFormat, 'read'>,
  text: string,
  context: LevelFormatContext,
): Promise<ConvertedLevel> {
  try {
    const { level, places = {} } = await format.read(text, context);
    // Through JSON: what has no place in a level, such as a function, cannot go to another thread either.
    return { text, ...JSON.parse(JSON.stringify({ level, places })) };
  } catch (error) {
    return { text, places: {}, failure: error instanceof Error ? error.message : String(error) };
  }
}

/** The text that a level's problems are placed in. */
export function textOf(source: LevelSource): string {
  return typeof source === 'string' ? source : source.text;
}

/**
 * Opens a level: its value, and the list for what is wrong in it.
 * @returns no value when that was reported
 */
export function openSource(source: LevelSource): { readonly problems: ProblemList; readonly value: unknown } {
  if (typeof source === 'string') {
    const problems = new ProblemList('', source);
    return { problems, value: parseJson(problems) };
  }
  const { text, level, places, failure } = source;
  const problems = new ProblemList('', text, (findings) => placeOwnFindings(text, places, findings));
  if (failure === undefined) return { problems, value: level ?? null };
  const message = `The reader of this format gave up: ${failure}`;
  problems.add({ code: 'LL113', severity: 'error', message, path: [] });
  return { problems, value: undefined };
}
