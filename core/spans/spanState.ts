/**
 * What became of a span on its way through the stages, one byte a span. The same names stand
 * in the view's legend, the problems, the command line and the docs.
 */
export const SpanState = {
  /** Solid that was never a floor: walls, ceilings, surfaces given area 0. */
  Solid: 0,
  /** Faces up, but steeper than the agent's slope (§2). */
  TooSteep: 1,
  /** A floor that the agent can stand on. */
  Walkable: 2,
  /** A low obstacle that the floor below it made walkable (§6.1). */
  Promoted: 3,
  /** A floor beside a drop, or on ground too uneven for the agent's climb (§6.2). */
  Ledge: 4,
  /** A floor with too little room above it (§6.3). */
  LowHeadroom: 5,
  /** A floor closer to an edge than the agent's radius (§8). */
  Eroded: 6,
} as const;

export type SpanState = (typeof SpanState)[keyof typeof SpanState];

/** How many states there are; states are 0 … SPAN_STATES - 1. */
export const SPAN_STATES = 7;
