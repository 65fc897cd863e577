import { expect, test } from 'vitest';
import { drawnSpans } from '../../webview/spans/drawnSpans';
import { blockBoxes, boxAround } from '../../webview/spans/extent';
import { TILE_SIZE, tilesOf } from '../../webview/spans/tiles';
import { packetOf, type TestSpan } from './packet';

test('tiles are where there are spans', () => {
  const drawn = drawnSpans(
    packetOf(300, 300, [
      [0, 0, 0, 1],
      [63, 63, 0, 1],
      [64, 63, 0, 1],
      [299, 200, 0, 1],
    ]),
    new Set(),
  );
  expect(tilesOf(drawn)).toEqual([
    { x: 0, z: 0, size: TILE_SIZE },
    { x: 64, z: 0, size: TILE_SIZE },
    { x: 256, z: 192, size: TILE_SIZE },
  ]);
});

test('sparse levels get larger tiles instead of thousands of meshes', () => {
  const spans: TestSpan[] = [];
  for (let z = 0; z < 8192; z += 128) for (let x = 0; x < 8192; x += 128) spans.push([x, z, 0, 1]);
  const tiles = tilesOf(drawnSpans(packetOf(8192, 8192, spans), new Set()));
  expect(tiles.length).toBeLessThanOrEqual(1024);
  expect(tiles[0].size).toBeGreaterThan(TILE_SIZE);
});

test('boxes follow the spans that are drawn, not the grid', () => {
  const drawn = drawnSpans(
    packetOf(200, 100, [
      [40, 20, 3, 9],
      [140, 90, 1, 4],
    ]),
    new Set(),
  );
  expect(boxAround(blockBoxes(drawn))).toEqual({ x0: 40, x1: 141, z0: 20, z1: 91, lowRow: 1, highRow: 9 });
});

test('without spans there are neither tiles nor boxes', () => {
  const drawn = drawnSpans(packetOf(10, 10, []), new Set());
  expect(tilesOf(drawn)).toEqual([]);
  expect(blockBoxes(drawn)).toEqual([]);
});
