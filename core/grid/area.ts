import type { ReportFault } from '../fault';

/** The area of a surface that nobody can stand on. */
export const NO_AREA = 0;
/** The area of an ordinary floor, and the highest area id. */
export const WALKABLE_AREA = 63;

/** Checks an area id: a whole number 0 … 63. */
export function checkArea(value: number, what: string, at: readonly (string | number)[], report: ReportFault): void {
  if (Number.isInteger(value) && value >= NO_AREA && value <= WALKABLE_AREA) return;
  report({
    code: 'LL207',
    error: 'ArgumentOutOfRangeError',
    message: `${what} is ${value}; area ids are whole numbers from 0 to ${WALKABLE_AREA}.`,
    at,
  });
}
