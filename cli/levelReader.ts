import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { convertLevel, hasFormat, type LevelFormat, type LevelSource } from '../core/level/levelFormat';
import { filesBeside, readInput } from './diskFiles';
import { UnusableFile } from './unusableFile';

/** Reads a level that was named on the command line. */
export type ReadLevelInput = (level: string) => Promise<LevelSource>;

/**
 * How levels are read: as our own format, or by a reader of another.
 * @param reader path of its module
 * @throws UnusableFile when the module cannot be loaded, or is none
 */
export async function levelReader(reader: string | undefined): Promise<ReadLevelInput> {
  if (reader === undefined) return readInput;
  const format = await loadFormat(reader);
  return async (level) => {
    const text = await readInput(level);
    const file = path.basename(level);
    if (format.pattern !== undefined && !hasFormat(file, { pattern: format.pattern })) return text;
    return convertLevel(format, text, { file, ...filesBeside(level) });
  };
}

/** On the command line the level is named already, so a format may do without a pattern. */
type Reader = Pick<LevelFormat, 'read'> & Partial<LevelFormat>;

async function loadFormat(reader: string): Promise<Reader> {
  const loaded = await import(pathToFileURL(path.resolve(reader)).href).catch((error: Error) => {
    throw new UnusableFile(`The reader “${reader}” cannot be loaded: ${error.message}`);
  });
  const format = [loaded, loaded.default].find((exported) => typeof exported?.read === 'function');
  if (!format) throw new UnusableFile(`“${reader}” is no reader: it does not export a function “read”.`);
  return format;
}
