// What is found in a level that is baked.
import { expect } from 'vitest';
import { bakeLevel } from '../../core/bake/bakeLevel';
import type { Problem } from '../../core/level/problem';
import { runToEnd } from '../../core/steps';
import { filesOf } from '../level/places';
import { textAt } from './textAt';

/** The problems of one code in a level, in a flat floor’s company or without. */
export async function found(level: object | string, code: string, files: Record<string, string> = {}) {
  const text = typeof level === 'string' ? level : JSON.stringify(level);
  const { report, summaries } = await bakeLevel(text, filesOf(files), runToEnd);
  expect(report.errors).toBe(0);
  const problems = report.problems.filter((problem) => problem.code === code);
  return { problems, marked: problems.map(({ range }: Problem) => textAt(text, range)), summaries, report, text };
}

/** The skin of a box, 12 triangles that face outwards. */
export function box([x0, y0, z0]: number[], [x1, y1, z1]: number[]) {
  return {
    type: 'mesh',
    vertices: [0, 1, 2, 3, 4, 5, 6, 7].map((i) => [i & 1 ? x1 : x0, i & 2 ? y1 : y0, i & 4 ? z1 : z0]),
    indices: [
      ...[0, 1, 5, 0, 5, 4],
      ...[2, 6, 7, 2, 7, 3],
      ...[0, 2, 3, 0, 3, 1],
      ...[4, 5, 7, 4, 7, 6],
      ...[0, 4, 6, 0, 6, 2],
      ...[1, 3, 7, 1, 7, 5],
    ],
  };
}

/** A square floor from (0, 0) to (side, side). */
export function floor(side: number, y: number) {
  const vertices = [0, y, 0, side, y, 0, side, y, side, 0, y, side];
  return { type: 'mesh', vertices, indices: [0, 2, 1, 0, 3, 2] };
}

/** A grid of cells and rows of one metre. */
export const METRE = { cellSize: 1, cellHeight: 1, height: 4, climb: 2, radius: 0 };
