import { frameFromGrid, type HeightfieldFrame } from '../../core/grid/frame';
import { carveSteps } from '../../core/passages/carve';
import type { CarvedRock } from '../../core/passages/carvedRock';
import { routesOf } from '../../core/passages/checkedRoutes';
import type { FloorOwnerName } from '../../core/passages/owners/ownerNames';
import type { Passage } from '../../core/passages/passage';
import type { RockBlock } from '../../core/passages/rockBlock';
import { runToEnd } from '../../core/steps';
import type { PlainRun } from './plainCarving';

/** A block and the grid that it fills. */
export interface Scene {
  block: RockBlock;
  frame: HeightfieldFrame;
}

/** A block that fills a grid of cells of one side, over bounds in metres. */
export function scene(
  passages: readonly Passage[],
  [min, max]: [min: [number, number, number], max: [number, number, number]],
  floorOwner: FloorOwnerName = 'route-pass',
  cell = 0.25,
): Scene {
  const size = max.map((end, axis) => Math.ceil((end - min[axis]) / cell)) as [number, number, number];
  const frame = frameFromGrid(min, size, { cellSize: cell, cellHeight: cell });
  const routes = routesOf(passages, floorOwner);
  return { frame, block: { offset: [0, 0, 0], size, routes, floorOwner, floorThickness: 0.25 } };
}

export function carve({ block, frame }: Scene): CarvedRock {
  return runToEnd(carveSteps(block, frame));
}

/** The runs of each column. */
export function runsOf({ first, min, max, owner, floor }: CarvedRock): PlainRun[][] {
  return Array.from({ length: first.length - 1 }, (_, c) => {
    const runs: PlainRun[] = [];
    for (let run = first[c]; run < first[c + 1]; run++) runs.push([min[run], max[run], owner[run], floor[run]]);
    return runs;
  });
}

/** The heights at which air begins and ends in the column at (x, z), metres, from the bottom up. */
export function airAt(
  rock: CarvedRock,
  frame: HeightfieldFrame,
  x: number,
  z: number,
): [floor: number, ceiling: number][] {
  const column = (value: number, axis: 0 | 2) => Math.floor((value - frame.origin[axis]) / frame.cellSize);
  const runs = runsOf(rock)[column(x, 0) + column(z, 2) * frame.width];
  const height = (row: number) => frame.origin[1] + row * frame.cellHeight;
  const air: [number, number][] = [];
  let top = 0;
  for (const [min, max] of runs) {
    if (min > top) air.push([height(top), height(min)]);
    top = max;
  }
  if (top < frame.height) air.push([height(top), height(frame.height)]);
  return air;
}
