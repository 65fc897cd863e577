import { expect, test } from 'vitest';
import { routesOf } from '../../core/passages/checkedRoutes';
import type { Passage } from '../../core/passages/passage';
import { turnsOfRoute, turnsOfRoutes } from '../../core/passages/routeTurns';

const spiral = (turns: number, direction: 'clockwise' | 'counterclockwise' = 'counterclockwise'): Passage => ({
  style: 'spiral',
  centre: [0, 0],
  startY: 0,
  spiralRadius: 3,
  pitch: 4,
  turns,
  controlsPerTurn: 12,
  direction,
  radius: 2,
});
const straight: Passage = { style: 'straight', from: [0, 0, 0], to: [9, 1, 0], controls: 4, radius: 2 };
const worm: Passage = { ...straight, style: 'worm', to: [60, 1, 0], amplitude: 3, wavelength: 20, controls: 61 };

test.each(['clockwise', 'counterclockwise'] as const)('each turn of a %s spiral has its own segments', (direction) => {
  const [route] = routesOf([spiral(2.5, direction)]);
  const turns = [...turnsOfRoute(route)];
  expect(turns).toEqual([...Array(12).fill(0), ...Array(12).fill(1), ...Array(6).fill(2)]);
});

test('a route that swings to and fro stays in its first turn', () => {
  const [route] = routesOf([worm]);
  expect(new Set(turnsOfRoute(route))).toEqual(new Set([0]));
});

test('turns are numbered on through all routes', () => {
  const { of, count } = turnsOfRoutes(routesOf([spiral(2), straight, spiral(1)]));
  expect(of.map((turns) => [turns[0], turns[turns.length - 1]])).toEqual([
    [0, 1],
    [2, 2],
    [3, 3],
  ]);
  expect(count).toBe(4);
});
