import { SPAN_GROUPS } from './spanGroup';

/**
 * What the top of a drawn span is painted with, 0 … 127: the colours of the groups, then those of the
 * islands by rank, the shared one of all smaller islands, the steps of the heat scale, and at the end
 * the hatching of a span that was cut.
 */
export type Paint = number;

/** Islands with a colour of their own, the largest first. */
export const OWN_ISLANDS = 24;

/** Steps of the heat scale, from the edge inwards. */
export const HEAT_STEPS = 32;

const FIRST_ISLAND = SPAN_GROUPS;
const FIRST_HEAT = FIRST_ISLAND + OWN_ISLANDS + 1;

/** The top where a slice cut through a span. */
export const CUT_PAINT: Paint = FIRST_HEAT + HEAT_STEPS;

/** How many paints there are; they fill the seven bits that a look has for them (faceLook.ts). */
export const PAINTS = CUT_PAINT + 1;

/** The paint of an island, by its rank from 0, the largest; all from {@link OWN_ISLANDS} on share one. */
export function islandPaint(rank: number): Paint {
  return FIRST_ISLAND + Math.min(rank, OWN_ISLANDS);
}

/** The paint of a step of the heat scale, 0 … {@link HEAT_STEPS} - 1. */
export function heatPaint(step: number): Paint {
  return FIRST_HEAT + step;
}

/** The paint of a turn of a passage, numbered on through all of a level: the islands' colours, over and over. */
export function turnPaint(turn: number): Paint {
  return FIRST_ISLAND + (turn % OWN_ISLANDS);
}

/** Beyond the end of a heat scale that has one: a dark red, the colour of an island, as the scale has no red. */
export const BEYOND_PAINT: Paint = FIRST_ISLAND + 4;
