import { writeFileSync } from 'node:fs';
import { PNG } from 'pngjs';

/**
 * Saves a picture as small as it goes: without transparency, packed as tightly as can be.
 * @param {string} path
 * @param {Buffer} picture a PNG file
 */
export function savePng(path, picture) {
  const png = PNG.sync.write(PNG.sync.read(picture), {
    colorType: 2,
    deflateLevel: 9,
    deflateStrategy: 0,
    filterType: 0,
  });
  writeFileSync(path, png);
  console.log(`${path}: ${(png.length / 1024).toFixed(0)} KB`);
}
