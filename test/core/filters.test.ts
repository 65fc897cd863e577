import { describe, expect, test } from 'vitest';
import { filterLedgeSpans } from '../../core/filters/ledgeSpans';
import { filterLowHangingObstacles } from '../../core/filters/lowHangingObstacles';
import { filterLowHeightSpans } from '../../core/filters/lowHeightSpans';
import { filterSpans } from '../../core/filters/spanPipeline';
import { areasOf, type Span, solidField } from './heightfields';

describe('low-hanging obstacles', () => {
  const areasAfter = (climb: number, ...column: Span[]) => {
    const solid = solidField([[column]]);
    filterLowHangingObstacles(solid, climb);
    return areasOf(solid);
  };

  test('take the area of the floor below when their tops are no more than a climb apart', () => {
    expect(areasAfter(2, [0, 1, 9], [2, 3, 0])).toEqual([9, 9]);
    expect(areasAfter(1, [0, 1, 9], [2, 3, 0])).toEqual([9, 0]);
  });

  test('keep an area of their own', () => {
    expect(areasAfter(2, [0, 1, 9], [2, 3, 5])).toEqual([9, 5]);
  });

  test('take nothing from a span without area', () => {
    expect(areasAfter(2, [0, 1, 0], [2, 3, 0])).toEqual([0, 0]);
  });

  test('do not pass on what they took: the areas are read as they were before', () => {
    expect(areasAfter(2, [0, 1, 9], [2, 3, 0], [4, 5, 0])).toEqual([9, 9, 0]);
    expect(areasAfter(2, [0, 1, 9], [2, 3, 0], [4, 5, 7], [6, 7, 0])).toEqual([9, 9, 7, 7]);
  });

  test('take nothing from the top of another column', () => {
    const solid = solidField([[[[0, 1, 9]], [[0, 1, 0]]]]);
    filterLowHangingObstacles(solid, 4);
    expect(areasOf(solid)).toEqual([9, 0]);
  });
});

