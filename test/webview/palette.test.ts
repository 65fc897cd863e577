import { describe, expect, test } from 'vitest';
import { SPAN_STATES } from '../../core/spans/spanState';
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
import { groupColour, STATE_COLOURS } from '../../webview/palette';
import { SPAN_GROUPS } from '../../webview/spans/spanGroup';

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
