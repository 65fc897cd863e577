// A screenshot as pixels, to ask which colours are in it.
import { PNG } from 'pngjs';

export type Colour = readonly [red: number, green: number, blue: number];

export class Picture {
  private readonly png: PNG;
  constructor(file: Buffer) {
    this.png = PNG.sync.read(file);
  }

  get width(): number {
    return this.png.width;
  }

  get height(): number {
    return this.png.height;
  }

  at(x: number, y: number): Colour {
    const i = (y * this.png.width + x) * 4;
    return [this.png.data[i], this.png.data[i + 1], this.png.data[i + 2]];
  }

  /** How many pixels the predicate holds for. */
  count(holds: (colour: Colour) => boolean): number {
    let count = 0;
    for (let y = 0; y < this.height; y++) {
      for (let x = 0; x < this.width; x++) if (holds(this.at(x, y))) count++;
    }
    return count;
  }

  /** How many pixels are within `tolerance` of a colour in each channel. */
  countNear(colour: Colour, tolerance = 8): number {
    return this.count((pixel) => pixel.every((value, channel) => Math.abs(value - colour[channel]) <= tolerance));
  }

  /** How many pixels plainly differ from those of another picture of the same size. */
  differences(other: Picture): number {
    if (other.width !== this.width || other.height !== this.height) return this.width * this.height;
    let count = 0;
    for (let y = 0; y < this.height; y++) {
      for (let x = 0; x < this.width; x++) {
        const theirs = other.at(x, y);
        if (this.at(x, y).some((value, channel) => Math.abs(value - theirs[channel]) > 12)) count++;
      }
    }
    return count;
  }

  /** How many different colours there are; a blank canvas has one. */
  get colours(): number {
    const seen = new Set<number>();
    this.count(([red, green, blue]) => {
      seen.add((red << 16) | (green << 8) | blue);
      return false;
    });
    return seen.size;
  }
}
