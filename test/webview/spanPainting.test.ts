import { describe, expect, test } from 'vitest';
import { createDetailPacket, type DetailPacket } from '../../core/bake/detailPacket';
import type { SpanPacket } from '../../core/bake/spanPacket';
import { NO_ISLAND } from '../../core/compact/islands';
import { SpanState } from '../../core/spans/spanState';
import { runToEnd } from '../../core/steps';
import { heatCells } from '../../webview/spans/heatCells';
import { HEAT_STEPS, heatPaint, islandPaint, OWN_ISLANDS } from '../../webview/spans/paint';
import { SpanPainting } from '../../webview/spans/spanPainting';
import { packetOf } from './packet';

/** Details of a packet of one row: for each open span its number in the packet, its island and its distance. */
function detailsOf(packet: SpanPacket, open: readonly (readonly [solid: number, island: number, distance: number])[]) {
  const shape = { depth: packet.depth, solidSpans: packet.x.length, openSpans: open.length, islands: 3 };
  const details: DetailPacket = createDetailPacket(shape).packet;
  open.forEach(([solid, island, distance], i) => {
    details.solid[i] = solid;
    details.island[i] = island;
    details.distance[i] = distance;
  });
  return details;
}

const row = (heights: readonly number[]) =>
  packetOf(
    8,
    1,
    heights.map((height, x) => [x, 0, 0, height]),
  );
const paint = (painting: SpanPainting, packet: SpanPacket, colouring: 'state' | 'island' | 'distance') =>
  runToEnd(painting.paintSteps(packet, colouring));

describe('Spans coloured by island', () => {
  const packet = packetOf(8, 1, [
    [0, 0, 0, 2],
    [1, 0, 0, 2, SpanState.Ledge],
    [2, 0, 0, 2],
    [3, 0, 0, 2, SpanState.Eroded],
    [4, 0, 0, 2],
  ]);
  const details = detailsOf(packet, [
    [0, 0, 0],
    [2, 1, 0],
    [3, NO_ISLAND, 0],
    [4, OWN_ISLANDS + 7, 0],
  ]);

  test('have their island’s paint by rank, smaller ones a shared one, and all others that of their group', () => {
    const painting = new SpanPainting();
    painting.setDetails(packet, details);
    const { paints, told } = paint(painting, packet, 'island');
    expect(told).toBe(true);
    expect([...paints]).toEqual([
      islandPaint(0),
      SpanState.Ledge,
      islandPaint(1),
      SpanState.Eroded,
      islandPaint(OWN_ISLANDS),
    ]);
  });

  test('have those of their groups until details have come', () => {
    const painting = new SpanPainting();
    const { paints, told } = paint(painting, packet, 'island');
    expect(told).toBe(false);
    expect([...paints]).toEqual([...packet.state]);
    painting.setDetails(packet, details);
    expect(paint(painting, packet, 'island').told).toBe(true);
  });

  test('keep them where they have not moved while the next picture’s details are on their way', () => {
    const painting = new SpanPainting();
    const before = row([2, 2, 2, 2]);
    painting.setDetails(
      before,
      detailsOf(
        before,
        [0, 1, 2, 3].map((i) => [i, i % 2, 0] as const),
      ),
    );
    paint(painting, before, 'island');
    const after = paint(painting, row([2, 3, 2, 2, 2]), 'island');
    expect(after.told).toBe(true);
    const plain = SpanState.Walkable;
    expect([...after.paints]).toEqual([islandPaint(0), plain, islandPaint(0), islandPaint(1), plain]);
  });

  test('do not keep anything of another level', () => {
    const painting = new SpanPainting();
    const before = row([2, 2]);
    painting.setDetails(before, detailsOf(before, [[0, 0, 0]]));
    paint(painting, before, 'island');
    const other = row([2, 2]);
    painting.turnTo(other);
    expect(paint(painting, other, 'island').told).toBe(false);
  });

  test('pass over details of another picture', () => {
    const painting = new SpanPainting();
    painting.setDetails(packet, detailsOf(row([2, 2]), [[0, 0, 0]]));
    expect(paint(painting, packet, 'island').told).toBe(false);
  });
});

test('Spans coloured by distance have a step for every share of the scale, eroded ones too', () => {
  const packet = row([2, 2, 2]);
  packet.state[1] = SpanState.Eroded;
  const painting = new SpanPainting();
  painting.setDetails(
    packet,
    detailsOf(packet, [
      [0, 0, 0],
      [1, NO_ISLAND, 4],
      [2, 0, 60000],
    ]),
  );
  const cells = painting.heatCells ?? 0;
  expect([...paint(painting, packet, 'distance').paints]).toEqual([
    heatPaint(0),
    heatPaint(Math.floor((HEAT_STEPS * 2) / cells)),
    heatPaint(HEAT_STEPS - 1),
  ]);
});

describe('The heat scale', () => {
  /** Ten open spans at each distance of 0 … far cells. */
  const level = (far: number) => Uint16Array.from({ length: 10 * (far + 1) }, (_, i) => 2 * Math.floor(i / 10));

  test('reaches over nearly all cells, in a round number', () => {
    expect(heatCells(level(11), undefined)).toBe(12);
    expect(heatCells(level(100), undefined)).toBe(96);
    expect(heatCells(new Uint16Array(0), undefined)).toBe(2);
  });

  test('does not follow a few cells far out', () => {
    expect(heatCells(Uint16Array.from([...level(11), 400, 500]), undefined)).toBe(12);
  });

  test('stays where it is while the level changes a little, and moves when it no longer serves', () => {
    expect(heatCells(level(9), 12)).toBe(12);
    expect(heatCells(level(5), 12)).toBe(12);
    expect(heatCells(level(2), 12)).toBe(2);
    expect(heatCells(level(20), 12)).toBe(24);
  });
});
