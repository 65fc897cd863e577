import { endOfText } from './jsonEnds';

/** Where the same field stands twice in one object: offsets of the two names, quotes included. */
export interface DuplicateKey {
  readonly name: string;
  readonly first: readonly [start: number, end: number];
  readonly second: readonly [start: number, end: number];
}

/** Up to so many names of one object are compared one by one; more are looked up. */
const COMPARED_NAMES = 12;

/**
 * Finds the fields that stand twice in one object, which `JSON.parse` passes over: one walk over the
 * characters, without a tree. The names of the objects that are open stand in one stack of offsets.
 * @param text strict JSON that was parsed already
 */
export function duplicateKeys(text: string): DuplicateKey[] {
  const found: DuplicateKey[] = [];
  /** Starts and ends of the names seen in the objects that are open. */
  const names: number[] = [];
  /** For each open object or list, where its names begin in `names`; -1 for a list. */
  const open: number[] = [];
  /** Lookups of the open objects with many names, by their depth. */
  const lookups = new Map<number, Map<string, number>>();
  let expectsName = false;
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case QUOTE: {
        const end = endOfText(text, at);
        if (expectsName) noteName(at, end);
        expectsName = false;
        at = end - 1;
        break;
      }
      case OPEN_BRACE:
        open.push(names.length);
        expectsName = true;
        break;
      case OPEN_BRACKET:
        open.push(LIST);
        expectsName = false;
        break;
      case CLOSE_BRACE:
      case CLOSE_BRACKET: {
        lookups.delete(open.length);
        const begin = open.pop() ?? LIST;
        if (begin !== LIST) names.length = begin;
        expectsName = false;
        break;
      }
      case COMMA:
        expectsName = open[open.length - 1] !== LIST;
        break;
    }
  }
  return found;

  function noteName(start: number, end: number): void {
    const begin = open[open.length - 1];
    const first = names.length - begin < 2 * COMPARED_NAMES ? compared(begin, start, end) : lookedUp(begin, start, end);
    names.push(start, end);
    if (first === undefined) return;
    const firstEnd = endOfText(text, first);
    found.push({ name: nameAt(text, start, end), first: [first, firstEnd], second: [start, end] });
  }

  /** Where an equal name of the object stands, comparing them one by one. */
  function compared(begin: number, start: number, end: number): number | undefined {
    for (let i = begin; i < names.length; i += 2) {
      if (sameName(text, names[i], names[i + 1], start, end)) return names[i];
    }
    return undefined;
  }

  /** The same for an object with many names, such as a table of materials. */
  function lookedUp(begin: number, start: number, end: number): number | undefined {
    let lookup = lookups.get(open.length);
    if (!lookup) {
      lookup = new Map();
      lookups.set(open.length, lookup);
      for (let i = names.length - 2; i >= begin; i -= 2) lookup.set(nameAt(text, names[i], names[i + 1]), names[i]);
    }
    const name = nameAt(text, start, end);
    const first = lookup.get(name);
    if (first === undefined) lookup.set(name, start);
    return first;
  }
}

/** Whether two names are equal, however they are escaped. */
function sameName(text: string, a: number, aEnd: number, b: number, bEnd: number): boolean {
  let i = 0;
  while (a + i < aEnd && b + i < bEnd) {
    const one = text.charCodeAt(a + i);
    const other = text.charCodeAt(b + i);
    if (one === BACKSLASH || other === BACKSLASH) return nameAt(text, a, aEnd) === nameAt(text, b, bEnd);
    if (one !== other) return false;
    i++;
  }
  return aEnd - a === bEnd - b;
}

function nameAt(text: string, start: number, end: number): string {
  return JSON.parse(text.slice(start, end));
}

const LIST = -1;
const QUOTE = 34;
const COMMA = 44;
const OPEN_BRACKET = 91;
const BACKSLASH = 92;
const CLOSE_BRACKET = 93;
const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;
