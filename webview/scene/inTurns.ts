import { turnOver } from './turnOver';

/** How long work goes on before the page gets its turn, milliseconds. */
const SLICE = 8;

/**
 * Drives steps to their end, a few milliseconds at a time.
 * @param goesOn asked after each of the page's turns; work that nobody wants any more is given up
 * @returns what the steps came to, or undefined if they were given up
 */
export async function inTurns<Result>(
  steps: Generator<unknown, Result | undefined, void>,
  goesOn: () => boolean,
): Promise<Result | undefined> {
  for (;;) {
    const sliceEnd = performance.now() + SLICE;
    do {
      const next = steps.next();
      if (next.done) return next.value;
    } while (performance.now() < sliceEnd);
    await turnOver();
    if (goesOn()) continue;
    steps.return(undefined);
    return undefined;
  }
}
