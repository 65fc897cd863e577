import type { Span } from './heightfields';
import type { Random } from './random';

/**
 * A column of up to four spans of a few rows each, with gaps of a few rows between them.
 * @param floors the share of spans that have an area, 0 … 1
 */
export function randomColumn(random: Random, floors: number): Span[] {
  const column: Span[] = [];
  let row = random.whole(0, 3);
  for (let i = random.whole(0, 4); i > 0; i--) {
    const max = row + random.whole(1, 3);
    column.push([row, max, random.chance(floors) ? random.whole(1, 63) : 0]);
    row = max + random.whole(1, 6);
  }
  return column;
}
