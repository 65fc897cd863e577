import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LevelFiles } from '../core/level/levelFiles';
import { decodeText } from '../core/level/utf8';
import { reasonOf, UnusableFile } from './unusableFile';

/**
 * The text of a file named on the command line.
 * @throws UnusableFile
 */
export async function readInput(file: string): Promise<string> {
  try {
    return decodeText(await readFile(file));
  } catch (error) {
    throw new UnusableFile(`“${file}” cannot be read: ${reasonOf(error)}`);
  }
}

/** The files that a level on the disk refers to, relative to its folder. */
export function filesBeside(level: string): LevelFiles {
  return {
    async text(reference) {
      try {
        return decodeText(await readFile(path.resolve(path.dirname(level), reference)));
      } catch (error) {
        throw new Error(reasonOf(error));
      }
    },
  };
}
