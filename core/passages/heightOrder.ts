/**
 * Places in the order of their values, lowest first; equal values keep their order. Runs that already
 * rise or fall are taken as they are: along a route they nearly always do, and then this takes one look
 * at each value.
 */
export class HeightOrder {
  /** The places in their order; valid up to the number that was sorted. */
  places: Int32Array;
  private spare: Int32Array;
  private readonly runs: number[] = [];

  constructor(capacity: number) {
    this.places = new Int32Array(capacity);
    this.spare = new Int32Array(capacity);
  }

  /** Sorts the places that stand in the first `count` entries of {@link places} by their values. */
  sort(values: Float64Array, count: number): void {
    this.findRuns(values, count);
    const { runs } = this;
    while (runs.length > 2) {
      let kept = 1;
      for (let r = 0; r + 1 < runs.length; r += 2) {
        const end = r + 2 < runs.length ? runs[r + 2] : runs[r + 1];
        this.merge(values, runs[r], runs[r + 1], end);
        runs[kept++] = end;
      }
      runs.length = kept;
      [this.places, this.spare] = [this.spare, this.places];
    }
  }

  /** Notes where runs begin and end, those that fall turned round. */
  private findRuns(values: Float64Array, count: number): void {
    const { places, runs } = this;
    runs.length = 0;
    runs.push(0);
    let from = 0;
    while (from < count) {
      let to = from + 1;
      if (to < count && values[places[to]] < values[places[from]]) {
        while (to < count && values[places[to]] < values[places[to - 1]]) to++;
        places.subarray(from, to).reverse();
      } else {
        while (to < count && values[places[to]] >= values[places[to - 1]]) to++;
      }
      runs.push(to);
      from = to;
    }
  }

  /** Merges two runs into the spare array. */
  private merge(values: Float64Array, from: number, middle: number, end: number): void {
    const { places, spare } = this;
    let left = from;
    let right = middle;
    for (let at = from; at < end; at++) {
      const takeLeft = right >= end || (left < middle && values[places[left]] <= values[places[right]]);
      spare[at] = takeLeft ? places[left++] : places[right++];
    }
  }
}
