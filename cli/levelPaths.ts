import { existsSync } from 'node:fs';
import path from 'node:path';
import { glob, isDynamicPattern } from 'tinyglobby';
import { UnusableFile } from './unusableFile';

/**
 * The levels that the words of a command line mean: paths, and globs, which not every shell expands
 * by itself. They come in the order of the words, those of a glob by name, each once. A glob passes
 * over hidden folders and `node_modules`. A file whose own name looks like a glob is that file.
 * @throws UnusableFile for a glob that no file matches
 */
export async function levelPaths(words: readonly string[]): Promise<string[]> {
  const found = new Map<string, string>();
  for (const word of words) {
    const files = existsSync(word) || !isDynamicPattern(pattern(word)) ? [word] : await matchesOf(word);
    for (const file of files) if (!found.has(path.resolve(file))) found.set(path.resolve(file), file);
  }
  return [...found.values()];
}

async function matchesOf(word: string): Promise<string[]> {
  const matches = await glob(pattern(word), { expandDirectories: false, ignore: '**/node_modules/**' });
  if (matches.length === 0) throw new UnusableFile(`No file matches “${word}”.`);
  return matches.map(path.normalize).sort();
}

/** A glob has forward slashes; on Windows people write the other kind. */
function pattern(word: string): string {
  return path.sep === '\\' ? word.replaceAll('\\', '/') : word;
}