describe('ledges', () => {
  interface Cross {
    centre: Span[];
    west?: Span[];
    south?: Span[];
    east?: Span[];
    north?: Span[];
  }

  /** The areas of the centre column of 3 × 3 after the filter; columns not given hold a floor at the centre's height. */
  function centreAfter({ centre, ...around }: Cross, { height = 2, climb = 1 } = {}): number[] {
    const { west = [LEVEL], south = [LEVEL], east = [LEVEL], north = [LEVEL] } = around;
    const solid = solidField([
      [[], north, []],
      [west, centre, east],
      [[], south, []],
    ]);
    filterLedgeSpans(solid, height, climb);
    const column = 4;
    return [...solid.area.subarray(solid.first[column], solid.first[column + 1])];
  }

  const LEVEL: Span = [0, 10, 63];
  const floor = (top: number): Span[] => [[0, top, 63]];
  const sides = ['west', 'south', 'east', 'north'] as const;

  test('are not on level ground', () => {
    expect(centreAfter({ centre: floor(10) })).toEqual([63]);
  });

  test('are along the edge of the grid', () => {
    const solid = solidField([
      [floor(5), floor(5), floor(5)],
      [floor(5), floor(5), floor(5)],
      [floor(5), floor(5), floor(5)],
    ]);
    filterLedgeSpans(solid, 2, 100);
    expect(areasOf(solid)).toEqual([0, 0, 0, 0, 63, 0, 0, 0, 0]);
  });

  test.each(sides)('are beside a drop of more than the climb to the %s', (side) => {
    expect(centreAfter({ centre: floor(10), [side]: floor(9) })).toEqual([63]);
    expect(centreAfter({ centre: floor(10), [side]: floor(8) })).toEqual([0]);
  });

  test.each(sides)('are beside an empty column to the %s, however far the agent climbs', (side) => {
    expect(centreAfter({ centre: floor(10), [side]: [] }, { climb: 2 ** 30 })).toEqual([0]);
  });

  test('are not at the foot of a wall', () => {
    expect(centreAfter({ centre: floor(10), west: floor(100) })).toEqual([63]);
  });

  test('are where the agent could slip out below a floating span', () => {
    expect(centreAfter({ centre: floor(10), west: [[12, 20, 63]] })).toEqual([0]);
    expect(centreAfter({ centre: floor(10), west: [[11, 20, 63]] })).toEqual([63]);
  });

  test('are not beside a drop too low to pass through', () => {
    // The deep gap reaches from row 3 to row 11: only one row of it is above the floor.
    const west: Span[] = [
      [0, 3, 63],
      [11, 20, 63],
    ];
    expect(centreAfter({ centre: floor(10), west })).toEqual([63]);
    expect(centreAfter({ centre: floor(10), west }, { height: 1 })).toEqual([0]);
  });

  test('are not where there is no passable gap at all', () => {
    const low: Span[] = [
      [0, 10, 63],
      [11, 12, 0],
    ];
    // Nothing is passable under a ceiling one row up, not even an empty column.
    expect(centreAfter({ centre: low, west: [], north: floor(3) })).toEqual([63, 0]);
    // A height beyond every ceiling makes nothing passable.
    expect(centreAfter({ centre: floor(10), west: [] }, { height: 2 ** 30 })).toEqual([63]);
  });

  test('are on ground whose floors within climb lie more than a climb apart', () => {
    expect(centreAfter({ centre: floor(10), west: floor(9), east: floor(11) })).toEqual([0]);
    expect(centreAfter({ centre: floor(10), west: floor(9), east: floor(11) }, { climb: 2 })).toEqual([63]);
    expect(centreAfter({ centre: floor(10), west: floor(9) })).toEqual([63]);
  });

  test('do not count the span’s own floor among the floors around', () => {
    const all = floor(12);
    expect(centreAfter({ centre: floor(10), west: all, south: all, east: all, north: all }, { climb: 2 })).toEqual([
      63,
    ]);
    const uneven = { west: floor(12), south: floor(12), east: floor(9), north: floor(12) };
    expect(centreAfter({ centre: floor(10), ...uneven }, { climb: 2 })).toEqual([0]);
  });

  test('count every floor within reach of one neighbour column', () => {
    const west: Span[] = [
      [0, 9, 63],
      [12, 13, 0],
    ];
    const height = 1;
    expect(centreAfter({ centre: floor(10), west }, { climb: 3, height })).toEqual([0]);
    expect(centreAfter({ centre: floor(10), west }, { climb: 4, height })).toEqual([63]);
  });

  test('read only the geometry: neighbours without area count as floors', () => {
    const bare: Span[] = [[0, 10, 0]];
    expect(centreAfter({ centre: floor(10), west: bare, south: bare, east: bare, north: bare })).toEqual([63]);
  });

  test('leave spans alone that have no area', () => {
    expect(centreAfter({ centre: [[0, 10, 0]], west: [] })).toEqual([0]);
  });

  test('are found on each storey on its own', () => {
    const storeys: Span[] = [...floor(10), [20, 21, 7]];
    const around = { south: storeys, east: storeys, north: storeys };
    expect(centreAfter({ centre: storeys, west: storeys, ...around })).toEqual([63, 7]);
    expect(centreAfter({ centre: storeys, west: floor(10), ...around })).toEqual([63, 0]);
  });
});

describe('low headroom', () => {
  const areasAfter = (height: number, ...column: Span[]) => {
    const solid = solidField([[column]]);
    filterLowHeightSpans(solid, height);
    return areasOf(solid);
  };

  test('takes the area where the span above is less than the height away', () => {
    expect(areasAfter(3, [0, 1, 63], [3, 4, 63])).toEqual([0, 63]);
    expect(areasAfter(2, [0, 1, 63], [3, 4, 63])).toEqual([63, 63]);
  });

  test('looks at the span above whatever its area', () => {
    expect(areasAfter(3, [0, 1, 63], [3, 4, 0], [5, 6, 63])).toEqual([0, 0, 63]);
  });

  test('never takes the area of the top span', () => {
    expect(areasAfter(2 ** 30, [0, 1, 63])).toEqual([63]);
  });

  test('does not take the next column’s first span for a ceiling', () => {
    const solid = solidField([[[[0, 10, 63]], [[11, 12, 63]]]]);
    filterLowHeightSpans(solid, 5);
    expect(areasOf(solid)).toEqual([63, 63]);
  });
});

describe('the filters together', () => {
  test('raise obstacles first, then take ledges, then low headroom', () => {
    // A slab one row above the floor: it becomes a floor because of the floor below, which then is too low itself.
    const slab: Span[] = [
      [0, 1, 63],
      [2, 3, 0],
    ];
    const row = () => [[...slab], [...slab], [...slab]];
    const solid = solidField([row(), row(), row()]);
    filterSpans(solid, 2, 2);
    expect(areasOf(solid).slice(8, 10)).toEqual([0, 63]);
    // The slabs along the edge were raised too, and then are ledges.
    expect(areasOf(solid).slice(0, 2)).toEqual([0, 0]);
  });
});
