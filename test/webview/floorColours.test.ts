import { describe, expect, test } from 'vitest';
import { createFloorPacket, type FloorPacket } from '../../core/bake/passages/floorPacket';
import { SpanState } from '../../core/spans/spanState';
import { runToEnd } from '../../core/steps';
import { errorMarks, floorErrorFigures } from '../../webview/legend/floorErrorFigures';
import { ownerRows } from '../../webview/legend/ownerRows';
import { floorFacts } from '../../webview/selection/floorFacts';
import { errorStep } from '../../webview/spans/floorErrorScale';
import { BEYOND_PAINT, HEAT_STEPS, heatPaint, islandPaint, OWN_ISLANDS, turnPaint } from '../../webview/spans/paint';
import { SpanPainting } from '../../webview/spans/spanPainting';
import { packetOf } from './packet';

/** Floors on some spans of a packet. */
function floorsOf(solidSpans: number, floors: readonly (readonly [solid: number, turn: number, error: number])[]) {
  const { packet } = createFloorPacket({ solidSpans, floors: floors.length });
  floors.forEach(([solid, turn, error], i) => {
    packet.solid[i] = solid;
    packet.turn[i] = turn;
    packet.error[i] = error;
  });
  return packet;
}

const packet = packetOf(4, 1, [
  [0, 0, 0, 2],
  [1, 0, 0, 2, SpanState.Ledge],
  [2, 0, 0, 2],
  [3, 0, 0, 2],
]);
const painted = (colouring: 'owner' | 'floorError', floors: FloorPacket) => {
  const painting = new SpanPainting();
  painting.setFloors(packet, floors);
  return runToEnd(painting.paintSteps(packet, colouring));
};

describe('Spans coloured by the owner of their floor', () => {
  test('have the colour of the turn; what is no floor keeps its own', () => {
    const floors = floorsOf(4, [
      [0, 0, 0],
      [1, 1, 0],
      [3, OWN_ISLANDS + 1, Number.NaN],
    ]);
    const { paints, told } = painted('owner', floors);
    expect([...paints]).toEqual([islandPaint(0), islandPaint(1), SpanState.Walkable, islandPaint(1)]);
    expect(told).toBe(true);
  });

  test('tell nothing until the floors have come, or with those of another picture', () => {
    expect(runToEnd(new SpanPainting().paintSteps(packet, 'owner')).told).toBe(false);
    expect(painted('owner', floorsOf(5, [[0, 0, 0]])).told).toBe(false);
  });

  test('are told apart from the next turn, however many there are', () => {
    for (let turn = 0; turn < 3 * OWN_ISLANDS; turn++) expect(turnPaint(turn)).not.toBe(turnPaint(turn + 1));
  });
});

describe('Spans coloured by the error of their floor', () => {
  // Cells are 0.2 m high: the scale ends at 0.015 + 0.1 m.
  test('go up the scale with it, up or down alike, and leave it beyond half a cell and the budget', () => {
    const floors = floorsOf(4, [
      [0, 0, 0],
      [1, 0, -0.1149],
      [2, 0, 0.1151],
      [3, 0, Number.NaN],
    ]);
    expect([...painted('floorError', floors).paints]).toEqual([
      heatPaint(0),
      heatPaint(HEAT_STEPS - 1),
      BEYOND_PAINT,
      SpanState.Walkable,
    ]);
  });

  test('have steps of one size', () => {
    const size = 0.115 / HEAT_STEPS;
    for (let step = 0; step < HEAT_STEPS; step++) expect(errorStep((step + 0.5) * size, 0.2)).toBe(step);
  });
});

describe('The legend of floors', () => {
  const outline = { controls: [], openStart: true, openEnd: true };

  test('lists each turn of each passage with the cells that it owns', () => {
    const passages = [
      { ...outline, name: 'spiral', turns: [0, 0, 1, 1] },
      { ...outline, name: 'hall', turns: [2, 2] },
    ];
    const floors = floorsOf(9, [
      [0, 0, 0],
      [1, 2, 0],
      [2, 2, 0],
    ]);
    expect(ownerRows(passages, floors)).toEqual([
      { turn: 0, name: 'spiral, turn 1', cells: 1 },
      { turn: 1, name: 'spiral, turn 2', cells: 0 },
      { turn: 2, name: 'hall', cells: 2 },
    ]);
  });

  test('sums up the errors, without what is no floor', () => {
    const floors = floorsOf(9, [
      [0, 0, 0.01],
      [1, 0, -0.5],
      [2, 0, Number.NaN],
    ]);
    expect(floorErrorFigures(floors, 0.2)).toEqual({ floors: 2, beyond: 1, worst: 0.5 });
  });

  test('has figures at the budget and at the end of the scale', () => {
    const marks = errorMarks(0.25);
    expect(marks.map(({ text }) => text)).toEqual(['0 cm', '1.5 cm, the budget', '14 cm, with half a cell']);
    expect(marks[1].share).toBeCloseTo(0.015 / 0.14, 12);
  });
});

test('A cell tells who owns its floor, and how far it is from the exact one', () => {
  const passages = [
    { name: 'hall', controls: [], turns: [0], openStart: true, openEnd: true },
    { name: 'spiral', controls: [], turns: [1, 2], openStart: true, openEnd: true },
  ];
  const floors = floorsOf(9, [
    [2, 0, -0.014],
    [5, 2, 0.1],
    [7, 1, Number.NaN],
  ]);
  const told = (span: number) => floorFacts({ floors, passages }, span).map(({ value }) => value);
  expect(told(2)).toEqual(['hall', '1.4 cm below the exact floor']);
  expect(told(5)).toEqual(['spiral, turn 2', '10 cm above the exact floor']);
  expect(told(7)).toEqual(['spiral, turn 1']);
  expect(told(3)).toEqual([]);
  expect(floorFacts({ passages }, 2)).toEqual([]);
});
