// What no rasterizer of these rules can go below on this machine, however it is written.

/** Steps of a chain, and runs of which the least counts. */
const STEPS = 1 << 20;
const RUNS = 7;

const BYTES = 2 ** 26;

/** Cycles until the next operation can use a result, as makers of x64 processors give them. */
const CYCLES = { multiplyWhole: 3, add: 4, multiply: 4, divide: 11 };

export interface Limits {
  /** Nanoseconds of a cycle. */
  readonly cycle: number;
  /**
   * Nanoseconds of the float32 operations of a cell that each need the one before. Along an edge that
   * goes on through the cell beside it that is `p + (q − p) · t` alone, since t hangs on nothing but the
   * plane; where the edge begins anew, `t = dp / (dp − dq)` goes before it.
   */
  readonly innerCell: number;
  readonly anyCell: number;
  /** Nanoseconds a byte that is written for the first time, and again. */
  readonly firstByte: number;
  readonly byte: number;
}

/** Measures the limits. */
export function measureLimits(): Limits {
  const cycle = least(() => wholeChain(STEPS)) / STEPS / CYCLES.multiplyWhole;
  const fresh = least(() => void new Uint8Array(BYTES).fill(1));
  const kept = new Uint8Array(BYTES);
  const crossing = CYCLES.add + CYCLES.multiply + CYCLES.add;
  return {
    cycle,
    innerCell: crossing * cycle,
    anyCell: (2 * CYCLES.add + CYCLES.divide + crossing) * cycle,
    firstByte: fresh / BYTES,
    byte: least(() => void kept.fill(1)) / BYTES,
  };
}

/** Nanoseconds of the shortest run. */
function least(work: () => unknown): number {
  let shortest = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS; run++) {
    const begin = performance.now();
    work();
    shortest = Math.min(shortest, performance.now() - begin);
  }
  return 1e6 * shortest;
}

/** Whole numbers, since engines turn float32 into doubles and back at every step. */
function wholeChain(steps: number): number {
  let number = 1;
  for (let i = 0; i < steps; i++) number = Math.imul(number, 1664525);
  return number;
}

/** The limits in a few lines. */
export function limitLines(limits: Limits): string[] {
  const { cycle, innerCell, anyCell, firstByte, byte } = limits;
  const nanoseconds = (value: number) => `${value.toFixed(1)} ns`;
  const rate = (value: number) => `${(1 / value).toFixed(1)} GB/s`;
  return [
    `least a cell by its chain of float operations: ${nanoseconds(innerCell)} inside a row's piece, ${nanoseconds(anyCell)} anywhere (${cycle.toFixed(2)} ns a cycle)`,
    `memory, written by one thread: ${rate(firstByte)} for the first time, ${rate(byte)} again`,
  ];
}
