/** In which units routes are measured, and whether they are rounded to whole ones. */
export interface Units {
  readonly perMetre: number;
  readonly rounded: boolean;
}

/**
 * Carving: whole 1/1024 m. Squares of distances are then exact whole numbers, so that every machine
 * compares the same ones, and ties are ties everywhere.
 */
export const FIXED_POINT: Units = { perMetre: 1024, rounded: true };

/** Studying: metres as they come. */
export const PLAIN_METRES: Units = { perMetre: 1, rounded: false };

/** A length in metres in other units. */
export function inUnits(metres: number, { perMetre, rounded }: Units): number {
  return rounded ? Math.round(metres * perMetre) : metres * perMetre;
}
