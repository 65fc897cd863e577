import { expect, test } from 'vitest';
import { unmark } from './places';

test('marks are taken out of a text and leave their ranges', () => {
  expect(unmark('a«bc»\n{«d«e»»')).toEqual({
    text: 'abc\n{de',
    ranges: [
      { start: { line: 0, character: 1 }, end: { line: 0, character: 3 } },
      { start: { line: 1, character: 1 }, end: { line: 1, character: 3 } },
      { start: { line: 1, character: 2 }, end: { line: 1, character: 3 } },
    ],
  });
});
