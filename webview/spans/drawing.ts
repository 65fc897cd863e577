import type { SpanGroup } from './spanGroup';

/** What the colours of the tops can tell. */
export const COLOURINGS = ['state', 'island', 'distance', 'owner', 'floorError'] as const;
export type Colouring = (typeof COLOURINGS)[number];

/** Whether the colours tell of the floors of passages, which only rock has. */
export function tellsFloors(colouring: Colouring): colouring is 'owner' | 'floorError' {
  return colouring === 'owner' || colouring === 'floorError';
}

/** A cut through the level: what lies below `row`, or with `single` only the row below it. */
export interface Slice {
  /** The row above the highest one that is drawn, 1 … the grid's height. */
  readonly row: number;
  readonly single: boolean;
}

/** What of the spans is drawn, and how it is coloured. */
export interface Drawing {
  /** Groups whose spans are left out. */
  readonly hidden: ReadonlySet<SpanGroup>;
  /** Undefined while the whole level is drawn. */
  readonly slice: Slice | undefined;
  readonly colouring: Colouring;
  /** Whether each state has a pattern besides its colour. */
  readonly patterns: boolean;
}
