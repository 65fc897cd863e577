import { describe, expect, test } from 'vitest';
import { SpanState } from '../../core/spans/spanState';
import { drawnSpans } from '../../webview/spans/drawnSpans';
import { VERTEX_VALUES } from '../../webview/spans/faceBuffer';
import { FaceKind, OpenEdge } from '../../webview/spans/faceLook';
import { type TileFaces, tileFaces } from '../../webview/spans/tileFaces';
import { tilesOf } from '../../webview/spans/tiles';
import { packetOf, type TestSpan } from './packet';

interface Face {
  readonly kind: number;
  readonly group: number;
  readonly open: number;
  readonly corners: number[][];
  /** Lowest and highest corner: x, row, z. */
  readonly low: number[];
  readonly high: number[];
}

function facesOf({ vertices, faces }: TileFaces): Face[] {
  return Array.from({ length: faces }, (_, face) => {
    const values = (corner: number) => {
      const at = (4 * face + corner) * VERTEX_VALUES;
      return [...vertices.subarray(at, at + VERTEX_VALUES)];
    };
    const corners = [0, 1, 2, 3].map(values);
    const look = corners[0][3];
    const ends = (pick: (...values: number[]) => number) => [0, 1, 2].map((i) => pick(...corners.map((c) => c[i])));
    return {
      kind: (look >> 7) & 7,
      group: look & 127,
      open: (look >> 10) & 15,
      corners,
      low: ends(Math.min),
      high: ends(Math.max),
    };
  });
}

function build(width: number, depth: number, spans: readonly TestSpan[], hidden: readonly number[] = []): Face[] {
  const drawn = drawnSpans(packetOf(width, depth, spans), new Set(hidden));
  return tilesOf(drawn).flatMap((tile) => facesOf(tileFaces(drawn, tile)));
}

const ofKind = (faces: readonly Face[], kind: number) => faces.filter((face) => face.kind === kind);

/** `n = (b - a) × (c - a)` of a face's first three corners. */
function normalOf({ corners: [a, b, c] }: Face): number[] {
  const u = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const v = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
  return [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]].map((n) => Math.sign(n) + 0);
}

describe('a lone span', () => {
  const faces = build(3, 3, [[1, 1, 2, 5]]);

  test('has six faces of its true size', () => {
    expect(faces).toHaveLength(6);
    expect(ofKind(faces, FaceKind.Top)[0]).toMatchObject({ low: [1, 5, 1], high: [2, 5, 2] });
    expect(ofKind(faces, FaceKind.Underside)[0]).toMatchObject({ low: [1, 2, 1], high: [2, 2, 2] });
    expect(ofKind(faces, FaceKind.PlusX)[0]).toMatchObject({ low: [2, 2, 1], high: [2, 5, 2] });
    expect(ofKind(faces, FaceKind.MinusX)[0]).toMatchObject({ low: [1, 2, 1], high: [1, 5, 2] });
    expect(ofKind(faces, FaceKind.PlusZ)[0]).toMatchObject({ low: [1, 2, 2], high: [2, 5, 2] });
    expect(ofKind(faces, FaceKind.MinusZ)[0]).toMatchObject({ low: [1, 2, 1], high: [2, 5, 1] });
  });

  test('has faces that go counter-clockwise seen from outside', () => {
    expect([0, 1, 2, 3, 4, 5].map((kind) => normalOf(ofKind(faces, kind)[0]))).toEqual([
      [0, 1, 0],
      [0, -1, 0],
      [1, 0, 0],
      [-1, 0, 0],
      [0, 0, 1],
      [0, 0, -1],
    ]);
  });

  test('is open on all four edges', () => {
    const all = OpenEdge.MinusX | OpenEdge.PlusX | OpenEdge.MinusZ | OpenEdge.PlusZ;
    expect(ofKind(faces, FaceKind.Top)[0].open).toBe(all);
  });
});

