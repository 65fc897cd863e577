/** A stream of numbers that is the same on every run: a linear congruential generator with the usual 32-bit factors. */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** 0 ≤ number < 1. */
  next(): number {
    this.state = (Math.imul(this.state, 1664525) + 1013904223) >>> 0;
    // The low bits of such a generator repeat soon; only the upper ones are used.
    return (this.state >>> 8) / 2 ** 24;
  }

  /** A whole number from … to, both included. */
  whole(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  between(from: number, to: number): number {
    return from + this.next() * (to - from);
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[this.whole(0, items.length - 1)];
  }
}
