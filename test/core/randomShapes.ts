import { frameFromGrid, type HeightfieldFrame } from '../../core/grid/frame';
import { unitFrame } from './heightfields';
import type { Random } from './random';

export type Corner = [x: number, y: number, z: number];
/** Three corners of a triangle, in a frame. */
export type Shape = (random: Random, frame: HeightfieldFrame) => [Corner, Corner, Corner];

const HAIRS = [0, 0, 1e-3, -1e-3, 1e-6, -1e-6, 1e-7, -1e-7, 2 ** -24, -(2 ** -24)];

/** Corners up to two cells outside the grid. */
const anywhere: Shape = (random, { origin, cellSize, cellHeight, width, height, depth }) => {
  const one = (): Corner => [
    origin[0] + random.between(-2, width + 2) * cellSize,
    origin[1] + random.between(-2, height + 2) * cellHeight,
    origin[2] + random.between(-2, depth + 2) * cellSize,
  ];
  return [one(), one(), one()];
};

/** Corners on grid lines or a hair beside them. */
const nearLines: Shape = (random, { origin, cellSize, cellHeight, width, height, depth }) => {
  const on = (cells: number) => random.whole(-1, cells + 1) + random.pick(HAIRS);
  const one = (): Corner => [
    origin[0] + on(width) * cellSize,
    origin[1] + on(height) * cellHeight,
    origin[2] + on(depth) * cellSize,
  ];
  return [one(), one(), one()];
};

/** Two long sides almost on one line. */
const sliver: Shape = (random, frame) => {
  const [a, b] = anywhere(random, frame);
  const share = random.next();
  const c = a.map((value, axis) => value + (b[axis] - value) * share + random.pick(HAIRS) * frame.cellSize) as Corner;
  return random.chance(0.5) ? [a, b, c] : [a, c, b];
};

/** Upright over a line that mostly runs along a grid axis; the third corner stands over one end of it. */
const wall: Shape = (random, frame) => {
  const [a, b] = random.chance(0.5) ? nearLines(random, frame) : anywhere(random, frame);
  const straight = random.chance(0.7) ? random.pick([0, 2]) : undefined;
  const end = b.map((value, axis) => (axis === straight ? a[axis] : value)) as Corner;
  const foot = random.pick([a, end]);
  const top: Corner = [foot[0], foot[1] + random.between(0, 5) * frame.cellHeight, foot[2]];
  return random.chance(0.5) ? [a, end, top] : [a, top, end];
};

/** Level, mostly on a row boundary. */
const level: Shape = (random, frame) => {
  const y = frame.origin[1] + (random.whole(0, frame.height) + random.pick(HAIRS)) * frame.cellHeight;
  return nearLines(random, frame).map(([x, , z]): Corner => [x, y, z]) as [Corner, Corner, Corner];
};

/** Ways to put triangles where rasterizing is hard, by what they are called. */
export const shapes: [string, Shape][] = [
  ['anywhere', anywhere],
  ['near grid lines', nearLines],
  ['as slivers', sliver],
  ['as walls', wall],
  ['level with row boundaries', level],
];

/** Grids to put them into. */
export const frames: [string, HeightfieldFrame][] = [
  ['cells of 1 m at the origin', unitFrame(6, 5, 12)],
  ['a Humanoid’s cells', frameFromGrid([0.1, -0.3, 7.7], [6, 12, 5], { cellSize: 0.3, cellHeight: 0.2 })],
  [
    'cells far from the origin',
    frameFromGrid([1_234_567.8, -99.9, -2_000_000.1], [5, 12, 6], { cellSize: 0.3, cellHeight: 0.2 }),
  ],
  ['a single column', unitFrame(1, 1, 12)],
];
