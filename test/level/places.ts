// Levels as texts in which « and » stand around the places where problems are expected.
import { expect } from 'vitest';
import type { Level } from '../../core/level/level';
import type { LevelFiles } from '../../core/level/levelFiles';
import { readLevel } from '../../core/level/levelReader';
import type { Problem, TextPosition, TextRange } from '../../core/level/problem';
import { reportOf } from '../../core/level/problemList';

/** What is expected at one marked place. */
export interface Expected {
  code: string;
  /** What the message must hold. */
  says: string;
  error?: 'ArgumentError' | 'ArgumentOutOfRangeError';
  severity?: 'error' | 'warning';
}

interface MarkedText {
  text: string;
  /** The marked places, in the order of their openings. */
  ranges: TextRange[];
}

/** Takes the marks out of a text. */
export function unmark(marked: string): MarkedText {
  let text = '';
  let position: TextPosition = { line: 0, character: 0 };
  const starts: TextPosition[] = [];
  const open: number[] = [];
  const ranges: TextRange[] = [];
  for (const sign of marked.split('')) {
    if (sign === '«') {
      open.push(starts.length);
      starts.push(position);
    } else if (sign === '»') {
      const opened = open.pop() ?? -1;
      ranges[opened] = { start: starts[opened], end: position };
    } else {
      text += sign;
      const { line, character } = position;
      position = sign === '\n' ? { line: line + 1, character: 0 } : { line, character: character + 1 };
    }
  }
  return { text, ranges };
}

/** Files beside a level, by the names that the level calls them. */
export function filesOf(texts: Record<string, string>): LevelFiles {
  return {
    text: async (reference) => {
      if (!Object.hasOwn(texts, reference)) throw new Error('there is no such file.');
      return texts[reference];
    },
  };
}

const before = (a: Problem, b: Problem) =>
  a.file.localeCompare(b.file) ||
  a.range.start.line - b.range.start.line ||
  a.range.start.character - b.range.start.character;

/**
 * Reads a level and expects exactly the problems at the marked places, in the order of the places, and no level.
 * @param marked texts of the level, under '', and of the files that it refers to
 */
export async function expectProblems(marked: string | Record<string, string>, ...expected: Expected[]): Promise<void> {
  const texts = typeof marked === 'string' ? { '': marked } : marked;
  const unmarked = Object.entries(texts).map(([file, text]) => ({ file, ...unmark(text) }));
  const files = filesOf(Object.fromEntries(unmarked.map(({ file, text }) => [file, text])));
  const reading = await readLevel(unmark(texts['']).text, files);
  const found = [...reportOf(reading.problems).problems].sort(before);
  const places = unmarked.flatMap(({ file, ranges }) => ranges.map((range) => ({ file, range })));
  expect(places, 'as many marks as problems').toHaveLength(expected.length);
  expect(found.map(({ code, file, range, severity, error }) => ({ code, file, range, severity, error }))).toEqual(
    expected.map(({ code, error, severity = 'error' }, i) => ({ code, ...places[i], severity, error })),
  );
  found.forEach(({ message }, i) => {
    expect(message).toContain(expected[i].says);
  });
  if (expected.some(({ severity }) => severity !== 'warning')) expect(reading.levels).toEqual([]);
}

/** Reads a sound level. */
export async function soundLevel(text: string, texts: Record<string, string> = {}): Promise<Level> {
  const reading = await readLevel(text, filesOf(texts));
  expect(reportOf(reading.problems).problems).toEqual([]);
  if (reading.levels.length === 0) throw new Error('The level was refused without a problem.');
  return reading.levels[0];
}

/** A level of one item, bounded; the item is written as JSON. */
export function levelOfItem(item: string): string {
  return `{"bounds":{"min":[0,0,0],"max":[4,4,4]},"geometry":[${item}]}`;
}
