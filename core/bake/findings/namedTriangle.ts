import type { LevelReading } from '../../level/levelReader';
import type { FindingPlace } from '../../level/problem';

/** A triangle as messages call it, `triangle 3 of “tower”`, and where it stands. */
export function namedTriangle(
  { nameOf, placeOf }: LevelReading,
  item: number,
  triangle: number,
): { readonly name: string; readonly place: FindingPlace } {
  return { name: `triangle ${triangle} of ${nameOf(item)}`, place: placeOf(item, triangle) };
}

/** A sentence that begins with a capital letter. */
export function sentence(text: string): string {
  return text[0].toUpperCase() + text.slice(1);
}
