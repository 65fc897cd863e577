import { describe, expect, test } from 'vitest';
import { bake } from '../../core/bake/bake';
import { SpanKernel } from '../../core/kernel/spanKernel';
import type { GeometryItem, Level } from '../../core/level/level';
import { spanCount } from '../../core/spans/solidHeightfield';
import { meshOf, unitFrame, unitSettings } from '../core/heightfields';
import { ways } from './openHosts';

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

const items: [string, GeometryItem][] = [
  ['two triangles', floor],
  ['a height grid', terrain],
];

describe.each(ways)('%s', (_, codeOf) => {
  test.each(items)('a flat floor of %s over 16.7 million columns is baked', { timeout: 180_000 }, async (_, item) => {
    const code = await codeOf();
    const kernel = code && SpanKernel.compile(code);
    const level: Level = {
      name: '',
      settings: unitSettings({ height: 2, climb: 1, radius: 2 }),
      frame: unitFrame(SIDE, SIDE, 16),
      geometry: [item],
      volumes: [],
    };
    const { solid, compact } = bake(level, { kernel });
    expect(spanCount(solid)).toBe(SIDE ** 2);
    // The outermost columns are ledges; two more rings are lost to the radius.
    expect(spanCount(compact)).toBe((SIDE - 2) ** 2);
    let walkable = 0;
    for (const area of compact.area) if (area !== 0) walkable++;
    expect(walkable).toBe((SIDE - 6) ** 2);
  });
});
