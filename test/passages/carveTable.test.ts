import { describe, expect, test } from 'vitest';
import { carveAuditSteps, hardUnionAuditSteps } from '../../core/bake/passages/carveTable';
import type { TreadAudit } from '../../core/bake/passages/treadAudit';
import type { FloorOwnerName } from '../../core/passages/owners/ownerNames';
import { BORES, type Bore, HELIX } from '../../core/passages/study/referencePaths';
import { runToEnd } from '../../core/steps';

const audit = (owner: FloorOwnerName, bore: Bore): TreadAudit => runToEnd(carveAuditSteps(owner, bore));
const CELL = 0.25;

describe.each(BORES)('R3’s helix, carved with a bore of %d m,', (bore) => {
  test('has a floor everywhere, room above it and one tread under route-pass', () => {
    const found = audit('route-pass', bore);
    expect(found).toMatchObject({ floor: 1, blocked: 0, tread: true, stopsAt: -1 });
    expect(found.headroomMin).toBeCloseTo(bore === 3 ? 2.5 : 2.16, 2);
    expect(found.headroomMin).toBeGreaterThanOrEqual(2);
    expect(Math.abs(found.headroomMedian - (bore === 3 ? 3.07 : 3.06))).toBeLessThan(0.01);
  });

  test.each(['nearest-floor', 'helix-turn'] as const)('is filled up to half the pitch under %s', (owner) => {
    const found = audit(owner, bore);
    expect(found).toMatchObject({ floor: 1, blocked: 0, tread: true });
    expect(found.headroomMin).toBeCloseTo(1.5, 2);
    expect(Math.abs(found.headroomMedian - HELIX.pitch / 2)).toBeLessThan(CELL);
  });

  test('is a little lower still under height-bin', () => {
    const found = audit('height-bin', bore);
    expect(found).toMatchObject({ floor: 1, tread: true });
    expect(found.blocked).toBeCloseTo(0.03, 2);
    expect(found.headroomMin).toBeCloseTo(1.44, 2);
  });

  test('has crumbs over the path under floor-band', () => {
    const found = audit('floor-band', bore);
    expect(Math.abs(found.floor - 0.76)).toBeLessThan(0.01);
    expect(found.blocked).toBeGreaterThanOrEqual(0.25);
    expect(found.headroomMin).toBeCloseTo(0.11, 2);
    expect(found.tread).toBe(false);
  });

  test.each(['segment-centreline', 'strictly-below', 'highest-below'] as const)(
    'is an open shaft without a tread under %s',
    (owner) => {
      const found = audit(owner, bore);
      expect(found.floor).toBeLessThanOrEqual(0.1);
      expect(found).toMatchObject({ blocked: 0, tread: false });
      expect(found.headroomMin).toBeGreaterThan(40);
    },
  );

  test('keeps no tread in a hard union of tubes that are each cut by their own floor', () => {
    expect(runToEnd(hardUnionAuditSteps(bore))).toMatchObject({ blocked: 0, tread: false });
  });
});

test('R3’s helix is an open shaft under analytic-centreline too', () => {
  const found = audit('analytic-centreline', 3);
  expect(found.floor).toBeCloseTo(0.05, 2);
  expect(found).toMatchObject({ blocked: 0, tread: false });
}, 30_000);
