/** So many digits always fit into a double's 53 bits. */
const EXACT_DIGITS = 15;

/** Powers of ten that a double holds exactly. */
const POWERS = Array.from({ length: EXACT_DIGITS + 1 }, (_, places) => 10 ** places);

/**
 * The number that a part of a text writes in decimal: digits, a point and an exponent if need be.
 * @returns NaN when it is anything else: hexadecimal, `inf`, `1,5`; an infinity when it is too great for a double
 */
export function readDecimal(text: string, start: number, end: number): number {
  const negative = text.charCodeAt(start) === MINUS;
  let at = negative || text.charCodeAt(start) === PLUS ? start + 1 : start;
  let digits = 0;
  let number = 0;
  for (; at < end && isDigit(text.charCodeAt(at)); at++, digits++) number = 10 * number + text.charCodeAt(at) - ZERO;
  let places = 0;
  if (at < end && text.charCodeAt(at) === POINT) {
    at++;
    for (; at < end && isDigit(text.charCodeAt(at)); at++, places++) number = 10 * number + text.charCodeAt(at) - ZERO;
  }
  digits += places;
  if (digits === 0) return Number.NaN;
  if (at === end && digits <= EXACT_DIGITS) {
    // Both sides of the division are exact, so it rounds but once: to what `Number` gives, in less time.
    const value = number / POWERS[places];
    return negative ? -value : value;
  }
  return at === end || isExponent(text, at, end) ? Number(text.slice(start, end)) : Number.NaN;
}

function isExponent(text: string, start: number, end: number): boolean {
  if ((text.charCodeAt(start) | LOWER_CASE) !== LETTER_E) return false;
  const sign = text.charCodeAt(start + 1);
  const first = sign === PLUS || sign === MINUS ? start + 2 : start + 1;
  for (let at = first; at < end; at++) if (!isDigit(text.charCodeAt(at))) return false;
  return first < end;
}

export function isDigit(code: number): boolean {
  return code >= ZERO && code <= NINE;
}

const PLUS = 43;
const MINUS = 45;
const POINT = 46;
const ZERO = 48;
const NINE = 57;
const LOWER_CASE = 32;
const LETTER_E = 101;
