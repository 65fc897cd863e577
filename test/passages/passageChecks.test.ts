import { describe, expect, test } from 'vitest';
import type { Fault } from '../../core/fault';
import { checkPassages, routesOf } from '../../core/passages/checkedRoutes';
import type { FloorOwnerName } from '../../core/passages/owners/ownerNames';
import type { Passage } from '../../core/passages/passage';
import { expectArgumentError, expectOutOfRange } from '../core/errors';

const straight = { style: 'straight', from: [0, 0, 0], to: [60, 10, 0], controls: 65, radius: 3 } as const;
const worm = { ...straight, style: 'worm', amplitude: 3, wavelength: 20 } as const;
const spiral = {
  style: 'spiral',
  centre: [0, 0],
  startY: 0,
  spiralRadius: 3,
  pitch: 3,
  turns: 2,
  controlsPerTurn: 20,
  radius: 3,
} as const;
const cascade = {
  style: 'cascade',
  from: [0, 0, 0],
  heading: [1, 0],
  advance: 7,
  loopRadius: 4,
  loops: 2,
  endY: 9,
  controlsPerLoop: 30,
  radius: 3,
} as const;
const listed = {
  style: 'route',
  points: [
    [0, 0, 0],
    [4, 1, 2],
    [9, 1, 3],
  ],
  radius: 2,
} as const;

function faultsOf(passages: readonly Passage[], owner: FloorOwnerName = 'route-pass'): string[] {
  const faults: Fault[] = [];
  checkPassages(passages, owner, (fault) => faults.push(fault));
  return faults.map(({ code, at }) => `${code} ${at.join('.')}`);
}

describe('a sound passage', () => {
  test.each([straight, worm, spiral, cascade, listed])('of style $style has no fault', (passage) => {
    expect(faultsOf([passage])).toEqual([]);
  });
});

describe('a passage is refused', () => {
  const faulty: [why: string, passage: Passage, fault: string][] = [
    ['for a radius of 0', { ...straight, radius: 0 }, 'LL220 radius'],
    ['for a radius below 0', { ...straight, radius: -1 }, 'LL220 radius'],
    ['for a radius that is no number', { ...straight, radius: Number.NaN }, 'LL220 radius'],
    ['for an endless radius', { ...straight, radius: Infinity }, 'LL220 radius'],
    ['for a radius of 0 in a profile', { ...straight, radius: [{ at: 0, radius: 0 }] }, 'LL220 radius.0.radius'],
    ['for a profile of no entries', { ...straight, radius: [] }, 'LL225 radius'],
    ['for a share beyond the end', { ...straight, radius: [{ at: 1.5, radius: 1 }] }, 'LL225 radius.0.at'],
    [
      'for shares that do not rise',
      {
        ...straight,
        radius: [
          { at: 0.5, radius: 1 },
          { at: 0.5, radius: 2 },
        ],
      },
      'LL225 radius.1.at',
    ],
    ['with one control', { ...straight, controls: 1 }, 'LL221 controls'],
    ['with half a control', { ...straight, controls: 2.5 }, 'LL221 controls'],
    ['with far too many controls', { ...straight, controls: 1e9 }, 'LL221 controls'],
    ['with one point', { ...listed, points: [[0, 0, 0]] }, 'LL221 points'],
    ['with no points', { ...listed, points: [] }, 'LL221 points'],
    ['with so few turns that no segment is left', { ...spiral, turns: 0.02 }, 'LL221 controlsPerTurn'],
    ['without turns', { ...spiral, turns: 0 }, 'LL225 turns'],
    ['around nothing', { ...spiral, spiralRadius: 0 }, 'LL225 spiralRadius'],
    ['with waves of no length', { ...worm, wavelength: 0 }, 'LL225 wavelength'],
    ['with more waves than can be', { ...worm, wavelength: 1e-6 }, 'LL225 wavelength'],
    ['with a heading that leads nowhere', { ...cascade, heading: [0, 0] }, 'LL225 heading'],
    ['with loops of no radius', { ...cascade, loopRadius: 0 }, 'LL225 loopRadius'],
    ['for a coordinate beyond the bound', { ...straight, to: [3e6, 0, 0] }, 'LL204 to.0'],
    [
      'for a height that is no number',
      {
        ...listed,
        points: [
          [0, Number.NaN, 0],
          [1, 0, 0],
        ],
      },
      'LL203 points.0.1',
    ],
    ['as a shaft', { ...straight, to: [0, 10, 0] }, 'LL222 to'],
    [
      'with two points above each other',
      {
        ...listed,
        points: [
          [0, 0, 0],
          [4, 1, 2],
          [4, 5, 2],
        ],
      },
      'LL222 points.2',
    ],
    ['with controls closer than 1/1024 m', { ...straight, to: [0.01, 0, 0] }, 'LL222 controls'],
    ['with a spiral as thin as a thread', { ...spiral, spiralRadius: 1e-4 }, 'LL222 controlsPerTurn'],
    ['over more than exact distances allow', { ...straight, to: [17_000, 0, 0] }, 'LL226 0'],
  ];

  test.each(faulty)('%s', (_, passage, fault) => {
    expect(faultsOf([passage])).toContainEqual(fault.startsWith('LL226') ? 'LL226 passages.0' : place(fault));
  });

  /** As a place in a block's passages. */
  const place = (fault: string) => fault.replace(' ', ' passages.0.');

  test('with all its faults at once', () => {
    expect(faultsOf([{ ...straight, radius: 0, to: [1, Number.NaN, 3e6] }])).toHaveLength(3);
  });

  test('by an error of the documents, where routes are asked for', () => {
    expectOutOfRange(() => routesOf([{ ...straight, radius: 0 }]), 'The tube’s radius is 0 m');
    expectArgumentError(
      () =>
        routesOf([
          {
            ...listed,
            points: [
              [0, 0, 0],
              [0, 1, 0],
            ],
          },
        ]),
      'same x and z',
    );
  });
});

describe('passages of one block', () => {
  test('are refused where they lie too far from each other', () => {
    const far = { ...straight, from: [20_000, 0, 0], to: [20_010, 0, 0] } as const;
    expect(faultsOf([far])).toEqual([]);
    expect(faultsOf([straight, far])).toEqual(['LL226 passages.1']);
  });

  test('are refused where they have too many segments together', () => {
    const long = { ...spiral, turns: 60_000, controlsPerTurn: 10 };
    expect(
      faultsOf([
        { ...long, pitch: 0.01 },
        { ...long, pitch: 0.01 },
      ]),
    ).toEqual(['LL221 passages.1']);
  });
});

describe('a rule', () => {
  test('that needs an axis and a pitch serves spirals only', () => {
    expect(faultsOf([spiral], 'helix-turn')).toEqual([]);
    expect(faultsOf([spiral, worm], 'helix-turn')).toEqual(['LL223 floorOwner']);
    expect(faultsOf([{ ...spiral, pitch: 0 }], 'helix-turn')).toEqual(['LL223 floorOwner']);
    expectArgumentError(() => routesOf([worm], 'helix-turn'), 'needs an axis and a pitch');
  });

  test('that needs a formula does not serve listed points', () => {
    expect(faultsOf([spiral, worm, cascade, straight], 'analytic-centreline')).toEqual([]);
    expect(faultsOf([spiral, listed], 'analytic-centreline')).toEqual(['LL223 floorOwner']);
  });
});
