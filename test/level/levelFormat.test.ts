import { describe, expect, test } from 'vitest';
import { convertLevel, hasFormat, type OwnLevel } from '../../core/level/levelFormat';
import { readLevel } from '../../core/level/levelReader';
import { reportOf } from '../../core/level/problemList';
import { textAt } from '../problems/textAt';

const files = { file: 'a.stage', text: () => Promise.reject(new Error('there is no such file.')) };

/** What is wrong with a level that a reader has made of a text: code, and the part of the text. */
async function problemsOf(text: string, read: () => OwnLevel | Promise<OwnLevel>): Promise<string[]> {
  const { problems } = await readLevel(await convertLevel({ read }, text, files), files);
  return reportOf(problems).problems.map(({ code, range }) => `${code} ${textAt(text, range)}`);
}

const flat = { type: 'mesh', vertices: [0, 0, 0, 3, 0, 0, 3, 0, 3], indices: [0, 2, 9] };

describe('A level of another format', () => {
  test('has its problems at the nearest place that the reader named', async () => {
    const text = 'one two three';
    const inList = { '/geometry/0/indices': [4, 7], '': [0, 3] } as const;
    expect(await problemsOf(text, () => ({ level: { geometry: [flat] }, places: inList }))).toEqual(['LL202 two']);
    const inItem = { '/geometry/0': [8, 13], '/geometry/01': [0, 3] } as const;
    expect(await problemsOf(text, () => ({ level: { geometry: [flat] }, places: inItem }))).toEqual(['LL202 three']);
  });

  test('has them at its beginning without places', async () => {
    expect(await problemsOf('one', () => ({ level: { geometry: [flat] } }))).toEqual(['LL202 ']);
  });

  test('is checked like any other, whatever the reader made', async () => {
    expect(await problemsOf('one', () => ({ level: undefined }))).toEqual(['LL102 ']);
    const strange = { geometry: [{ ...flat, indices: [0, 2, 1], vertices: new Float32Array(9) }] };
    expect(await problemsOf('one', () => ({ level: strange }))).toEqual(['LL102 ']);
  });

  test('is refused with one problem when the reader throws, or gives nothing that is JSON', async () => {
    const circle: { level: unknown } = { level: 0 };
    circle.level = circle;
    const throws = () => Promise.reject(new Error('no stage here.'));
    expect(await problemsOf('one', throws)).toEqual(['LL113 ']);
    expect(await problemsOf('one', () => circle)).toEqual(['LL113 ']);
    expect(await problemsOf('one', () => undefined as unknown as OwnLevel)).toEqual(['LL113 ']);
  });
});

describe('A file has a format', () => {
  test.each([
    ['a.stage.json', '*.stage.json', true],
    ['A.STAGE.JSON', '*.stage.json', true],
    ['a.stage.json.txt', '*.stage.json', false],
    ['astagexjson', '*.stage.json', false],
    ['room-1.v2', 'room-*.v*', true],
  ])('%s: %s: %s', (name, pattern, has) => {
    expect(hasFormat(name, { pattern })).toBe(has);
  });
});
