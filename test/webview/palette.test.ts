import { describe, expect, test } from 'vitest';
import { SPAN_STATES, SpanState } from '../../core/spans/spanState';
import { COLOUR_VISIONS, type ColourVision, seenWith } from '../../webview/colour/colourVision';
import {
  formatHex,
  fromLinear,
  labDistance,
  labOf,
  linearOf,
  parseHex,
  type Rgb,
  toLinear,
} from '../../webview/colour/lab';
import { groupColour, paletteWith, STATE_COLOURS } from '../../webview/palette';
import { CUT_PAINT, HEAT_STEPS, heatPaint, islandPaint, OWN_ISLANDS, PAINTS } from '../../webview/spans/paint';
import { areaGroup, SPAN_GROUPS } from '../../webview/spans/spanGroup';
import { BODIES } from '../../webview/theme';

/** Vischeck's way after Viénot, Brettel and Mollon (1999), as a second opinion on the red-green kinds. */
function vienot(kind: 'protanopia' | 'deuteranopia', colour: Rgb): Rgb {
  const [r, g, b] = colour.map(toLinear);
  const l = 17.8824 * r + 43.5161 * g + 4.11935 * b;
  const m = 3.45565 * r + 27.1554 * g + 3.86714 * b;
  const s = 0.0299566 * r + 0.184309 * g + 1.46709 * b;
  const [L, M] = kind === 'protanopia' ? [2.02344 * m - 2.52581 * s, m] : [l, 0.494207 * l + 1.24827 * s];
  return [
    fromLinear(0.0809444479 * L - 0.130504409 * M + 0.116721066 * s),
    fromLinear(-0.0102485335 * L + 0.0540193266 * M - 0.113614708 * s),
    fromLinear(-0.000365296938 * L - 0.00412161469 * M + 0.693511405 * s),
  ];
}

const states = Object.values(STATE_COLOURS).map(parseHex);
const areas = Array.from({ length: SPAN_GROUPS - SPAN_STATES }, (_, area) => groupColour(SPAN_STATES + area));
const visions = Object.keys(COLOUR_VISIONS) as ColourVision[];

/** The least distance between any colour of `first` and any other of `second`. */
function closest(first: readonly Rgb[], second: readonly Rgb[], see: (colour: Rgb) => Rgb): number {
  const distances = first.flatMap((a) =>
    second.filter((b) => b !== a).map((b) => labDistance(labOf(see(a)), labOf(see(b)))),
  );
  return Math.min(...distances);
}

describe('states', () => {
  test.each(visions)('are at least 31 apart in Lab with %s vision', (vision) => {
    expect(closest(states, states, (colour) => seenWith(vision, colour))).toBeGreaterThanOrEqual(31);
  });

  test.each(['protanopia', 'deuteranopia'] as const)('stay well apart in another model of %s', (kind) => {
    expect(closest(states, states, (colour) => vienot(kind, colour))).toBeGreaterThanOrEqual(25);
  });
});

describe('areas', () => {
  test.each(visions)('keep at least 16 from every state with %s vision', (vision) => {
    expect(closest(areas, states, (colour) => seenWith(vision, colour))).toBeGreaterThanOrEqual(15);
  });

  test('have colours of their own', () => {
    expect(new Set(areas.map(formatHex)).size).toBe(areas.length);
    expect(closest(areas, areas, (colour) => colour)).toBeGreaterThan(5);
  });

  test('of the first dozen ids are plainly different', () => {
    const first = areas.slice(1, 13);
    expect(closest(first, first, (colour) => colour)).toBeGreaterThan(20);
  });
});

/** The backgrounds of VS Code's four default themes. */
const BACKGROUNDS = ['#1f1f1f', '#ffffff', '#000000', '#ffffff'].map(parseHex);

const palette = paletteWith();
const tops = states.filter((_, state) => state !== SpanState.Solid);
const islands = Array.from({ length: OWN_ISLANDS }, (_, rank) => palette[islandPaint(rank)]);
const heat = Array.from({ length: HEAT_STEPS }, (_, step) => palette[heatPaint(step)]);

