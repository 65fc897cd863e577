import path from 'node:path';
import type { Problem, TextRange } from '../core/level/problem';

/** A place of a problem, by its file's path from the working folder. */
export interface NamedPlace {
  readonly file: string;
  readonly range: TextRange;
}

/** Where a problem is. What comes out of a file that the level names, such as an OBJ, is in that file. */
export function placeOf(level: string, problem: Problem): NamedPlace {
  const { file, range } = problem.source ?? problem;
  return { file: pathOf(level, file), range };
}

/** The other places that a problem is about, each with what it has to do with it. */
export function relatedPlacesOf(level: string, problem: Problem): (NamedPlace & { readonly message: string })[] {
  const { source, file, range, related = [] } = problem;
  const others = source ? [{ message: `${source.file} is named here.`, file, range }, ...related.slice(1)] : related;
  return others.map((place) => ({ message: place.message, file: pathOf(level, place.file), range: place.range }));
}

/** The path from the working folder of a file as the level refers to it. */
function pathOf(level: string, reference: string): string {
  if (reference === '') return level;
  const file = path.resolve(path.dirname(level), reference);
  return path.relative(process.cwd(), file) || file;
}