describe('sides beside a neighbour', () => {
  test('are left out where both spans are solid', () => {
    const faces = build(2, 1, [
      [0, 0, 0, 4],
      [1, 0, 0, 4],
    ]);
    expect(ofKind(faces, FaceKind.PlusX)).toMatchObject([{ low: [2, 0, 0] }]);
    expect(ofKind(faces, FaceKind.MinusX)).toMatchObject([{ low: [0, 0, 0] }]);
  });

  test('are drawn over the rows that the neighbour leaves free', () => {
    const faces = build(2, 1, [
      [0, 0, 0, 10],
      [1, 0, 2, 4],
      [1, 0, 6, 7],
    ]);
    const towards = ofKind(faces, FaceKind.PlusX).filter((face) => face.low[0] === 1);
    expect(towards.map((face) => [face.low[1], face.high[1]])).toEqual([
      [0, 2],
      [4, 6],
      [7, 10],
    ]);
    // The neighbour's own sides are all behind the tall span.
    expect(ofKind(faces, FaceKind.MinusX).filter((face) => face.low[0] === 1)).toEqual([]);
  });

  test('are cut at both ends by spans that only overlap in part', () => {
    const faces = build(1, 2, [
      [0, 0, 3, 8],
      [0, 1, 0, 4],
      [0, 1, 7, 12],
    ]);
    const towards = ofKind(faces, FaceKind.PlusZ).filter((face) => face.low[2] === 1);
    expect(towards).toMatchObject([{ low: [0, 4, 1], high: [1, 7, 1] }]);
    const back = ofKind(faces, FaceKind.MinusZ).filter((face) => face.low[2] === 1);
    expect(back.map((face) => [face.low[1], face.high[1]])).toEqual([
      [0, 3],
      [8, 12],
    ]);
  });

  test('come back when the neighbour is hidden', () => {
    const spans: TestSpan[] = [
      [0, 0, 0, 4],
      [1, 0, 0, 4, SpanState.Ledge],
    ];
    expect(build(2, 1, spans, [SpanState.Ledge])).toHaveLength(6);
    expect(build(2, 1, spans, [SpanState.Ledge])).toEqual(build(2, 1, spans.slice(0, 1)));
  });

  test('are left out across the border of two tiles', () => {
    const faces = build(128, 1, [
      [63, 0, 0, 4],
      [64, 0, 0, 4],
    ]);
    expect(ofKind(faces, FaceKind.PlusX)).toHaveLength(1);
    expect(ofKind(faces, FaceKind.MinusX)).toHaveLength(1);
  });
});

describe('tops and undersides', () => {
  test('are left out where spans of a column touch', () => {
    const faces = build(1, 1, [
      [0, 0, 0, 3, SpanState.Solid],
      [0, 0, 3, 5],
    ]);
    expect(ofKind(faces, FaceKind.Top)).toMatchObject([{ group: SpanState.Walkable, low: [0, 5, 0] }]);
    expect(ofKind(faces, FaceKind.Underside)).toMatchObject([{ low: [0, 0, 0] }]);
  });

  test('of equal ground become one face', () => {
    const spans: TestSpan[] = [];
    for (let z = 0; z < 5; z++) for (let x = 0; x < 7; x++) spans.push([x, z, 0, 2]);
    const faces = build(7, 5, spans);
    expect(faces).toHaveLength(6);
    expect(ofKind(faces, FaceKind.Top)).toMatchObject([{ low: [0, 2, 0], high: [7, 2, 5] }]);
  });

  test('of different states, areas or heights stay apart', () => {
    const faces = build(5, 1, [
      [0, 0, 0, 2],
      [1, 0, 0, 2, SpanState.Ledge],
      [2, 0, 0, 2, SpanState.Walkable, 5],
      [3, 0, 0, 2, SpanState.Walkable, 6],
      [4, 0, 0, 3, SpanState.Walkable, 6],
    ]);
    expect(ofKind(faces, FaceKind.Top).map((face) => face.group)).toEqual([
      SpanState.Walkable,
      SpanState.Ledge,
      12,
      13,
      13,
    ]);
  });

  test('cover every column exactly once, however they were joined', () => {
    const spans: TestSpan[] = [];
    for (let z = 0; z < 40; z++) {
      for (let x = 0; x < 40; x++) {
        const step = (x * 7 + z * 13) % 11;
        spans.push([x, z, 0, 2 + (step > 8 ? 1 : 0), step === 4 ? SpanState.Eroded : SpanState.Walkable]);
        if ((x + z) % 3 > 0) spans.push([x, z, 20, 22 + ((x >> 2) % 2)]);
      }
    }
    const covered = new Map<string, number>();
    for (const face of ofKind(build(40, 40, spans), FaceKind.Top)) {
      for (let z = face.low[2]; z < face.high[2]; z++) {
        for (let x = face.low[0]; x < face.high[0]; x++) {
          const key = [x, z, face.low[1], face.group].join(' ');
          covered.set(key, (covered.get(key) ?? 0) + 1);
        }
      }
    }
    expect(covered.size).toBe(spans.length);
    for (const [x, z, , max, state = SpanState.Walkable] of spans) {
      expect(covered.get([x, z, max, state].join(' '))).toBe(1);
    }
  });

  test('keep their open edges on the border of what was joined', () => {
    const faces = build(3, 2, [
      [0, 0, 0, 2],
      [1, 0, 0, 2],
      [2, 0, 0, 9],
      [0, 1, 0, 2],
      [1, 1, 0, 2],
      [2, 1, 0, 9],
    ]);
    const ground = ofKind(faces, FaceKind.Top).filter((face) => face.low[1] === 2);
    expect(ground).toMatchObject([{ open: OpenEdge.MinusX | OpenEdge.MinusZ | OpenEdge.PlusZ }]);
  });
});

test('columns and rows at the far end of the largest grid fit their vertices', () => {
  const drawn = drawnSpans(packetOf(65536, 1, [[65535, 0, 65534, 65535]]), new Set());
  const [tile] = tilesOf(drawn);
  const [top] = ofKind(facesOf(tileFaces(drawn, tile)), FaceKind.Top);
  expect(tile.x + top.high[0]).toBe(65536);
  expect(top.low[1]).toBe(65535);
});
