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
/** The packed word of a span without links. */
export const UNLINKED = 0xffffff;

/**
 * The link of a span in a direction: the index of the linked span inside the neighbour's column,
 * or -1 for none.
 */
export function linkOf(field: Pick<CompactHeightfield, 'links'>, span: number, direction: number): number {
  const link = (field.links[span] >> (LINK_BITS * direction)) & NONE;
  return link === NONE ? -1 : link;
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
  const { first, links } = compact;
  const { width } = compact.frame;
  for (let column = from; column < to; column++) {
    const begin = first[column];
    const end = first[column + 1];
    if (begin === end) continue;
    const z = Math.floor(column / width);
    const x = column - z * width;
    for (let direction = 0; direction < DIRECTIONS; direction++) {
      const neighbour = neighbourColumn(compact, x, z, direction);
      if (neighbour < 0) continue;
      for (let span = begin; span < end; span++) {
        const link = lowestFit(compact, span, neighbour, height, climb);
        const shift = LINK_BITS * direction;
        links[span] = (links[span] & ~(NONE << shift)) | (link << shift);
      }
    }
  }
}

/** Index inside the neighbour's column of the lowest span that fits, or 63. */
function lowestFit(
  compact: CompactHeightfield,
  span: number,
  neighbour: number,
  height: number,
  climb: number,
): number {
  const { first, y, height: clearance } = compact;
  const floor = y[span];
  const ceiling = floor + clearance[span];
  const begin = first[neighbour];
  const end = first[neighbour + 1];
  for (let other = begin; other < end; other++) {
    const otherFloor = y[other];
    if (otherFloor - floor > climb) break;
    if (floor - otherFloor > climb) continue;
    if (commonRows(floor, ceiling, otherFloor, otherFloor + clearance[other]) < height) continue;
    const index = other - begin;
    return index > MAX_LINK ? NONE : index;
  }
  return NONE;
}

/** Rows that two rooms share, from the higher floor to the lower ceiling; below 0 if they are apart. */
function commonRows(floor: number, ceiling: number, otherFloor: number, otherCeiling: number): number {
  return Math.min(ceiling, otherCeiling) - Math.max(floor, otherFloor);
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
  if (lowestFit(compact, span, neighbour, height, climb) !== NONE) return undefined;
  const { first, y, height: clearance } = compact;
  let room: number | undefined;
  for (let other = first[neighbour]; other < first[neighbour + 1]; other++) {
    if (Math.abs(y[other] - y[span]) > climb) continue;
    const common = commonRows(y[span], y[span] + clearance[span], y[other], y[other] + clearance[other]);
    if (common >= height) return { kind: 'crowded' };
    if (room === undefined || common > room) room = common;
  }
  return room === undefined ? { kind: 'nothing' } : { kind: 'headroom', rows: Math.max(0, room) };
}
