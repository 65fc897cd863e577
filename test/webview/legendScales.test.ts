import { expect, test } from 'vitest';
import type { DetailPacket } from '../../core/bake/detailPacket';
import { heatMarks } from '../../webview/legend/heatLegend';
import { heartOfIsland, islandRows } from '../../webview/legend/islandRows';
import { areaFigure } from '../../webview/legend/legendRow';

const detailsOf = (fields: Partial<Record<'islandCells' | 'island' | 'distance', readonly number[]>>) =>
  fields as unknown as DetailPacket;

test('islands are listed largest first; those smaller than ten cells are tiny', () => {
  const rows = islandRows(detailsOf({ islandCells: [40, 10, 9, 1] }), 0);
  expect(rows.large).toEqual([
    { rank: 0, cells: 40 },
    { rank: 1, cells: 10 },
  ]);
  expect(rows.tiny.map(({ rank }) => rank)).toEqual([2, 3]);
});

test('an island that is smaller than the agent itself is tiny, too', () => {
  const { largeCount, tinyCount } = islandRows(detailsOf({ islandCells: [40, 20, 12] }), 2);
  expect([largeCount, tinyCount]).toEqual([2, 1]);
});

test('of very many islands the first are listed, and all are counted', () => {
  const cells = Array.from({ length: 5000 }, (_, i) => (i < 1000 ? 20 : 3));
  const { large, tiny, largeCount, tinyCount } = islandRows(detailsOf({ islandCells: cells }), 0);
  expect([large.length, tiny.length, largeCount, tinyCount]).toEqual([200, 200, 1000, 4000]);
  expect(tiny[0]).toEqual({ rank: 1000, cells: 3 });
});

test('an island is shown at its cell that is farthest from the edge', () => {
  const details = detailsOf({ island: [0, 1, 1, 1, 0], distance: [9, 2, 5, 3, 8] });
  expect(heartOfIsland(details, 1)).toBe(2);
  expect(heartOfIsland(details, 0)).toBe(0);
  expect(heartOfIsland(details, 2)).toBe(-1);
});

test('the heat scale is told in cells and metres, its middle only where that is whole', () => {
  const texts = (cells: number) => heatMarks({ cells, cellSize: 0.3, radius: 2 }).map(({ text }) => text);
  expect(texts(12)).toEqual(['the edge', '6 cells (1.8 m)', '12 cells (3.6 m) and more']);
  expect(texts(3)).toEqual(['the edge', '3 cells (0.9 m) and more']);
});

test('small areas keep two digits', () => {
  expect([0, 0.09, 4.768, 47.43, 1234.5].map(areaFigure)).toEqual(['0.0', '0.09', '4.77', '47.4', '1,234.5']);
});
