const nothing = new Int32Array(new SharedArrayBuffer(4));

/** Waits a little while, so that every thread gets some parts. */
export function pause(): void {
  Atomics.wait(nothing, 0, 0, 0.02);
}
