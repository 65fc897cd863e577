import type { Direction } from '../camera/direction';

/** The names of the directions of links (core/compact/links.ts). */
const NAMES = ['−x', '+z', '+x', '−z'] as const;

/** A direction as it is said: `+x`. */
export function directionName(direction: number): string {
  return NAMES[direction];
}

/** The keys that walk, and how many quarter turns each is from the right of the picture, clockwise seen from above. */
const QUARTERS: Readonly<Record<string, number>> = { ArrowRight: 0, ArrowDown: 1, ArrowLeft: 2, ArrowUp: 3 };

/**
 * The direction of links that an arrow key means: the one nearest to the arrow as the picture is seen
 * now, each of the four keys another one. Undefined for any other key.
 */
export function directionOfKey(key: string, { azimuth, elevation }: Direction): number | undefined {
  if (!Object.hasOwn(QUARTERS, key)) return undefined;
  // Seen from below, what is farther away lies lower in the picture.
  const upright = key === 'ArrowUp' || key === 'ArrowDown';
  const quarter = QUARTERS[key] + (upright && elevation < 0 ? 2 : 0);
  // The right of the picture is a quarter turn back from the camera; +x is at angle 0, +z a quarter on.
  const turned = Math.round((azimuth - Math.PI / 2) / (Math.PI / 2)) + quarter;
  return (((2 - turned) % 4) + 4) % 4;
}
