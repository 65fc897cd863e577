import { describe, expect, test } from 'vitest';
import { passageAuditSteps } from '../../core/bake/passages/passageAudit';
import { blockReach } from '../../core/passages/blockReach';
import { crumbSteps } from '../../core/passages/crumbs';
import { floorErrorMapSteps } from '../../core/passages/floorErrorMap';
import type { FloorOwnerName } from '../../core/passages/owners/ownerNames';
import type { Passage } from '../../core/passages/passage';
import { passOverlapSteps } from '../../core/passages/passOverlaps';
import { routeProbes } from '../../core/passages/routeProbes';
import { PRINTED_TABLE } from '../../core/passages/study/ownerTable';
import { helixPassage } from '../../core/passages/study/referencePaths';
import { runToEnd } from '../../core/steps';
import { carve, type Scene, scene } from './carvings';

type Corner = [number, number, number];
const AGENT = { height: 6, climb: 2 };

function overlapsOf({ block, frame }: Scene) {
  const probes = block.routes.map((route) => routeProbes(route, frame));
  return runToEnd(passOverlapSteps(block, probes));
}

function crumbsOf(one: Scene) {
  return runToEnd(crumbSteps(one.block, carve(one), one.frame, 1.5));
}

function reachOf({ block, frame }: Scene) {
  return blockReach(block, frame, 0, routeProbes(block.routes[0], frame));
}

const twoTurns = (owner: FloorOwnerName = 'route-pass') =>
  scene(
    [{ ...helixPassage(3), turns: 2 }],
    [
      [-7, -4, -7],
      [7, 12, 7],
    ],
    owner,
  );

describe('two passes that cut into each other', () => {
  const lower: Passage = { style: 'straight', from: [0, 3, 6], to: [12, 3, 6], controls: 13, radius: 2 };
  const upper = (y: number): Passage => ({
    style: 'straight',
    from: [6, y, 0],
    to: [6, y, 12],
    controls: 13,
    radius: 2,
  });
  const bounds: [Corner, Corner] = [
    [0, 0, 0],
    [12, 14, 12],
  ];

  test('are told where they cross, with the headroom that is left', () => {
    const overlaps = overlapsOf(scene([lower, upper(5.5)], bounds));
    expect(overlaps).toHaveLength(1);
    expect(overlaps[0]).toMatchObject({ otherRoute: 1, worst: { route: 0 } });
    // From 1.77 up to 4.27, less 0.25 for what the upper floor rests on.
    expect(overlaps[0].headroom).toBeCloseTo(2.25, 6);
    expect(overlaps[0].from.x).toBeCloseTo(4, 0);
    expect(overlaps[0].to.x).toBeCloseTo(8, 0);
  });

  test('are not, where rock is left between the tubes', () => {
    expect(overlapsOf(scene([lower, upper(7.2)], bounds))).toEqual([]);
  });

  test('may be turns of one passage', () => {
    const overlaps = overlapsOf(twoTurns());
    expect(overlaps).toHaveLength(1);
    expect(overlaps[0]).toMatchObject({ otherRoute: 0, from: { share: 0 } });
    expect(overlaps[0].headroom).toBeLessThan(3.31 - 0.25);
  });
});

describe('crumbs', () => {
  test('are left in the way by floor-band, and not by route-pass', () => {
    const [found, ...others] = crumbsOf(twoTurns('floor-band'));
    expect(others).toEqual([]);
    expect(found).toMatchObject({ route: 0 });
    expect(found.voxels).toBeGreaterThan(100);
    expect(found.aboveFloor).toBeGreaterThan(0.25);
    expect(found.aboveFloor).toBeLessThan(0.6);
    expect(crumbsOf(twoTurns())).toEqual([]);
  });

  test('count for the passage whose way they are in', () => {
    const far: Passage = { style: 'straight', from: [20, 3, -5], to: [20, 3, 5], controls: 6, radius: 1 };
    const both = scene(
      [far, { ...helixPassage(3), turns: 2 }],
      [
        [-7, -4, -7],
        [22, 12, 7],
      ],
      'floor-band',
    );
    expect(crumbsOf(both)).toMatchObject([{ route: 1 }]);
  });
});

