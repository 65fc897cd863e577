import type { Column } from '../column';
import type { Route } from '../route';

/** Picks, for the heights of one column, the candidate that owns the floor. */
export interface OwnerRule {
  /** Called when the column has moved, before anything is asked. */
  enter(): void;
  /** The place of the owner for a query at height y, in the column's units; NOBODY where the rule finds none. */
  find(y: number): number;
  /**
   * How far from a column a segment can matter, in widest radii: 1 where a rule asks for those only
   * whose tube can reach it; 2 where it takes the nearest floor, for a query inside a tube is at most
   * two radii away from that tube's floor.
   */
  readonly reach: 1 | 2;
  /** What one query costs, in candidates computed: 1 where it is not given. Pauses go by it. */
  readonly cost?: number;
}

/** What rules are made from. */
export interface OwnerSetting {
  readonly column: Column;
  readonly routes: readonly Route[];
  /** The height of a cell, metres. */
  readonly cellHeight: number;
  /** How thick the floor between two passes is at least, metres. */
  readonly floorThickness: number;
}

/** The `floorThickness` of a block that gives none, metres. */
export const FLOOR_THICKNESS = 0.25;
