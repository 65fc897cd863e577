import type { SpanPacket } from '../../core/bake/spanPacket';
import { SPAN_STATES, SpanState } from '../../core/spans/spanState';

/**
 * What a span counts as in the legend and how its top is coloured: its state, or, for a walkable
 * span of a marked area, that area. Groups 0 … 6 are the states; group 7 + a is area a.
 */
export type SpanGroup = number;

/** The area of ground that no volume marked; such spans belong to `Walkable` itself. */
const UNMARKED_AREA = 63;

/** One group a state, and one for each area 0 … 62. */
export const SPAN_GROUPS = SPAN_STATES + UNMARKED_AREA;

/** The group of a span with this state and this final area id. */
export function spanGroup(state: number, area: number): SpanGroup {
  return state === SpanState.Walkable && area < UNMARKED_AREA ? SPAN_STATES + area : state;
}

/** The group of area `area`, 0 … 62. */
export function areaGroup(area: number): SpanGroup {
  return SPAN_STATES + area;
}

/** The area id of a group, or undefined for a state's group. */
export function areaOfGroup(group: SpanGroup): number | undefined {
  return group < SPAN_STATES ? undefined : group - SPAN_STATES;
}

/** How many spans of each group a packet holds; {@link SPAN_GROUPS} entries. */
export function countGroups(packet: SpanPacket): Uint32Array {
  const counts = new Uint32Array(SPAN_GROUPS);
  for (let i = 0; i < packet.state.length; i++) counts[spanGroup(packet.state[i], packet.area[i])]++;
  return counts;
}