describe('a passage and its block', () => {
  const along = (from: Corner, to: Corner, open: Passage['open'] = 'none'): Passage => {
    return { style: 'straight', from, to, controls: 21, radius: 2, open };
  };
  // Its centre lies 0.62 m above the player's height, its floor 1.85 m below that.
  const bounds: [Corner, Corner] = [
    [0, 0, 0],
    [20, 8, 8],
  ];

  test('are at peace where the tube stays inside', () => {
    expect(reachOf(scene([along([3, 3, 4], [17, 3, 4])], bounds))).toEqual({ tube: [] });
  });

  test('may part at an open end', () => {
    expect(reachOf(scene([along([0, 3, 4], [20, 3, 4], 'both')], bounds))).toEqual({ tube: [] });
    const { tube } = reachOf(scene([along([0, 3, 4], [20, 3, 4], 'start')], bounds));
    expect(tube).toMatchObject([{ side: '+x', at: { share: 1 } }]);
    expect(tube[0].distance).toBeCloseTo(2, 6);
  });

  test('part where the tube breaks through a side', () => {
    const { tube, route } = reachOf(scene([along([3, 3, 4], [17, 3, 7])], bounds));
    expect(route).toBeUndefined();
    expect(tube).toMatchObject([{ side: '+z', at: { share: 1 } }]);
    expect(tube[0].distance).toBeCloseTo(1, 6);
  });

  test('part below only where the floor does', () => {
    // At 1.3 m the tube’s lowest point is at -0.08, but its floor at 0.07.
    expect(reachOf(scene([along([3, 1.3, 4], [17, 1.3, 4])], bounds))).toEqual({ tube: [] });
    expect(reachOf(scene([along([3, 1, 4], [17, 1, 4])], bounds)).tube).toMatchObject([{ side: 'bottom' }]);
  });

  test('part where the route itself leads out, which is told with how far', () => {
    const { route } = reachOf(scene([along([3, 3, 4], [23, 3, 4])], bounds));
    expect(route).toMatchObject({ side: '+x', at: { share: 1 } });
    expect(route?.distance).toBeCloseTo(3, 6);
  });
});

/** The errors of the floors whose column lies within half a metre of the helix's circle. */
function errorsOnRoute(owner: FloorOwnerName): number[] {
  const one = twoTurns(owner);
  const { width } = one.frame;
  const rock = carve(one);
  const errors = runToEnd(floorErrorMapSteps(one.block, rock, one.frame));
  const kept: number[] = [];
  for (let column = 0; column + 1 < rock.first.length; column++) {
    const x = (column % width) * 0.25 - 6.875;
    const z = Math.floor(column / width) * 0.25 - 6.875;
    if (Math.abs(Math.hypot(x, z) - 3) > 0.5) continue;
    kept.push(...errors.slice(rock.first[column], rock.first[column + 1]).filter((error) => !Number.isNaN(error)));
  }
  return kept;
}

describe('the error of carved floors', () => {
  test('is a centimetre or two along the route under route-pass, and more under a rule that looks below', () => {
    const errors = errorsOnRoute('route-pass');
    expect(errors.length).toBeGreaterThan(200);
    expect(Math.max(...errors.map(Math.abs))).toBeLessThan(0.02);
    expect(Math.min(...errorsOnRoute('highest-below'))).toBeLessThan(-0.1);
  });

  test('is told for no run on which no floor stands', () => {
    const one = twoTurns();
    const rock = carve(one);
    const errors = runToEnd(floorErrorMapSteps(one.block, rock, one.frame));
    expect(errors).toHaveLength(rock.owner.length);
    for (let run = 0; run < errors.length; run++) if (rock.owner[run] < 0) expect(errors[run]).toBeNaN();
  });
});

describe('the audit of a passage', () => {
  test('finds R3’s figures for R3’s helix', () => {
    for (const owner of ['nearest-floor', 'strictly-below'] as const) {
      const { block, frame } = scene(
        [helixPassage(3)],
        [
          [-7, -4, -7],
          [7, 47, 7],
        ],
        owner,
      );
      const [{ probes, error, controlSpacing }] = runToEnd(passageAuditSteps(block, frame, AGENT));
      const printed = PRINTED_TABLE[owner]?.['3.0'];
      expect(probes.count).toBe(1984);
      expect(error.peakToPeak).toBeCloseTo(printed?.peakToPeak ?? 0, 3);
      expect(error.maxAbs).toBeCloseTo(printed?.maxAbs ?? 0, 3);
      expect(controlSpacing).toBeCloseTo(0.9386, 4);
    }
  });

  test('tells where a tread stops', () => {
    const points: Corner[] = [
      [2, 3, 4],
      [6, 3, 4],
      [10, 3, 4],
      [11, 6, 4],
      [15, 6, 4],
      [19, 6, 4],
    ];
    const { block, frame } = scene(
      [{ style: 'route', points, radius: 1.5 }],
      [
        [0, 0, 0],
        [21, 11, 8],
      ],
    );
    const [{ tread, probes }] = runToEnd(passageAuditSteps(block, frame, AGENT));
    expect(tread.tread).toBe(false);
    expect(probes.x[tread.stopsAt]).toBeGreaterThan(9.5);
    expect(probes.x[tread.stopsAt]).toBeLessThan(11.5);
  });

  test('is made for each passage of a block', () => {
    const left: Passage = { style: 'straight', from: [0, 3, 3], to: [16, 5, 3], controls: 13, radius: 1.5 };
    const right: Passage = { ...left, from: [0, 3, 9], to: [16, 3, 9] };
    const { block, frame } = scene(
      [left, right],
      [
        [0, 0, 0],
        [16, 8, 12],
      ],
    );
    const audits = runToEnd(passageAuditSteps(block, frame, AGENT));
    expect(audits.map(({ tread }) => [tread.tread, tread.floor, tread.blocked])).toEqual([
      [true, 1, 0],
      [true, 1, 0],
    ]);
  });
});
