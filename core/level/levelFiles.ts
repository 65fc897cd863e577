import { grouped } from '../figures';
import type { JsonPath } from './problem';
import type { ProblemList } from './problemList';

/** How a level's reader gets at the files that the level refers to: a host's business. */
export interface LevelFiles {
  /**
   * The text of a file.
   * @param reference a path as it stands in the level, relative to the level's own folder
   * @throws Error whose message says why it cannot be read, as the end of a sentence
   */
  text(reference: string): Promise<string>;
}

/**
 * So many characters (256 Mi) may a file have that a level names. More than twice that does not fit
 * into one text of JavaScript, and a bake needs room for what it makes of it.
 */
export const SOURCE_LIMIT = 2 ** 28;

/** Reads a referenced file; one that cannot be read, is empty or too long is reported where it is named. */
export async function readReferenced(
  reference: string,
  where: { readonly problems: ProblemList; readonly path: JsonPath },
  files: LevelFiles,
): Promise<string | undefined> {
  const report = (code: string, message: string): undefined => {
    where.problems.add({ code, severity: 'error', message, path: where.path });
  };
  let text: string;
  try {
    text = await files.text(reference);
  } catch (error) {
    return report('LL105', `“${reference}” cannot be read: ${(error as Error).message}`);
  }
  if (text.length > SOURCE_LIMIT) {
    const length = `${grouped(text.length)} characters long; at most ${grouped(SOURCE_LIMIT)} are read`;
    return report('LL112', `“${reference}” is ${length}.`);
  }
  return /\S/.test(text) ? text : report('LL111', `“${reference}” is empty.`);
}
