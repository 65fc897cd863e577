// The colours of the states as look and legend have them, told from a pixel.
import type { Colour } from './picture';

const COLOURS: Readonly<Record<string, Colour>> = {
  ledge: [0xed, 0x84, 0x03],
  eroded: [0xb5, 0x4f, 0xfb],
  walkable: [0x5f, 0xbc, 0x7f],
};

/** The state whose colour a pixel has, or the pixel itself. */
export function nameOfColour(pixel: Colour): string {
  const near = Object.entries(COLOURS).find(([, colour]) =>
    colour.every((value, i) => Math.abs(value - pixel[i]) <= 12),
  );
  return near ? near[0] : pixel.join(' ');
}
