import { SPAN_STATES, SpanState } from '../core/spans/spanState';
import { areaColours } from './colour/areaColours';
import { heatScale } from './colour/heatScale';
import { parseHex, type Rgb } from './colour/lab';
import { HEAT_STEPS } from './spans/paint';
import { areaGroup, areaOfGroup, SPAN_GROUPS, type SpanGroup } from './spans/spanGroup';

/**
 * The colour of each state's tops, exactly as they stand on the screen in every theme. Any two are
 * at least 31 apart in Lab, for normal vision, protanopia, deuteranopia and tritanopia. Solid and
 * walkable recede; ledge and eroded are what the eye finds first.
 */
export const STATE_COLOURS: Readonly<Record<SpanState, string>> = {
  [SpanState.Solid]: '#828798',
  [SpanState.TooSteep]: '#423657',
  [SpanState.Walkable]: '#5fbc7f',
  [SpanState.Promoted]: '#d6f286',
  [SpanState.Ledge]: '#ed8403',
  [SpanState.LowHeadroom]: '#cc1029',
  [SpanState.Eroded]: '#b54ffb',
};

/**
 * The islands' colours, the largest island's first. Each was chosen as the one furthest from those
 * before it and from the greys of walls, for the eye among the four kinds that tells it apart worst. The last one is shared by all smaller islands.
 */
const ISLAND_COLOURS = [
  ...['#6c95f9', '#f08e27', '#82f594', '#93279d', '#b21419', '#f1a8f5', '#b77e5e', '#aadabb'],
  ...['#f8dd4a', '#405ad3', '#9d353b', '#976faf', '#f0b66a', '#64b686', '#9d8b33', '#eed5ee'],
  ...['#237257', '#86a9d0', '#435a80', '#dcf777', '#b2583a', '#b8fbbe', '#609680', '#8a6ece'],
  '#59d893',
].map(parseHex);

const AREAS = SPAN_GROUPS - SPAN_STATES;

const AREA_COLOURS = areaColours(Object.values(STATE_COLOURS).map(parseHex), AREAS);

/** The colour of a group's tops, unless a person has chosen another. */
export function groupColour(group: SpanGroup): Rgb {
  const area = areaOfGroup(group);
  if (area === undefined) return parseHex(STATE_COLOURS[group as SpanState]);
  // Area 0, ground that a volume closes, is rare: the first colours go to areas 1, 2, …
  return AREA_COLOURS[(area + AREAS - 1) % AREAS];
}

/** A colour for each paint (spans/paint.ts) but the hatching of cuts, which goes with the walls. */
export type Palette = readonly Rgb[];

const FIRST_PALETTE: Palette = [
  ...Array.from({ length: SPAN_GROUPS }, (_, group) => groupColour(group)),
  ...ISLAND_COLOURS,
  ...heatScale(HEAT_STEPS),
];

/** What the settings call the states. */
const STATE_NAMES: Readonly<Record<string, SpanState>> = {
  solid: SpanState.Solid,
  tooSteep: SpanState.TooSteep,
  walkable: SpanState.Walkable,
  promoted: SpanState.Promoted,
  ledge: SpanState.Ledge,
  lowHeadroom: SpanState.LowHeadroom,
  eroded: SpanState.Eroded,
};

function groupNamed(name: string): SpanGroup | undefined {
  if (Object.hasOwn(STATE_NAMES, name)) return STATE_NAMES[name];
  const area = Number(/^area (\d{1,2})$/.exec(name)?.[1] ?? AREAS);
  // Ground of area 63 is what nothing marked: it goes by the name of walkable.
  return area < AREAS ? areaGroup(area) : undefined;
}

/**
 * The colours of everything that is drawn.
 * @param own a person's own colours, `#rrggbb` by the name of a state or `area 5`; names and colours
 *   that are none are passed over
 */
export function paletteWith(own: Readonly<Record<string, string>> = {}): Palette {
  const palette = [...FIRST_PALETTE];
  for (const [name, colour] of Object.entries(own)) {
    const group = groupNamed(name);
    if (group !== undefined && /^#[0-9a-f]{6}$/i.test(colour)) palette[group] = parseHex(colour);
  }
  return palette;
}
