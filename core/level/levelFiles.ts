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

/** Reads a referenced file; when it cannot be read, that is reported where it is named. */
export async function readReferenced(
  reference: string,
  where: { readonly problems: ProblemList; readonly path: JsonPath },
  files: LevelFiles,
): Promise<string | undefined> {
  try {
    return await files.text(reference);
  } catch (error) {
    const message = `“${reference}” cannot be read: ${(error as Error).message}`;
    where.problems.add({ code: 'LL105', severity: 'error', message, path: where.path });
    return undefined;
  }
}
