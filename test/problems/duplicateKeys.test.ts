import { describe, expect, test } from 'vitest';
import { duplicateKeys } from '../../core/level/duplicateKeys';
import { Random } from '../core/random';
import { expectProblems, levelOfItem } from '../level/places';

const namesOf = (text: string) =>
  duplicateKeys(text).map(({ first, second }) => [text.slice(...first), text.slice(...second), first[0], second[0]]);

describe('A field that stands twice', () => {
  test('is found in any object, with the first of its name', () => {
    expect(namesOf('{"a": 1, "b": {"a": 2, "c": [{"d": 1, "d": 2}]}, "a": 3}')).toEqual([
      ['"d"', '"d"', 30, 38],
      ['"a"', '"a"', 1, 49],
    ]);
  });

  test('is found each time it comes again', () => {
    expect(namesOf('{"a":1,"a":2,"a":3}').map(([, , first, second]) => [first, second])).toEqual([
      [1, 7],
      [1, 13],
    ]);
  });

  test('is found however its name is escaped', () => {
    expect(namesOf('{"a\\u0062": 1, "ab": 2}')).toEqual([['"a\\u0062"', '"ab"', 1, 15]]);
    expect(namesOf('{"\\"": 1, "\\\\": 2, "\\u0022": 3}')).toHaveLength(1);
  });

  test('is not one of two objects, nor a value', () => {
    expect(namesOf('[{"a": "a"}, {"a": ["a", "a", {"b": "a, \\"a\\": 1"}]}]')).toEqual([]);
    expect(namesOf('"a"')).toEqual([]);
  });

  test('is found among thousands of names in no time', () => {
    const names = Array.from({ length: 20_000 }, (_, i) => `"n${i}":${i}`);
    const text = `{${names.join()},"n7":0,"m":{"n7":1}}`;
    expect(duplicateKeys(text).map(({ name }) => name)).toEqual(['n7']);
  });

  test('is found exactly where a count of names says so, in texts at random', () => {
    const random = new Random(11);
    for (let i = 0; i < 200; i++) {
      const names = Array.from({ length: random.whole(0, 30) }, () => `k${random.whole(0, 25)}`);
      const text = `{${names.map((name) => `"${name}": [{}, "${name}", {"x": 1}]`).join()}}`;
      expect(duplicateKeys(text)).toHaveLength(names.length - new Set(names).size);
    }
  });

  test('is an error in the level and in its settings', async () => {
    const twice = (says: string) => ({ code: 'LL110', says });
    await expectProblems(
      levelOfItem('{"type": "mesh", "vertices": [], «"vertices"»: [], "indices": []}'),
      twice('“vertices” stands twice'),
    );
    const level = '{"settings": "a.json", "bounds": {"min":[0,0,0],"max":[4,4,4]}, "geometry": []}';
    await expectProblems({ '': level, 'a.json': '{"climb": 4, «"climb"»: 4}' }, twice('“climb” stands twice'));
  });
});
