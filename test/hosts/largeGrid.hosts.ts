import { expect, test } from 'vitest';
import { bake } from '../../core/bake/bake';
import type { GeometryItem } from '../../core/level/level';
import { spanCount } from '../../core/spans/solidHeightfield';
import { meshOf, unitFrame, unitSettings } from '../core/heightfields';

const SIDE = 4096;

/** Two triangles over the whole grid. */
const floor: GeometryItem = {
  type: 'mesh',
  mesh: meshOf([
    [0, 1.5, 0],
    [0, 1.5, SIDE],
    [SIDE, 1.5, SIDE],
    [0, 1.5, 0],
    [SIDE, 1.5, SIDE],
    [SIDE, 1.5, 0],
  ]),
};

const terrain: GeometryItem = {
  type: 'heightGrid',
  grid: { x0: 0, z0: 0, spacing: SIDE / 4, countX: 5, countZ: 5, heights: new Float64Array(25).fill(1.5) },
};

test.each([
  ['two triangles', floor],
  ['a height grid', terrain],
])('a flat floor of %s over 16.7 million columns is baked', { timeout: 180_000 }, (_, item) => {
  const { solid, compact } = bake({
    name: '',
    settings: unitSettings({ height: 2, climb: 1, radius: 2 }),
    frame: unitFrame(SIDE, SIDE, 16),
    geometry: [item],
    volumes: [],
  });
  expect(spanCount(solid)).toBe(SIDE ** 2);
  // The outermost columns are ledges; two more rings are lost to the radius.
  expect(spanCount(compact)).toBe((SIDE - 2) ** 2);
  let walkable = 0;
  for (const area of compact.area) if (area !== 0) walkable++;
  expect(walkable).toBe((SIDE - 6) ** 2);
});
