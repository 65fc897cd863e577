import { describe, expect, test } from 'vitest';
import { controlPlaces, curvePlaces, ringAt, ringPlaces } from '../../webview/passages/passageCurve';
import { routeFigure, tubeFigure } from '../../webview/passages/passageFigure';
import { ruleNames, ruleOfName, trialText } from '../../webview/passages/ruleText';
import { treadText } from '../../webview/passages/treadText';

/** Ten metres along x at a player's height of 2 m: the floor at 0.77 m, the tube's centre at 2.12 m. */
const hall = {
  name: 'hall',
  controls: [0, 2, 4, 6, 8, 10].map((x) => [x, 2, 0, 1.5] as const),
  turns: [0, 0, 0, 0, 0],
  openStart: false,
  openEnd: true,
};
const frame = { origin: [-1, 0, -2], cellSize: 0.5, rowHeight: 1 } as const;

describe('A passage over the picture', () => {
  test('follows its control points, ends included', () => {
    const places = curvePlaces(hall);
    expect(places).toHaveLength(21);
    expect(places.filter((_, i) => i % 4 === 0).map(({ at }) => at)).toEqual(controlPlaces(hall).map(({ at }) => at));
    expect(places.map(({ segment }) => segment).at(-1)).toBe(4);
    expect(places[0]).toMatchObject({ radius: 1.5 });
    expect(places[0].centre).toBeCloseTo(2.12, 12);
    expect(places[0].floor).toBeCloseTo(0.77, 12);
  });

  test('has rings at both ends and about two radii apart, each across the way and cut by the floor', () => {
    const places = curvePlaces(hall);
    const rings = ringPlaces(places);
    // Its end point counts twice for the curve, so that the last segment's middle stands at 146/16.
    expect(rings.map((ring) => places[ring].at[0])).toEqual([0, 3, 6, 9.125, 10]);
    const corners = ringAt(places, rings[1]);
    for (const [x] of corners) expect(x).toBeCloseTo(3, 12);
    expect(Math.min(...corners.map(([, y]) => y))).toBeCloseTo(0.77, 12);
    expect(Math.max(...corners.map(([, y]) => y))).toBeCloseTo(3.62, 12);
    expect(Math.max(...corners.map(([, , z]) => z))).toBeCloseTo(1.5, 12);
  });

  test('is drawn in the scene: a cross at each control, glass over a closed end', () => {
    const blue = [0, 0, 255] as const;
    const route = routeFigure([hall], frame, () => blue, [0, 0, 0]);
    expect(route.strokes).toHaveLength(20 + 3 * 6);
    expect(route.strokes[0].from).toEqual([2, 4, 4]);
    const tube = tubeFigure([hall], frame, () => blue);
    expect(tube.strokes).toHaveLength(5 * 24);
    expect(tube.panes).toHaveLength(1);
    expect(tube.panes[0].corners[0][0]).toBeCloseTo(2, 12);
    expect(tubeFigure([{ ...hall, openStart: true }], frame, () => blue).panes).toEqual([]);
  });
});

describe('The list of rules', () => {
  const offered = ['route-pass', 'nearest-floor', 'floor-band'];

  test('marks the rule of the file, and chooses it unless another is on trial', () => {
    const own = ['nearest-floor'];
    const names = ['route-pass', 'nearest-floor (in the file)', 'floor-band'];
    expect(ruleNames({ offered, own })).toEqual({ names, chosen: 'nearest-floor (in the file)' });
    expect(ruleNames({ offered, own, trial: 'floor-band' })).toEqual({ names, chosen: 'floor-band' });
    expect(names.map((name) => ruleOfName(name, { own }))).toEqual(['route-pass', undefined, 'floor-band']);
    expect(trialText('floor-band', { own })).toBe('Trying floor-band; the file says nearest-floor.');
  });

  test('has an entry for a file whose blocks name different rules', () => {
    const own = ['route-pass', 'floor-band', 'route-pass'];
    const { names, chosen } = ruleNames({ offered, own });
    expect(chosen).toBe('as in the file');
    expect(names).toEqual(['as in the file', 'route-pass (in the file)', 'nearest-floor', 'floor-band (in the file)']);
    expect(names.map((name) => ruleOfName(name, { own }))).toEqual([undefined, ...offered]);
    expect(trialText('nearest-floor', { own })).toBe('Trying nearest-floor; the file says route-pass and floor-band.');
  });
});

describe('What a rule came to', () => {
  const good = { floor: 1, blocked: 0, headroomMin: 2.5, headroomMedian: 3.06, tread: true };

  test('is said in one line, of several passages the worst', () => {
    expect(treadText([good], 20252)).toBe(
      'floor 100 % · blocked 0 % · headroom from 2.5 m, mostly 3.06 m · one tread · 20,252 walkable cells',
    );
    const bad = { floor: 0.76, blocked: 0.41, headroomMin: 0.11, headroomMedian: 1.58, tread: false };
    expect(treadText([good, bad], 1)).toBe(
      'floor 76 % · blocked 41 % · headroom from 0.11 m, mostly 1.58 m · no tread from end to end · 1 walkable cell',
    );
  });

  test('knows open shafts, and says only the cells until more is known', () => {
    const shaft = { floor: 0.05, blocked: 0, tread: false };
    expect(treadText([shaft], 7)).toContain('headroom: an open shaft');
    expect(treadText([{ ...shaft, headroomMin: 2 }], 7)).toContain('headroom from 2 m, mostly an open shaft');
    expect(treadText([], 7)).toBe('7 walkable cells');
  });
});
