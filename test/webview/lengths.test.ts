import { expect, test } from 'vitest';
import { cellsAndMetres, metres, rowsAndMetres, squareMetres } from '../../webview/lengths';

test('lengths are told to the centimetre, tiny ones in three figures', () => {
  expect([0.7, 12.345, 1000, 0.0123456, 2 ** -20].map(metres)).toEqual([
    '0.7 m',
    '12.35 m',
    '1,000 m',
    '0.0123 m',
    '0.000001 m',
  ]);
});

test('heights below zero have a minus sign, and what float32 leaves over is nothing', () => {
  expect(metres(-0.2)).toBe('−0.2 m');
  expect(metres(-0.4 + 2 * Math.fround(0.2))).toBe('0 m');
  expect(metres(-1e-12)).toBe('0 m');
});

test('rows and cells are told with what they come to', () => {
  expect(rowsAndMetres(7, Math.fround(0.1))).toBe('7 rows (0.7 m)');
  expect(rowsAndMetres(1, 0.2)).toBe('1 row (0.2 m)');
  expect(cellsAndMetres(1.5, Math.fround(0.3))).toBe('1.5 cells (0.45 m)');
  expect(cellsAndMetres(0.5, 0.3)).toBe('0.5 cells (0.15 m)');
});

test('areas have a digit after the point, and two figures where they are small', () => {
  expect([269.28, 0.0864, 0].map(squareMetres)).toEqual(['269.3 m²', '0.086 m²', '0.0 m²']);
});
