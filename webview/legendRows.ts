import { SpanState } from '../core/spans/spanState';
import { areaGroup, areaOfGroup, SPAN_GROUPS, type SpanGroup } from './spans/spanGroup';

/** A line of the legend. */
export interface LegendRow {
  readonly group: SpanGroup;
  readonly name: string;
  /** What it means, as a plain sentence. */
  readonly meaning: string;
  /** Spans of the group in the picture. */
  readonly count: number;
}

type Label = readonly [group: SpanGroup, name: string, meaning: string];

const FIRST: readonly Label[] = [
  [SpanState.Walkable, 'Walkable', 'The agent can stand and walk here.'],
  [SpanState.Ledge, 'Ledge', 'The ground beside it drops, or is too uneven, for the agent to climb.'],
  [SpanState.Eroded, 'Eroded', 'Closer to an edge or a wall than the agent is wide.'],
  [SpanState.LowHeadroom, 'Low headroom', 'There is too little room above for the agent to stand.'],
  [SpanState.TooSteep, 'Too steep', 'The slope is steeper than the agent can walk.'],
  [SpanState.Promoted, 'Low obstacle', 'An obstacle so low that the agent steps onto it from the floor beside it.'],
];

const LAST: Label = [SpanState.Solid, 'Other solid', 'Solid that was never a floor, such as a wall or a ceiling.'];

function areaMeaning(area: number): string {
  // Area 0 means no area at all: a volume of area 0 closes the ground that it covers.
  if (area === 0) return 'A volume of area 0 closes this ground: the agent cannot walk here.';
  return `The agent can walk here, and a volume marked the ground as area ${area}.`;
}

/** What a group is called. */
export function groupName(group: SpanGroup): string {
  const area = areaOfGroup(group);
  if (area !== undefined) return `Area ${area}`;
  return [...FIRST, LAST].find(([own]) => own === group)?.[1] ?? '';
}

/**
 * The legend of a picture: every state, and each area that is there, or that is hidden now and
 * could otherwise not be switched on again.
 */
export function legendRows(counts: Uint32Array, hidden: ReadonlySet<SpanGroup>): LegendRow[] {
  const areas: Label[] = [];
  for (let area = 0; areaGroup(area) < SPAN_GROUPS; area++) {
    const group = areaGroup(area);
    if (counts[group] === 0 && !hidden.has(group)) continue;
    areas.push([group, groupName(group), areaMeaning(area)]);
  }
  return [...FIRST, ...areas, LAST].map(([group, name, meaning]) => ({ group, name, meaning, count: counts[group] }));
}
