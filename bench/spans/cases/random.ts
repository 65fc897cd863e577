/** Numbers that look random and are the same on every run and every machine. */
export class Random {
  private state: number;

  /** @param seed the same seed gives the same numbers */
  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** The next number, from `least` up to `most`, rounded to float32. */
  next(least: number, most: number): number {
    this.state = (this.state + 0x9e3779b9) >>> 0;
    return Math.fround(least + shareOf(this.state) * (most - least));
  }
}

/** A number from 0 up to 1 that belongs to a point of a lattice, the same wherever it is asked for. */
export function latticeShare(x: number, z: number): number {
  return shareOf(Math.imul(x, 0x27d4eb2f) ^ Math.imul(z, 0x165667b1));
}

/** Mixes 32 bits well, so that neighbours have nothing in common, into a number from 0 up to 1. */
function shareOf(bits: number): number {
  let mixed = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}
