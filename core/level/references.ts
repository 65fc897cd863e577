import { placeFindings } from './jsonPlaces';
import type { JsonPath, TextRange } from './problem';

/** A file that a level names. */
export interface LevelReference {
  readonly reference: string;
  /** Of the text in its quotes. */
  readonly range: TextRange;
}

/** The files that a level's text names: settings and sources. None while it is not JSON. */
export function referencesOf(text: string): LevelReference[] {
  let level: unknown;
  try {
    level = JSON.parse(text);
  } catch {
    return [];
  }
  const found: { reference: string; path: JsonPath }[] = [];
  const note = (value: unknown, path: JsonPath) => {
    if (typeof value === 'string') found.push({ reference: value, path });
  };
  const settings = fieldOf(level, 'settings');
  note(settings, ['settings']);
  if (Array.isArray(settings)) settings.forEach((agent, i) => void note(agent, ['settings', i]));
  const geometry = fieldOf(level, 'geometry');
  if (Array.isArray(geometry)) {
    geometry.forEach((item, i) => void note(fieldOf(item, 'source'), ['geometry', i, 'source']));
  }
  const ranges = placeFindings(text, found);
  return found.map(({ reference }, i) => ({ reference, range: ranges[i] }));
}

/**
 * How a level refers to a file: by the way there from the level's folder.
 * @param level the level's path, absolute, with forward slashes
 * @param file the other file's, likewise
 */
export function referenceTo(file: string, level: string): string {
  const from = level.split('/').slice(0, -1);
  const to = file.split('/');
  let shared = 0;
  while (shared < from.length && shared < to.length - 1 && from[shared] === to[shared]) shared++;
  return [...from.slice(shared).map(() => '..'), ...to.slice(shared)].join('/');
}

function fieldOf(object: unknown, name: string): unknown {
  const isObject = typeof object === 'object' && object !== null && Object.hasOwn(object, name);
  return isObject ? (object as Record<string, unknown>)[name] : undefined;
}
