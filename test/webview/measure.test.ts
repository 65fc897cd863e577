import { beforeEach, describe, expect, test } from 'vitest';
import { Measure, type MeasureScene } from '../../webview/overlays/measure';
import { measureText } from '../../webview/overlays/measureText';
import { drawnSpans } from '../../webview/spans/drawnSpans';
import { packetOf, type TestSpan } from './packet';

const sceneOf = (spans: readonly TestSpan[]): MeasureScene => {
  return { drawn: drawnSpans(packetOf(20, 20, spans), new Set()), cellSize: 0.3, cellHeight: 0.1 };
};
const ground: TestSpan[] = [
  [2, 3, 0, 4],
  [2, 3, 10, 12],
  [16, 6, 0, 13],
];
const scene = sceneOf(ground);
const low = { x: 2, z: 3, row: 4 };
const high = { x: 16, z: 6, row: 13 };

describe('What is measured', () => {
  test('is said in metres, cells and rows', () => {
    expect(measureText(low, high, 0.3, 0.1)).toBe('4.3 m across · 0.9 m up · 14 × 3 cells · 9 rows');
    expect(measureText(high, low, 0.3, 0.1)).toBe('4.3 m across · 0.9 m down · 14 × 3 cells · 9 rows');
  });

  test('is level between cells of one height, and one row is no plural', () => {
    expect(measureText(low, { ...high, row: 4 }, 0.3, 0.1)).toBe('4.3 m across · level · 14 × 3 cells · 0 rows');
    expect(measureText(low, { ...low, row: 5 }, 0.3, 0.1)).toBe('0 m across · 0.1 m up · 0 × 0 cells · 1 row');
  });
});

describe('Measuring', () => {
  let said: (string | undefined)[];
  let changes: number;
  let measure: Measure;
  beforeEach(() => {
    said = [];
    changes = 0;
    measure = new Measure({
      changed: () => changes++,
      asked: (sentence) => said.push(sentence),
      measured: (sentence) => said.push(sentence),
    });
  });

  test('asks for two cells and says how far they are apart', () => {
    measure.start();
    measure.pick(low, scene);
    measure.pick(high, scene);
    expect(said).toHaveLength(3);
    expect(said[0]).toContain('Measure');
    expect(said[1]).toContain('measure to');
    expect(said[2]).toContain('4.3 m across');
  });

  test('begins anew with a third cell', () => {
    measure.start();
    for (const cell of [low, high, high, low]) measure.pick(cell, scene);
    expect(said.at(-1)).toContain('0.9 m down');
  });

  test('ends with Escape, and says nothing more', () => {
    measure.start();
    measure.pick(low, scene);
    measure.end();
    expect(measure.active).toBe(false);
    expect(said.at(-1)).toBeUndefined();
    measure.end();
    expect(said).toHaveLength(3);
  });

  test('follows the pointer after the first cell only', () => {
    measure.start();
    const before = changes;
    measure.hover(high);
    expect(changes).toBe(before);
    measure.pick(low, scene);
    measure.hover(high);
    expect(changes).toBe(before + 2);
    measure.pick(high, scene);
    measure.hover(low);
    expect(changes).toBe(before + 3);
  });

  test('stays on the ground of its cells when a new picture has it at another height', () => {
    measure.start();
    measure.pick(low, scene);
    measure.settle(sceneOf([[2, 3, 0, 6], ...ground.slice(1)]));
    measure.pick(high, scene);
    expect(said.at(-1)).toContain('0.7 m up');
  });

  test('starts again when the ground of a cell is gone', () => {
    measure.start();
    measure.pick(low, scene);
    measure.settle(sceneOf(ground.slice(2)));
    expect(said.at(-1)).toBe(said[0]);
    measure.pick(high, scene);
    expect(said.at(-1)).toBe(said[1]);
  });
});
