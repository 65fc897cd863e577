import { asPart, inBands, type Steps } from '../steps';

/** Sizes are sorted by their lower half, then by their upper. */
const DIGIT_BITS = 16;
const DIGITS = 1 << DIGIT_BITS;

/** Once to put the places in a row; then twice for each half. */
const PASSES = 5;

/**
 * The places 0 … n - 1 of sizes in the order of the sizes, the largest first; equal ones stay in
 * their order. Sorted digit by digit, so that there are pauses even among millions.
 */
export function* largestFirstSteps(sizes: Uint32Array): Steps<Uint32Array> {
  const count = sizes.length;
  let passes = 0;
  const pass = (work: (from: number, to: number) => void) =>
    asPart(inBands(count, work), passes / PASSES, ++passes / PASSES);
  let order = new Uint32Array(count);
  yield* pass((from, to) => {
    for (let i = from; i < to; i++) order[i] = i;
  });
  for (let shift = 0; shift < 32; shift += DIGIT_BITS) {
    /** Smallest for the largest digit. */
    const rank = (place: number) => DIGITS - 1 - ((sizes[place] >>> shift) & (DIGITS - 1));
    const next = new Uint32Array(DIGITS + 1);
    yield* pass((from, to) => {
      for (let place = from; place < to; place++) next[rank(place) + 1]++;
    });
    for (let digit = 0; digit < DIGITS; digit++) next[digit + 1] += next[digit];
    const sorted = new Uint32Array(count);
    const unsorted = order;
    yield* pass((from, to) => {
      for (let i = from; i < to; i++) sorted[next[rank(unsorted[i])]++] = unsorted[i];
    });
    order = sorted;
  }
  return order;
}
