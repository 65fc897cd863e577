import { expect, test } from 'vitest';
import { dumpText } from '../../core/bake/dumpText';
import { compactField, type Span, setLink, solidField } from './heightfields';

test('a solid dump has a heading, then a line a span, columns by x first', () => {
  const solid = solidField(
    [
      [
        [
          [0, 1, 63],
          [4, 6, 0],
        ],
        [],
      ],
      [[], [[2, 3, 7]]],
    ],
    9,
  );
  expect([...dumpText(solid)].join('')).toBe('solid 2 9 2\n0 0 0 1 63\n0 0 4 6 0\n1 1 2 3 7\n');
});

test('a compact dump has the links in the order −x, +z, +x, −z, and -1 for none', () => {
  const compact = compactField([[[[1, 65535, 63]], [[1, 4, 0]]]]);
  setLink(compact, 0, 2, 0);
  setLink(compact, 1, 0, 5);
  setLink(compact, 1, 1, 62);
  const dump = 'compact 2 65535 1\n0 0 1 65535 63 -1 -1 0 -1\n1 0 1 4 0 5 62 -1 -1\n';
  expect([...dumpText(compact)].join('')).toBe(dump);
});

test('a long dump comes in pieces that end with whole lines', () => {
  const column = Array.from({ length: 400 }, (_, i): Span => [2 * i, 2 * i + 1, 63]);
  const pieces = [...dumpText(solidField([Array.from({ length: 20 }, () => column)]))];
  expect(pieces.length).toBeGreaterThan(1);
  expect(pieces.every((piece) => piece.endsWith('\n'))).toBe(true);
  const lines = pieces.join('').trimEnd().split('\n');
  expect(lines).toHaveLength(1 + 20 * 400);
  expect(lines[401]).toBe('1 0 0 1 63');
});

test('a field without spans has only its heading', () => {
  expect([...dumpText(solidField([[[]]], 5))].join('')).toBe('solid 1 5 1\n');
});
