import { SPAN_STATES, SpanState } from '../core/spans/spanState';
import { areaColours } from './colour/areaColours';
import { parseHex, type Rgb } from './colour/lab';
import { areaOfGroup, SPAN_GROUPS, type SpanGroup } from './spans/spanGroup';

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

const AREAS = SPAN_GROUPS - SPAN_STATES;

const AREA_COLOURS = areaColours(Object.values(STATE_COLOURS).map(parseHex), AREAS);

/** The colour of a group's tops. */
export function groupColour(group: SpanGroup): Rgb {
  const area = areaOfGroup(group);
  if (area === undefined) return parseHex(STATE_COLOURS[group as SpanState]);
  // Area 0, ground that a volume closes, is rare: the first colours go to areas 1, 2, …
  return AREA_COLOURS[(area + AREAS - 1) % AREAS];
}
