import type { CaseRecipe } from '../spanCase';
import { ruin } from './ruin';
import { soup } from './soup';
import { terrain } from './terrain';

const FINE = { cellSize: 0.1, cellHeight: 0.1 };
const COARSE = { cellSize: 0.3, cellHeight: 0.2 };

/** The cases that are measured when nobody says which. */
export function defaultCases(): CaseRecipe[] {
  return [terrain(1024), soup(200_000), ruin(3, 3, COARSE), ruin(3, 3, FINE)];
}

/** Small ones of the same kinds, which take seconds. */
export function quickCases(): CaseRecipe[] {
  return [terrain(128), soup(5000), ruin(1, 1, COARSE), ruin(1, 1, FINE)];
}

/** The same kind of case with 1, 10 and 100 times the work. */
export function growingCases(): CaseRecipe[][] {
  return [
    [102, 324, 1024].map(terrain),
    [2000, 20_000, 200_000].map((triangles) => soup(triangles)),
    // On one and the same ground, so that columns get fuller, up to what fits into them.
    [20, 200, 2000].map((density) => ({ ...soup(100 * density, density), name: 'thicker soup' })),
    [ruin(1, 1, COARSE), ruin(2, 5, COARSE), ruin(10, 10, COARSE)],
  ];
}
