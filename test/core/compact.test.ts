import { describe, expect, test } from 'vitest';
import { buildCompactHeightfield, type CompactHeightfield } from '../../core/compact/compactHeightfield';
import { linkOf } from '../../core/compact/links';
import { type Span, solidField } from './heightfields';

const WEST = 0;
const SOUTH = 1;
const EAST = 2;
const NORTH = 3;

/** The links of a span: west (−x), south (+z), east (+x), north (−z). */
function linksOf(compact: CompactHeightfield, span: number): number[] {
  return [WEST, SOUTH, EAST, NORTH].map((direction) => linkOf(compact, span, direction));
}

describe('open spans', () => {
  test('stand on every solid span with an area, column after column, bottom-up', () => {
    const solid = solidField([
      [
        [
          [0, 1, 5],
          [4, 6, 0],
          [9, 10, 7],
        ],
        [],
      ],
      [[[2, 3, 0]], [[1, 2, 63]]],
    ]);
    const compact = buildCompactHeightfield(solid, 1, 1);
    expect([...compact.first]).toEqual([0, 2, 2, 2, 3]);
    expect([...compact.y]).toEqual([1, 10, 2]);
    expect([...compact.area]).toEqual([5, 7, 63]);
    expect([...compact.region]).toEqual([0, 0, 0]);
    expect(compact.frame).toBe(solid.frame);
  });

  test('are as high as the gap up to the next solid span of any area', () => {
    const solid = solidField([
      [
        [
          [0, 1, 63],
          [5, 6, 0],
          [8, 9, 63],
        ],
      ],
    ]);
    expect([...buildCompactHeightfield(solid, 1, 1).height]).toEqual([4, 65535]);
  });

  test('do not take the next column’s first span for a ceiling', () => {
    const solid = solidField([[[[0, 1, 63]], [[40, 41, 63]]]]);
    expect([...buildCompactHeightfield(solid, 1, 1).height]).toEqual([65535, 65535]);
  });
});

describe('links', () => {
  /** Column (0, 0) and its neighbour to the east. */
  const pair = (west: Span[], east: Span[], height: number, climb: number) =>
    buildCompactHeightfield(solidField([[west, east]], 65535), height, climb);
  const floor = (top: number): Span => [0, top, 63];

  test('go west, south, east and north, and not out of the grid', () => {
    const all = [[floor(5)], [floor(5)], [floor(5)]];
    const compact = buildCompactHeightfield(solidField([all, all, all]), 2, 1);
    expect(linksOf(compact, 4)).toEqual([0, 0, 0, 0]);
    expect(linksOf(compact, 0)).toEqual([-1, 0, 0, -1]);
    expect(linksOf(compact, 8)).toEqual([0, -1, -1, 0]);
  });

  test('do not lead into an empty column, or one without open spans', () => {
    expect(linksOf(pair([floor(5)], [], 1, 1), 0)).toEqual([-1, -1, -1, -1]);
    expect(linksOf(pair([floor(5)], [[0, 5, 0]], 1, 1), 0)).toEqual([-1, -1, -1, -1]);
  });

  test('reach a floor up to a climb higher or lower', () => {
    expect(linkOf(pair([floor(5)], [floor(7)], 1, 2), 0, EAST)).toBe(0);
    expect(linkOf(pair([floor(7)], [floor(5)], 1, 2), 0, EAST)).toBe(0);
    expect(linkOf(pair([floor(5)], [floor(8)], 1, 2), 0, EAST)).toBe(-1);
    expect(linkOf(pair([floor(8)], [floor(5)], 1, 2), 0, EAST)).toBe(-1);
  });

  test('need the height in common above the higher floor', () => {
    const west: Span[] = [floor(5), [9, 10, 0]];
    const east: Span[] = [floor(7), [12, 13, 0]];
    expect(linkOf(pair(west, east, 2, 2), 0, EAST)).toBe(0);
    expect(linkOf(pair(west, east, 3, 2), 0, EAST)).toBe(-1);
    expect(linkOf(pair(east, west, 2, 2), 0, EAST)).toBe(0);
    expect(linkOf(pair(east, west, 3, 2), 0, EAST)).toBe(-1);
  });

  test('use the stored clearance, which ends 65535 rows up', () => {
    expect(linkOf(pair([floor(5)], [floor(5)], 65535, 1), 0, EAST)).toBe(0);
    expect(linkOf(pair([floor(5)], [floor(6)], 65535, 1), 0, EAST)).toBe(-1);
    expect(linkOf(pair([floor(5)], [floor(6)], 65534, 1), 0, EAST)).toBe(0);
  });

  test('lead to the lowest span that fits', () => {
    const east: Span[] = [floor(4), [5, 6, 63], [9, 10, 63]];
    // Floor 4 has one row of clearance, floor 6 three, floor 10 no end.
    expect(linkOf(pair([floor(6)], east, 1, 4), 0, EAST)).toBe(1);
    expect(linkOf(pair([floor(6)], east, 4, 4), 0, EAST)).toBe(2);
    expect(linkOf(pair([floor(4)], east, 1, 9), 0, EAST)).toBe(0);
  });

  test('need not be mutual', () => {
    const west: Span[] = [floor(3), [5, 6, 63]];
    const compact = pair(west, [floor(5)], 1, 2);
    expect(linkOf(compact, 2, WEST)).toBe(1);
    expect(linkOf(pair([floor(4)], [floor(2), [4, 5, 63]], 1, 2), 0, EAST)).toBe(1);
  });

  test('reach up to index 62 of a column, and no farther', () => {
    const storeys = Array.from({ length: 70 }, (_, i): Span => [3 * i, 3 * i + 1, 63]);
    const compact = pair(storeys, storeys, 2, 0);
    expect(linkOf(compact, 61, EAST)).toBe(61);
    expect(linkOf(compact, 62, EAST)).toBe(62);
    expect(linkOf(compact, 63, EAST)).toBe(-1);
    expect(linkOf(compact, 69, EAST)).toBe(-1);
    expect(linkOf(compact, 70 + 62, WEST)).toBe(62);
    expect(linkOf(compact, 70 + 63, WEST)).toBe(-1);
  });

  test('beyond index 62 can still lead down to a span within it', () => {
    const storeys = Array.from({ length: 64 }, (_, i): Span => [3 * i, 3 * i + 1, 63]);
    const compact = pair([[0, 3 * 62 + 1, 63]], storeys, 2, 0);
    expect(linkOf(compact, 0, EAST)).toBe(62);
    const above = pair(storeys, [[0, 3 * 63 + 1, 63]], 2, 0);
    expect(linkOf(above, 63, EAST)).toBe(0);
  });

  test('are packed six bits each, west in the lowest, 63 for none', () => {
    const compact = buildCompactHeightfield(
      solidField([
        [
          [floor(5)],
          [floor(5)],
          [
            [0, 1, 63],
            [3, 5, 63],
          ],
        ],
      ]),
      2,
      0,
    );
    // West 0, south none, east 1, north none.
    expect(compact.links[1].toString(16)).toBe('fc1fc0');
  });
});
