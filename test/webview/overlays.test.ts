import { describe, expect, test } from 'vitest';
import { createSourcePacket } from '../../core/bake/sourcePacket';
import { runToEnd } from '../../core/steps';
import type { VolumeOutline } from '../../webview/messages';
import { edgeIndexSteps } from '../../webview/overlays/edgeIndices';
import { paneMesh, strokeMesh } from '../../webview/overlays/figure';
import { pictureCaption, pictureName } from '../../webview/overlays/pictureFile';
import { gridPrism, prismPanes, prismStrokes, prismTop, volumePrism } from '../../webview/overlays/prism';
import { roomOfPrism, roomOfSource } from '../../webview/overlays/room';
import { cellsText, roundLength } from '../../webview/overlays/scaleLength';
import type { GridFrame } from '../../webview/scene/gridFrame';

const frame: GridFrame = { origin: [100, -2, 50], cellSize: 0.5, rowHeight: 0.4 };

describe('The scale', () => {
  test.each([
    [7.4, 5],
    [5, 5],
    [4.99, 2],
    [1.2, 1],
    [1000, 1000],
    [0.31, 0.2],
    [0.009, 0.005],
    [0.03, 0.02],
  ])('has a round length that is not above %f: %f', (most, round) => {
    expect(roundLength(most)).toBe(round);
  });

  test('says how many cells that are', () => {
    expect(cellsText(5, 0.25)).toBe('20 cells');
    expect(cellsText(5, 0.3)).toBe('16.7 cells');
    expect(cellsText(0.3, 0.3)).toBe('1 cell');
    expect(cellsText(2000, 0.3)).toBe('6,670 cells');
  });
});

describe('A volume', () => {
  const volume: VolumeOutline = {
    index: 0,
    area: 5,
    polygon: [
      [101, 51],
      [104, 51],
      [104, 53],
    ],
    minY: -1.8,
    maxY: 0,
  };

  test('stands in the scene where the level has it', () => {
    const prism = volumePrism(volume, frame, 30);
    expect(prism.foot).toEqual([
      [2, 2],
      [8, 2],
      [8, 6],
    ]);
    expect(prism.low).toBeCloseTo(0.4, 9);
    expect(prism.high).toBeCloseTo(4, 9);
  });

  test('without an end goes a little beyond the grid, and no further', () => {
    const prism = volumePrism({ ...volume, minY: -1e9, maxY: 1e9 }, frame, 30);
    expect(prism.low).toBeCloseTo(-0.8, 9);
    expect(prism.high).toBeCloseTo(32 * 0.4, 9);
  });

  test('has each of its edges once', () => {
    const strokes = prismStrokes(volumePrism(volume, frame, 30), [255, 0, 0]);
    expect(strokes).toHaveLength(9);
    const edges = strokes.map(({ from, to }) => [String(from), String(to)].sort().join(' to '));
    expect(new Set(edges).size).toBe(9);
  });

  test('has a face for each side and both ends', () => {
    const panes = prismPanes(volumePrism(volume, frame, 30), [255, 0, 0]);
    expect(panes.map(({ corners }) => corners.length)).toEqual([3, 3, 4, 4, 4]);
    expect(paneMesh(panes).indices).toHaveLength(3 * (1 + 1 + 2 + 2 + 2));
  });

  test('is named over the middle of its upper end', () => {
    expect(prismTop(gridPrism(10, 20, 5, 0.4))).toEqual([5, 2, 10]);
  });

  test('makes room for all of itself', () => {
    const room = roomOfPrism(volumePrism({ ...volume, minY: -1.7 }, frame, 30), frame.rowHeight);
    expect(room).toEqual({ x0: 2, x1: 8, z0: 2, z1: 6, lowRow: 1, highRow: 10 });
  });
});

describe('A line over the spans', () => {
  const { position, there, side, indices } = strokeMesh([{ from: [1, 2, 3], to: [4, 5, 6], colour: [0, 0, 0] }]);

  test('is two triangles with both borders at both ends', () => {
    expect([...position]).toEqual([1, 2, 3, 1, 2, 3, 4, 5, 6, 4, 5, 6]);
    expect([...there]).toEqual([4, 5, 6, 4, 5, 6, 1, 2, 3, 1, 2, 3]);
    expect([...indices]).toEqual([0, 1, 2, 0, 2, 3]);
  });

  test('keeps its left border on the left along its whole length', () => {
    const [left, right, rightAtEnd, leftAtEnd] = side;
    expect(Math.sign(leftAtEnd)).toBe(Math.sign(left));
    expect(Math.sign(rightAtEnd)).toBe(Math.sign(right));
    expect(Math.abs(leftAtEnd)).not.toBe(Math.abs(left));
  });
});

describe('Source triangles', () => {
  test('become the pairs of corners of their edges', () => {
    const edges = runToEnd(edgeIndexSteps(Uint32Array.of(0, 1, 2, 2, 1, 7)));
    expect([...edges]).toEqual([0, 1, 1, 2, 2, 0, 2, 1, 1, 7, 7, 2]);
  });

  test('pause on the way, however many they are', () => {
    const steps = edgeIndexSteps(new Uint32Array(3 * 1_000_000));
    let pauses = 0;
    while (!steps.next().done) pauses++;
    expect(pauses).toBe(10);
  });

  test('make room for all of themselves, outside the grid too', () => {
    const { packet } = createSourcePacket({ vertices: 2, triangles: 0, items: 0 });
    packet.positions.set([-1.2, 0, 3, 4, 0.5, 3]);
    const room = roomOfSource(packet, frame);
    expect(room).toEqual({ x0: -3, x1: 8, z0: 6, z1: 7, lowRow: 0, highRow: 3 });
  });

  test('need no room where there are none', () => {
    expect(roomOfSource(createSourcePacket({ vertices: 0, triangles: 0, items: 1 }).packet, frame)).toBeUndefined();
  });
});

describe('A saved picture', () => {
  const settings = { height: 9, climb: 2, radius: 1, maxSlopeDegrees: 45 };
  const figures = { spans: 6200, walkableCells: 1, walkableSquareMetres: 1, milliseconds: 5, settings };
  const summary = { level: 'Old Mill / yard', agent: 'Humanoid', agents: ['Humanoid'], ...figures };

  test('says what it shows, the same each time', () => {
    expect(pictureCaption(summary)).toBe('Old Mill / yard · Humanoid · 6,200 spans');
  });

  test('has a file name that every system takes', () => {
    expect(pictureName(summary)).toBe('old-mill-yard.png');
    expect(pictureName({ ...summary, level: 'courtyard.level.json' })).toBe('courtyard.png');
    expect(pictureName({ ...summary, level: 'Höhle №1' })).toBe('höhle-1.png');
    expect(pictureName({ ...summary, level: '???' })).toBe('level.png');
  });
});
