import { expect, test } from 'vitest';
import { decodeText } from '../../core/level/utf8';

test('bytes of UTF-8 become their text', () => {
  expect(decodeText(Uint8Array.of(0x7b, 0xc3, 0xa9, 0xf0, 0x9f, 0x8f, 0xb0, 0x7d))).toBe('{é🏰}');
  expect(decodeText(new Uint8Array(0))).toBe('');
});

test('a byte order mark is left out', () => {
  expect(decodeText(Uint8Array.of(0xef, 0xbb, 0xbf, 0x7b, 0x7d))).toBe('{}');
});

test('bytes that are not UTF-8 are refused', () => {
  expect(() => decodeText(Uint8Array.of(0x7b, 0xe9, 0x7d))).toThrow('it is not UTF-8 text.');
});
