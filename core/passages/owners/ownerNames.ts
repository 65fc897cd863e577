/** The rules that say which part of a passage owns the floor at a place, by their names. */
export const FLOOR_OWNERS = [
  'analytic-centreline',
  'segment-centreline',
  'nearest-floor',
  'strictly-below',
  'floor-band',
  'highest-below',
  'height-bin',
  'helix-turn',
  'route-pass',
] as const;

export type FloorOwnerName = (typeof FLOOR_OWNERS)[number];

/** The rule of a block that names none. */
export const DEFAULT_FLOOR_OWNER: FloorOwnerName = 'route-pass';

/** The rules that call no atan2 and search no curve: with them a block is carved the same on every machine. */
export const SEGMENT_OWNERS: readonly FloorOwnerName[] = FLOOR_OWNERS.filter(
  (name) => name !== 'analytic-centreline' && name !== 'helix-turn',
);
