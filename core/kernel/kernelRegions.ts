import type { MemoryMeter } from '../memoryMeter';
import { FREE_PLACE, type KernelMemory } from './kernelMemory';

/** Every array begins at a multiple of this. */
const ALIGNMENT = 16;

/** Finds room in the kernel's memory for the arrays of one bake: above all others, or in a gap that was given back. */
export class KernelRegions {
  private top = FREE_PLACE;
  private gap = 0;
  private gapEnd = 0;

  /** @param meter hears of whatever makes the bake larger */
  constructor(
    readonly memory: KernelMemory,
    private readonly meter: MemoryMeter,
  ) {}

  /** The end of all that is in use. */
  get end(): number {
    return this.top;
  }

  /**
   * Finds room for so many bytes; what they are is not known.
   * @throws NotEnoughMemory when the bake may not hold them
   * @throws KernelFull where there are no more
   */
  take(bytes: number): number {
    const needed = Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;
    if (this.gap < this.gapEnd && this.gapEnd - this.gap >= needed) {
      const place = this.gap;
      this.gap += needed;
      return place;
    }
    this.meter.hold(needed);
    const place = this.top;
    this.memory.reach(place + needed);
    this.top += needed;
    return place;
  }

  /** Everything that was put above the rest meanwhile, so many bytes, is in use too. */
  claim(bytes: number): void {
    this.meter.hold(bytes);
    this.top += bytes;
  }

  /** The room from one address to another is free again. */
  giveBack(from: number, to: number): void {
    this.gap = from;
    this.gapEnd = to;
  }
}
