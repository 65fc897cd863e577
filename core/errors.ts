/**
 * The two errors of the span stage. Both carry a message that names the value and the bound
 * it broke. NaN, and counts that do not fit together, are an {@link ArgumentError}; a number
 * beyond a bound is an {@link ArgumentOutOfRangeError}.
 */
export class ArgumentError extends Error {
  override name = 'ArgumentError';
}

/** A number lies outside the range that the documents allow. */
export class ArgumentOutOfRangeError extends RangeError {
  override name = 'ArgumentOutOfRangeError';
}
