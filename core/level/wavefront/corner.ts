import { isDigit } from './decimal';

/**
 * The vertex that a corner of a face names: `v`, `v/t`, `v//n` or `v/t/n`, each a whole number.
 * @returns 0 when the word is no corner; a number too great for a double as an infinity
 */
export function readCorner(text: string, start: number, end: number): number {
  const negative = text.charCodeAt(start) === MINUS;
  let at = negative ? start + 1 : start;
  let vertex = 0;
  for (; at < end && isDigit(text.charCodeAt(at)); at++) vertex = 10 * vertex + (text.charCodeAt(at) - ZERO);
  for (let part = 0; part < 2 && at < end && text.charCodeAt(at) === SLASH; part++) at = pastWhole(text, at + 1, end);
  if (at < end) return 0;
  return negative ? -vertex : vertex;
}

/** The offset behind a whole number that may be missing. */
function pastWhole(text: string, start: number, end: number): number {
  let at = text.charCodeAt(start) === MINUS ? start + 1 : start;
  while (at < end && isDigit(text.charCodeAt(at))) at++;
  return Math.min(at, end);
}

const MINUS = 45;
const SLASH = 47;
const ZERO = 48;
