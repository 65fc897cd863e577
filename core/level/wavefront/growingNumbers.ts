/** Numbers gathered one by one, without knowing how many there will be. */
export class GrowingNumbers<Numbers extends Float64Array | Uint32Array> {
  length = 0;

  private constructor(
    private numbers: Numbers,
    private readonly make: (length: number) => Numbers,
  ) {}

  static floats(): GrowingNumbers<Float64Array> {
    return new GrowingNumbers(new Float64Array(1024), (length) => new Float64Array(length));
  }

  static wholes(): GrowingNumbers<Uint32Array> {
    return new GrowingNumbers(new Uint32Array(1024), (length) => new Uint32Array(length));
  }

  push(value: number): void {
    if (this.length === this.numbers.length) {
      const larger = this.make(2 * this.length);
      larger.set(this.numbers);
      this.numbers = larger;
    }
    this.numbers[this.length++] = value;
  }

  taken(): Numbers {
    return this.numbers.slice(0, this.length) as Numbers;
  }
}
