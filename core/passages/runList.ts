import type { MemoryMeter } from '../memoryMeter';
import type { CarvedRock } from './carvedRock';

/** Bytes of a run, over its four arrays. */
const RUN_BYTES = 12;

/** Solid runs while they are being found: arrays that grow. */
export class RunList {
  count = 0;
  min = new Uint16Array(1024);
  max = new Uint16Array(1024);
  owner = new Int32Array(1024);
  floor = new Int32Array(1024);

  /** @param memory hears of the runs */
  constructor(private readonly memory: MemoryMeter) {
    memory.hold(RUN_BYTES * this.min.length);
  }

  /** Adds the run of rows [min, max), and who owns the floor on it. */
  add(min: number, max: number, owner: number, floor: number): void {
    if (this.count === this.min.length) this.grow();
    this.min[this.count] = min;
    this.max[this.count] = max;
    this.owner[this.count] = owner;
    this.floor[this.count] = floor;
    this.count++;
  }

  /** The runs so far, in arrays of their number. */
  finish(): Pick<CarvedRock, 'min' | 'max' | 'owner' | 'floor'> {
    const { count } = this;
    this.memory.hold(RUN_BYTES * count);
    this.memory.release(RUN_BYTES * this.min.length);
    return {
      min: this.min.slice(0, count),
      max: this.max.slice(0, count),
      owner: this.owner.slice(0, count),
      floor: this.floor.slice(0, count),
    };
  }

  private grow(): void {
    const { min, max, owner, floor } = this;
    const capacity = 2 * this.count;
    this.memory.hold(RUN_BYTES * capacity);
    this.min = new Uint16Array(capacity);
    this.max = new Uint16Array(capacity);
    this.owner = new Int32Array(capacity);
    this.floor = new Int32Array(capacity);
    this.min.set(min);
    this.max.set(max);
    this.owner.set(owner);
    this.floor.set(floor);
    this.memory.release(RUN_BYTES * min.length);
  }
}
