import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import type { BakeHost, LevelFigures } from './stageFigures';

const folder = fileURLToPath(new URL('../golden/', import.meta.url));
const LEVEL = '.level.json';

/** The names of all golden levels. */
export const goldenNames: readonly string[] = readdirSync(folder)
  .filter((file) => file.endsWith(LEVEL))
  .map((file) => file.slice(0, -LEVEL.length));

export function goldenText(name: string): string {
  return readFileSync(`${folder}${name}${LEVEL}`, 'utf8');
}

export interface Refusal {
  name: string;
  error: 'ArgumentError' | 'ArgumentOutOfRangeError';
  level: unknown;
}

/** Levels that must be refused, with the error. */
export const refusals: readonly Refusal[] = JSON.parse(readFileSync(`${folder}refusals.json`, 'utf8'));

/** Bakes a golden level in a host and compares every stage with the expected file. */
export async function expectGolden(host: BakeHost, name: string): Promise<void> {
  const text = goldenText(name);
  const expected: LevelFigures = JSON.parse(readFileSync(`${folder}${name}.expected.json`, 'utf8'));
  const figures = await host.figuresOf(text);
  const wrong = Object.keys(expected.stages).find(
    (stage) => figures.stages[stage]?.sha256 !== expected.stages[stage].sha256,
  );
  const hint = wrong && `${name}, ${wrong}: ${await differenceIn(host, name, text, wrong)}`;
  expect(figures, hint).toEqual(expected);
}

async function differenceIn(host: BakeHost, name: string, text: string, stage: string): Promise<string> {
  const file = `${folder}${name}/${stage}.txt`;
  if (!existsSync(file)) return 'another hash; this level has no dumps to compare with';
  return firstDifference((await host.dumpsOf(text))[stage], readFileSync(file, 'utf8'));
}

/** The first line in which a dump differs from the expected one, in words. */
export function firstDifference(actual: string, expected: string): string {
  const actualLines = actual.split('\n');
  const expectedLines = expected.split('\n');
  const line = expectedLines.findIndex((text, i) => text !== actualLines[i]);
  if (line < 0) return `line ${expectedLines.length + 1} is one too many: “${actualLines[expectedLines.length]}”`;
  return `line ${line + 1} is “${actualLines[line]}”, expected “${expectedLines[line]}”`;
}
