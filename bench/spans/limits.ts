// What no rasterizer of these rules can go below on this machine, however it is written.

/** Steps of a chain, and runs of which the least counts. */
const STEPS = 1 << 20;
const RUNS = 7;

const BYTES = 2 ** 26;

export interface Limits {
  /**
   * Nanoseconds of the float32 operations that each need the one before, a cell: along an edge that
   * goes on through the cell beside it only `p + (q − p) · t`, since t hangs on the plane alone; where
   * the edge begins anew, `t = dp / (dp − dq)` before it.
   */
  readonly innerCell: number;
  readonly anyCell: number;
  /** Nanoseconds a byte that is written for the first time, and again. */
  readonly firstByte: number;
  readonly byte: number;
}

/** Measures the limits. */
export function measureLimits(): Limits {
  const fresh = least(() => void new Uint8Array(BYTES).fill(1));
  const kept = new Uint8Array(BYTES);
  return {
    innerCell: least(() => innerChain(STEPS)) / STEPS,
    anyCell: least(() => anyChain(STEPS)) / STEPS,
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

/** Each point is cut off an edge that leads from the last one to a far corner. */
function innerChain(steps: number): number {
  const fround = Math.fround;
  const corner = fround(1e6);
  const share = fround(1e-7);
  let point = fround(0.5);
  for (let i = 0; i < steps; i++) point = fround(point + fround(fround(corner - point) * share));
  return point;
}

/** Each share is that of an edge that begins at the last point. */
function anyChain(steps: number): number {
  const fround = Math.fround;
  const corner = fround(1e6);
  let point = fround(0.5);
  for (let i = 0; i < steps; i++) {
    const distance = fround(point - corner);
    const share = fround(distance / fround(distance - corner));
    point = fround(point + fround(fround(corner - point) * share));
  }
  return point;
}

/** The limits in a few lines. */
export function limitLines(limits: Limits): string[] {
  const { innerCell, anyCell, firstByte, byte } = limits;
  const nanoseconds = (value: number) => `${value.toFixed(1)} ns`;
  const rate = (value: number) => `${(1 / value).toFixed(1)} GB/s`;
  return [
    `least a cell by its chain of float operations: ${nanoseconds(innerCell)} inside a row's piece, ${nanoseconds(anyCell)} anywhere`,
    `memory, written by one thread: ${rate(firstByte)} for the first time, ${rate(byte)} again`,
  ];
}
