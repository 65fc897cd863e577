import type { ReportFault } from '../fault';

/** Every world coordinate lies in ±COORDINATE_BOUND metres (§1). */
export const COORDINATE_BOUND = 2 ** 21;

/**
 * Checks one world coordinate against the coordinate rule of §1: finite and within ±2^21 metres.
 * NaN is an ArgumentError, anything beyond the bound an ArgumentOutOfRangeError.
 * @param what how the message names the coordinate, such as `Vertex 3 x`
 */
export function checkCoordinate(value: number, what: string, at: readonly (string | number)[], report: ReportFault) {
  if (value >= -COORDINATE_BOUND && value <= COORDINATE_BOUND) return;
  if (Number.isNaN(value)) {
    report({ code: 'LL203', error: 'ArgumentError', message: `${what} is not a number.`, at });
  } else {
    report({
      code: 'LL204',
      error: 'ArgumentOutOfRangeError',
      message: `${what} is ${value}; coordinates lie within ±${COORDINATE_BOUND} (2^21) metres.`,
      at,
    });
  }
}
