/**
 * Work that pauses. A long stage is a generator that yields, every few milliseconds at most, the
 * share of its work that is done (0 … 1). Whoever drives it may report progress, let other things
 * run, or stop: nothing in a stage knows about clocks, threads or cancellation.
 */
export type Steps<Result> = Generator<number, Result, void>;

/** Drives steps to their end at once. */
export function runToEnd<Result>(steps: Generator<unknown, Result, void>): Result {
  for (;;) {
    const next = steps.next();
    if (next.done) return next.value;
  }
}

/** Columns handled between two pauses: a few milliseconds of integer work, even with dozens of spans in each. */
const BAND_COLUMNS = 1 << 11;

/** Steps as a part of longer work: their share 0 … 1 is its share from … to. */
export function* asPart<Result>(steps: Steps<Result>, from: number, to: number): Steps<Result> {
  for (;;) {
    const next = steps.next();
    if (next.done) return next.value;
    yield from + (to - from) * next.value;
  }
}

/**
 * Goes over all columns in bands, pausing after each.
 * @param columns how many columns there are
 * @param work handles columns from … to - 1
 */
export function* inBands(columns: number, work: (from: number, to: number) => void): Steps<void> {
  for (let from = 0; from < columns; from += BAND_COLUMNS) {
    const to = Math.min(columns, from + BAND_COLUMNS);
    work(from, to);
    yield to / columns;
  }
}
