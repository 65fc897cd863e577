import { expect, test } from 'vitest';
import { bake } from '../../core/bake/bake';
import { frameFromGrid } from '../../core/grid/frame';
import type { Level } from '../../core/level/level';
import { meshOf, unitSettings } from '../core/heightfields';
import { Random } from '../core/random';
import { notesOf } from './bakeOf';
import { testKernel } from './testKernel';

/** Small triangles that jump about over a wide grid, every seventh of them without area; so they are taken in strips of rows. */
function scatteredLevel(side: number, count: number): Level {
  const random = new Random(5);
  const corners = Array.from({ length: count }, (_, i) => {
    const [x, y, z] = [random.between(0, side), random.between(0, 30), random.between(0, side)];
    const size = i % 7 === 0 ? 0 : random.between(1, 40);
    const corner = () => [x, y, z].map((at) => at + random.between(-size, size)) as [number, number, number];
    return [corner(), corner(), corner()];
  });
  const settings = unitSettings();
  const frame = frameFromGrid([0, 0, 0], [side, 30, side], settings);
  return { name: '', settings, frame, geometry: [{ type: 'mesh', mesh: meshOf(corners.flat()) }], volumes: [] };
}

test('scattered triangles on a wide grid come to the same, and the degenerate ones are told in their order', () => {
  const level = scatteredLevel(500, 8000);
  const plain = notesOf(bake(level));
  expect(plain.degenerate).toBeGreaterThan(1000);
  expect(notesOf(bake(level, { kernel: testKernel }))).toEqual(plain);
});
