import { HEAT_STEPS } from './paint';

/** How far a floor may lie from the exact one before it is felt, metres (R3's budget). */
export const ERROR_BUDGET = 0.015;

/** The error at which the scale ends, metres: the budget, and half a cell, by which a voxel may lie beside its floor. */
export function errorLimit(cellHeight: number): number {
  return ERROR_BUDGET + cellHeight / 2;
}

/** The step of the heat scale for a floor's error, metres, in either direction; undefined where there is no floor. */
export function errorStep(error: number, cellHeight: number): number | 'beyond' | undefined {
  if (Number.isNaN(error)) return undefined;
  const share = Math.abs(error) / errorLimit(cellHeight);
  return share > 1 ? 'beyond' : Math.min(HEAT_STEPS - 1, Math.floor(share * HEAT_STEPS));
}
