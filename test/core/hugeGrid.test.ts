import { describe, expect, test } from 'vitest';
import { BakeCancelled, bake } from '../../core/bake/bake';
import type { CompactHeightfield } from '../../core/compact/compactHeightfield';
import type { Level } from '../../core/level/level';
import { SolidBuilder } from '../../core/spans/solidBuilder';
import { type SolidHeightfield, spanCount } from '../../core/spans/solidHeightfield';
import { rasterizeMeshSteps } from '../../core/voxelize/rasterize';
import { meshOf, unitFrame, unitSettings } from './heightfields';

const SIDE = 4096;
const frame = unitFrame(SIDE, SIDE, 16);
const settings = unitSettings({ height: 2, climb: 1, radius: 2 });

/** One triangle over every column of the grid. */
const huge = meshOf([
  [0, 1.5, 0],
  [0, 1.5, 2 * SIDE],
  [2 * SIDE, 1.5, 0],
]);

function levelOf(mesh: typeof huge): Level {
  return { name: '', settings, frame, geometry: [{ type: 'mesh', mesh }], volumes: [] };
}

describe('one triangle over 16.7 million columns', () => {
  test('pauses after a bounded number of cells', () => {
    class Counting extends SolidBuilder {
      added = 0;
      override addSpan(): void {
        this.added++;
      }
    }
    const builder = new Counting(frame);
    const steps = rasterizeMeshSteps(builder, huge, settings);
    for (let pause = 0; pause < 40; pause++) {
      const before = builder.added;
      expect(steps.next().done).toBe(false);
      expect(builder.added - before).toBeLessThanOrEqual(5 * SIDE);
    }
    expect(builder.added).toBeGreaterThan(20 * SIDE);
  });

  test('is called off within a few pauses', () => {
    let polls = 0;
    const cancelled = () => {
      polls++;
      return polls === 10;
    };
    expect(() => bake(levelOf(huge), { cancelled })).toThrow(BakeCancelled);
    expect(polls).toBe(10);
  });
});

describe('16.7 million columns, almost all empty', () => {
  const bytesOf = (field: SolidHeightfield | CompactHeightfield) =>
    Object.values(field).reduce((sum, part) => sum + (ArrayBuffer.isView(part) ? part.byteLength : 0), 0);

  test('cost at most 8 bytes a column, and no stage goes over all of them in one go', { timeout: 30_000 }, () => {
    const corner = meshOf([
      [0, 1.5, 0],
      [0, 1.5, 8],
      [8, 1.5, 0],
    ]);
    let pauses = 0;
    const { solid, compact } = bake(levelOf(corner), {
      cancelled: () => {
        pauses++;
        return false;
      },
    });
    expect(spanCount(solid)).toBe(36);
    expect(bytesOf(solid) + bytesOf(compact)).toBeLessThanOrEqual(8 * SIDE * SIDE + 8 + 36 * 20);
    expect(pauses).toBeGreaterThan(7 * 64);
  });
});
