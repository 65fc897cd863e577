import { describe, expect, test } from 'vitest';
import { referencesOf, referenceTo } from '../../core/level/references';
import { textAt } from '../problems/textAt';

/** What is found, and what stands at its place. */
function found(text: string): string[] {
  return referencesOf(text).map(({ reference, range }) => `${reference} at ${textAt(text, range)}`);
}

describe('The files that a level names', () => {
  test('are its settings, one or several, and the sources of its items', () => {
    expect(found('{ "settings": "a.spans.json" }')).toEqual(['a.spans.json at "a.spans.json"']);
    const several =
      '{ "settings": ["a.json", { "name": "b.json" }, "c.json"], "geometry": [{ "source": "d\\u002eobj" }] }';
    expect(found(several)).toEqual(['a.json at "a.json"', 'c.json at "c.json"', 'd.obj at "d\\u002eobj"']);
  });

  test('are none where there is no level', () => {
    for (const text of ['{ "settings": "a.json", }', '[]', 'null', '{ "geometry": [null, 3, { "source": 4 }] }']) {
      expect(found(text)).toEqual([]);
    }
  });
});

describe('A level refers to a file', () => {
  test.each([
    ['beside it', '/a/b/x.obj', 'x.obj'],
    ['in a folder beside it', '/a/b/c/x.obj', 'c/x.obj'],
    ['above it', '/a/x.obj', '../x.obj'],
    ['elsewhere', '/d/b/x.obj', '../../d/b/x.obj'],
    ['whose name is that of a folder on the way', '/a/b', '../b'],
  ])('%s', (_, file, reference) => {
    expect(referenceTo(file, '/a/b/room.level.json')).toBe(reference);
  });
});
