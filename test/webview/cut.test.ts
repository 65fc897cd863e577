import { describe, expect, test } from 'vitest';
import { type CutRange, cutRange, describeCut, keptInRange, movedSlice } from '../../webview/spans/cut';
import { packetOf } from './packet';

const range: CutRange = { lowest: 3, highest: 30, bottom: -0.4, cellHeight: 0.2 };

describe('A level', () => {
  test('can be cut from right above its lowest row to where nothing is cut away', () => {
    const packet = packetOf(2, 1, [
      [0, 0, 2, 5],
      [1, 0, 7, 30],
    ]);
    expect(cutRange(packet)).toEqual({ lowest: 3, highest: 30, bottom: 0, cellHeight: 0.2 });
  });

  test('without spans cannot be cut', () => {
    expect(cutRange(packetOf(2, 1, []))).toBeUndefined();
  });
});

describe('A cut', () => {
  test('begins a row below the top and goes row by row', () => {
    expect(movedSlice(undefined, -1, range)).toEqual({ row: 29, single: false });
    expect(movedSlice({ row: 10, single: true }, 1, range)).toEqual({ row: 11, single: true });
  });

  test('ends at both ends of the level', () => {
    expect(movedSlice({ row: 30, single: false }, 1, range).row).toBe(30);
    expect(movedSlice({ row: 3, single: false }, -1, range).row).toBe(3);
    expect(keptInRange({ row: 1, single: true }, range)).toEqual({ row: 3, single: true });
  });

  test('above a level that an edit made lower goes on from its top', () => {
    expect(movedSlice({ row: 80, single: false }, -1, range).row).toBe(29);
  });

  test('tells its row and its height in the world', () => {
    expect(describeCut({ row: 24, single: false }, range)).toBe('rows below 24 (4.4 m)');
    expect(describeCut({ row: 2, single: true }, range)).toBe('only row 1 (from −0.2 m)');
  });
});
