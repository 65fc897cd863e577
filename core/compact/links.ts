import type { CompactHeightfield } from './compactHeightfield';

/** Directions to the neighbour columns (§7): 0 = −x, 1 = +z, 2 = +x, 3 = −z. */
export const DIRECTIONS = 4;
export const STEP_X = [-1, 0, 1, 0];
export const STEP_Z = [0, 1, 0, -1];

const LINK_BITS = 6;
/** The link value for no neighbour. */
const NONE = 63;
/** Spans beyond this index inside their column cannot be linked to (§7). */
const MAX_LINK = 62;

/**
 * The link of a span in a direction: the index of the linked span inside the neighbour's column,
 * or -1 for none.
 */
export function linkOf(field: Pick<CompactHeightfield, 'links'>, span: number, direction: number): number {
  const link = linkIn(field.links[span], direction);
  return link === NONE ? -1 : link;
}

/** The link in a direction out of a span's word: an index up to 62, or 63 for none. */
export function linkIn(word: number, direction: number): number {
  return (word >> (LINK_BITS * direction)) & NONE;
}

/** The lowest and the highest bit of each link in a span's word. */
const LOWEST_BITS = 0x041041;
const HIGHEST_BITS = 0x820820;

/**
 * Whether a span, by its word, has no link in some direction. All four are looked at in one go: turned round, a
 * missing link is 0, and of numbers from 0 to 31 only a 0 gets its highest bit by having 1 subtracted.
 */
export function lacksLink(word: number): boolean {
  return (((~word & 0xffffff) - LOWEST_BITS) & word & HIGHEST_BITS) !== 0;
}

/**
 * The neighbour of column (x, z) in a direction, as a column index, or -1 outside the grid.
 */
export function neighbourColumn(compact: CompactHeightfield, x: number, z: number, direction: number): number {
  const { width, depth } = compact.frame;
  const nx = x + STEP_X[direction];
  const nz = z + STEP_Z[direction];
  return nx < 0 || nx >= width || nz < 0 || nz >= depth ? -1 : nx + nz * width;
}

/**
 * Links the spans of columns from … to - 1: in each direction to the lowest span of the neighbour
 * that leaves `height` rows of common clearance and whose floor is at most `climb` rows away (§7).
 * When that span's index is beyond 62 there is no link.
 */
export function linkColumns(
  compact: CompactHeightfield,
  height: number,
  climb: number,
  from: number,
  to: number,
): void {
  const { first, y, height: clearance, links } = compact;
  const { width, depth } = compact.frame;
  let z = Math.floor(from / width);
  let x = from - z * width;
  for (let column = from; column < to; column++) {
    const end = first[column + 1];
    for (let span = first[column]; span < end; span++) {
      const floor = y[span];
      const ceiling = floor + clearance[span];
      const west = x === 0 ? NONE : lowestFit(first, y, clearance, column - 1, floor, ceiling, height, climb);
      const south =
        z + 1 === depth ? NONE : lowestFit(first, y, clearance, column + width, floor, ceiling, height, climb);
      const east = x + 1 === width ? NONE : lowestFit(first, y, clearance, column + 1, floor, ceiling, height, climb);
      const north = z === 0 ? NONE : lowestFit(first, y, clearance, column - width, floor, ceiling, height, climb);
      links[span] = west | (south << LINK_BITS) | (east << (2 * LINK_BITS)) | (north << (3 * LINK_BITS));
    }
    x++;
    if (x === width) {
      x = 0;
      z++;
    }
  }
}

/**
 * Index inside the neighbour's column of the lowest span that fits a room, or 63. It is given the arrays themselves,
 * as it is asked four times a span.
 */
function lowestFit(
  first: Uint32Array,
  y: Uint16Array,
  clearance: Uint16Array,
  neighbour: number,
  floor: number,
  ceiling: number,
  height: number,
  climb: number,
): number {
  const begin = first[neighbour];
  const end = first[neighbour + 1];
  for (let other = begin; other < end; other++) {
    const rise = y[other] - floor;
    if (rise > climb) return NONE;
    if (rise < -climb) continue;
    // What they have in common begins at the higher floor.
    const base = rise > 0 ? y[other] : floor;
    if (ceiling - base < height || y[other] + clearance[other] - base < height) continue;
    return other - begin > MAX_LINK ? NONE : other - begin;
  }
  return NONE;
}

/** Why an open span has no link in a direction (§7). */
export type NoLinkCause =
  /** No open span of the neighbour column has its floor within the climb. */
  | { readonly kind: 'nothing' }
  /** Those within the climb leave too little room in common: the roomiest so many rows. */
  | { readonly kind: 'headroom'; readonly rows: number }
  /** The span that fits is beyond the 63rd of its column. */
  | { readonly kind: 'crowded' };

/**
 * Why an open span has no link to a neighbour column, or undefined if it has one. Where the ledge
 * filter has run, a floor that could be reached but for the climb is never open: one of the two is a ledge.
 * @param height clearance the agent needs, rows
 * @param climb rows
 */
export function noLinkCause(
  compact: CompactHeightfield,
  span: number,
  neighbour: number,
  height: number,
  climb: number,
): NoLinkCause | undefined {
  const { first, y, height: clearance } = compact;
  const ceiling = y[span] + clearance[span];
  if (lowestFit(first, y, clearance, neighbour, y[span], ceiling, height, climb) !== NONE) return undefined;
  let room: number | undefined;
  for (let other = first[neighbour]; other < first[neighbour + 1]; other++) {
    if (Math.abs(y[other] - y[span]) > climb) continue;
    const common = Math.min(ceiling, y[other] + clearance[other]) - Math.max(y[span], y[other]);
    if (common >= height) return { kind: 'crowded' };
    if (room === undefined || common > room) room = common;
  }
  return room === undefined ? { kind: 'nothing' } : { kind: 'headroom', rows: Math.max(0, room) };
}