describe.each(visions)('with %s vision', (vision) => {
  const see = (colour: Rgb) => seenWith(vision, colour);

  test.each(['dark', 'light'] as const)('tops stand out from the sides beside them in %s themes', (kind) => {
    const sides = BODIES[kind].slice(0, 2);
    expect(closest(tops, sides, see)).toBeGreaterThanOrEqual(14);
    expect(closest(islands.slice(0, 12), sides, see)).toBeGreaterThanOrEqual(17);
    expect(closest(islands, sides, see)).toBeGreaterThanOrEqual(11);
  });

  test('tops, sides, islands and heat stand out from the background of each default theme', () => {
    expect(closest(tops, BACKGROUNDS, see)).toBeGreaterThanOrEqual(12);
    expect(closest(islands, BACKGROUNDS, see)).toBeGreaterThanOrEqual(12);
    expect(closest(heat, BACKGROUNDS, see)).toBeGreaterThanOrEqual(14);
    expect(closest(BODIES.dark.slice(0, 2), [BACKGROUNDS[0], BACKGROUNDS[2]], see)).toBeGreaterThanOrEqual(25);
    expect(closest(BODIES.light.slice(0, 2), [BACKGROUNDS[1]], see)).toBeGreaterThanOrEqual(25);
  });

  test('the first dozen islands are well apart, and all of them can be told', () => {
    const dozen = islands.slice(0, 12);
    expect(closest(dozen, dozen, see)).toBeGreaterThanOrEqual(vision === 'normal' ? 25 : 16);
    expect(closest(islands, islands, see)).toBeGreaterThanOrEqual(11);
  });

  test('the heat scale grows lighter with every step, from dark to light', () => {
    const lightness = heat.map((colour) => labOf(see(colour))[0]);
    for (let step = 1; step < HEAT_STEPS; step++) expect(lightness[step]).toBeGreaterThan(lightness[step - 1]);
    expect(lightness[HEAT_STEPS - 1] - lightness[0]).toBeGreaterThan(55);
  });
});

describe('The palette', () => {
  test('has a colour for every paint that is no cut', () => {
    expect(palette).toHaveLength(CUT_PAINT);
    expect(PAINTS).toBe(128);
  });

  test('takes a person’s own colours for states and areas, and passes over what is none', () => {
    const own = paletteWith({
      ledge: '#ffaa00',
      'area 5': '#4488FF',
      'area 63': '#000001',
      nothing: '#000002',
      solid: 'red',
    });
    expect(formatHex(own[SpanState.Ledge])).toBe('#ffaa00');
    expect(formatHex(own[areaGroup(5)])).toBe('#4488ff');
    const changed = own.flatMap((colour, paint) => (formatHex(colour) === formatHex(palette[paint]) ? [] : [paint]));
    expect(changed).toEqual([SpanState.Ledge, areaGroup(5)]);
  });

  test('goes from one step of the heat scale to the next in even steps', () => {
    const steps = heat.slice(1).map((colour, i) => labDistance(labOf(colour), labOf(heat[i])));
    expect(Math.max(...steps) / Math.min(...steps)).toBeLessThan(1.7);
  });
});

describe('Lab', () => {
  test('puts white, black and red where the tables have them', () => {
    expect(labOf([255, 255, 255])[0]).toBeCloseTo(100, 3);
    expect(labOf([0, 0, 0])).toEqual([0, 0, 0]);
    const red = labOf([255, 0, 0]);
    expect(red[0]).toBeCloseTo(53.24, 1);
    expect(red[1]).toBeCloseTo(80.09, 1);
    expect(red[2]).toBeCloseTo(67.2, 1);
  });

  test('comes back to the same colour', () => {
    for (const colour of states) expect(linearOf(labOf(colour)).map(fromLinear)).toEqual([...colour]);
  });

  test('reads and writes hex colours', () => {
    expect(parseHex('#0a80ff')).toEqual([10, 128, 255]);
    expect(formatHex([10, 128, 255])).toBe('#0a80ff');
  });
});
