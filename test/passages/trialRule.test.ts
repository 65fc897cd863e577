import { describe, expect, test } from 'vitest';
import { bakeLevel } from '../../core/bake/bakeLevel';
import type { TreadAudit } from '../../core/bake/passages/treadAudit';
import { rocksOf, servingRules } from '../../core/bake/passages/trialRule';
import { readLevel } from '../../core/level/levelReader';
import type { FloorOwnerName } from '../../core/passages/owners/ownerNames';
import { runToEnd } from '../../core/steps';
import { outlinePassages, outlineTread } from '../../extension/bakes/outlinePassages';

const NO_FILES = { text: () => Promise.reject(new Error('there is no such file')) };

const spiral = {
  ...{ id: 'ramp', style: 'spiral', centre: [0, 0], startY: 2, spiralRadius: 3, pitch: 3.31 },
  ...{ turns: 2.5, controlsPerTurn: 20, radius: 3, open: 'end' },
};
const listed = {
  style: 'route',
  points: [
    [-6, 2, 0],
    [0, 2, 0],
    [6, 2, 1],
  ],
  radius: 1.5,
}; // prettier-ignore

function levelOf(passages: readonly object[], own?: FloorOwnerName): string {
  const rock = { type: 'rock', offset: [0, 0, 0], size: [56, 60, 56], ...(own && { floorOwner: own }), passages };
  const settings = { cellSize: 0.25, cellHeight: 0.25, height: 6, climb: 2, radius: 0 };
  return JSON.stringify({ settings, bounds: { min: [-7, 0, -7], max: [7, 15, 7] }, geometry: [rock] });
}

async function bake(text: string, floorOwner?: FloorOwnerName) {
  let picture: ArrayBuffer | undefined;
  let floors: ArrayBuffer | undefined;
  let treads: readonly TreadAudit[] = [];
  const { summaries } = await bakeLevel(text, NO_FILES, (steps) => runToEnd(steps), {
    floorOwner,
    onSpans: (packet) => {
      picture = packet;
    },
    onFloors: (packet, audits) => {
      floors = packet;
      treads = audits;
    },
  });
  return { picture, floors, treads, walkable: summaries[0].walkableCells };
}

describe('A rule on trial', () => {
  test('gives the picture that the level would give if it named that rule', async () => {
    const own = await bake(levelOf([spiral]));
    const trial = await bake(levelOf([spiral]), 'floor-band');
    const written = await bake(levelOf([spiral], 'floor-band'));
    expect(trial.picture).toEqual(written.picture);
    expect(trial.floors).toEqual(written.floors);
    expect(trial.walkable).not.toBe(own.walkable);
    expect(own.treads.map(({ tread, floor, blocked }) => [tread, floor, blocked])).toEqual([[true, 1, 0]]);
    expect(trial.treads[0].blocked).toBeGreaterThan(0.1);
  });

  test('leaves a level as it is whose passages it cannot serve', async () => {
    const own = await bake(levelOf([spiral, listed]));
    expect(await bake(levelOf([spiral, listed]), 'helix-turn')).toEqual({ ...own, treads: expect.anything() });
  });

  test('tells nothing of floors in a level without rock', async () => {
    const { floors } = await bake('{ "bounds": { "min": [0, 0, 0], "max": [1, 1, 1] }, "geometry": [] }');
    expect(floors).toBeUndefined();
  });
});

describe('The rules that are offered', () => {
  const offered = async (passages: readonly object[]) => {
    const { levels } = await readLevel(levelOf(passages), NO_FILES);
    return servingRules(rocksOf(levels[0]));
  };

  test('are all nine for a spiral, ours first', async () => {
    const rules = await offered([spiral]);
    expect(rules[0]).toBe('route-pass');
    expect(new Set(rules).size).toBe(9);
  });

  test('are those that serve every passage', async () => {
    const rules = await offered([spiral, listed]);
    expect(rules).toHaveLength(7);
    expect(rules).not.toContain('helix-turn');
    expect(rules).not.toContain('analytic-centreline');
  });
});

describe('What the view is told of passages', () => {
  test('is their routes, their ends and their turns, numbered on', async () => {
    const { levels } = await readLevel(levelOf([spiral, listed], 'nearest-floor'), NO_FILES);
    const { passages } = outlinePassages(levels[0], 'floor-band');
    expect(passages?.rule).toMatchObject({ own: ['nearest-floor'], trial: 'floor-band' });
    const [ramp, other] = passages?.passages ?? [];
    expect([ramp.name, other.name]).toEqual(['ramp', 'passage 1']);
    expect([ramp.openStart, ramp.openEnd, other.openStart]).toEqual([false, true, true]);
    expect(ramp.controls).toHaveLength(51);
    expect(ramp.controls[0]).toEqual([3, 2, 0, 3]);
    expect([ramp.turns[0], ramp.turns[49], other.turns[0]]).toEqual([0, 2, 3]);
  });

  test('is no rule on trial that cannot serve', async () => {
    const { levels } = await readLevel(levelOf([listed]), NO_FILES);
    expect(outlinePassages(levels[0], 'helix-turn').passages?.rule.trial).toBeUndefined();
  });

  test('is nothing of a level without rock', async () => {
    const { levels } = await readLevel(
      '{ "bounds": { "min": [0, 0, 0], "max": [1, 1, 1] }, "geometry": [] }',
      NO_FILES,
    );
    expect(outlinePassages(levels[0], undefined)).toEqual({});
  });

  test('leaves out a headroom that is none', () => {
    const audit = {
      probes: 3,
      lowest: -1,
      rowsMin: 0,
      tightest: -1,
      stopsAt: 0,
      floor: 0,
      blocked: 1,
      begins: false,
      tread: false,
    };
    const none = { ...audit, headroomMin: Number.NaN, headroomMedian: Number.POSITIVE_INFINITY };
    expect(outlineTread(none)).toEqual({ floor: 0, blocked: 1, tread: false });
    expect(outlineTread({ ...none, headroomMin: 2 })).toMatchObject({ headroomMin: 2 });
  });
});
