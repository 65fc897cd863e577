import { cellFirst, cellFirstPlace, clearanceOf, floorOf, fourClearances, fourFloors, linksAt } from './compact';
import { climb, depth, height, width } from './grid';
import { isStretch, STRETCH } from './stretch';

/**
 * Links (§7): the same result as core/compact/links.ts, by another way. An open span that lies too far
 * down for a floor, or leaves it too little room, does so for every higher floor of the column too: so
 * while floors are taken upwards, each neighbour's spans are walked once.
 */

/** The link value for no neighbour, and bits of a link. */
export const NO_LINK: u32 = 63;
const LINK_BITS: u32 = 6;

/** Links the open spans of columns from … to - 1. */
export function linkColumns(from: u32, to: u32, carry: u32): u32 {
  let z = from / width;
  let x = from - z * width;
  let end = cellFirst(from);
  for (let column = from; column < to; ) {
    const begin = end;
    end = cellFirst(column + 1);
    let columns: u32 = 1;
    if (begin < end) {
      if (end - begin === 1 && isStretch(cellFirstPlace(), column, x, z, to)) {
        linkStretch(column, begin);
        columns = STRETCH;
        end = begin + STRETCH;
      } else {
        linkColumn(column, x, z, begin, end);
      }
    }
    column += columns;
    x += columns;
    if (x === width) {
      x = 0;
      z++;
    }
  }
  return carry;
}

/** A stretch at once: each span has one to link to on every side, the first of its column. */
function linkStretch(column: u32, open: u32): void {
  const floors = fourFloors(open);
  const ceilings = i32x4.add(floors, fourClearances(open));
  const left = misfits(floors, ceilings, open - 1);
  const front = i32x4.shl(misfits(floors, ceilings, cellFirst(column + width)), LINK_BITS);
  const right = i32x4.shl(misfits(floors, ceilings, open + 1), 2 * LINK_BITS);
  const back = i32x4.shl(misfits(floors, ceilings, cellFirst(column - width)), 3 * LINK_BITS);
  v128.store(linksAt(open), v128.or(v128.or(left, front), v128.or(right, back)));
}

/** Links to four spans side by side: 0, or NO_LINK for those that do not fit. */
function misfits(floors: v128, ceilings: v128, others: u32): v128 {
  const otherFloors = fourFloors(others);
  const otherCeilings = i32x4.add(otherFloors, fourClearances(others));
  const room = i32x4.sub(i32x4.min_s(ceilings, otherCeilings), i32x4.max_s(floors, otherFloors));
  const rise = i32x4.abs(i32x4.sub(otherFloors, floors));
  const misfit = v128.or(i32x4.lt_s(room, i32x4.splat(height)), i32x4.gt_s(rise, i32x4.splat(climb)));
  return v128.and(misfit, i32x4.splat(NO_LINK));
}

/** A column, whatever it and its neighbours hold. */
function linkColumn(column: u32, x: u32, z: u32, begin: u32, end: u32): void {
  // A neighbour outside the grid has no spans.
  const leftBegin = x > 0 ? cellFirst(column - 1) : begin;
  const rightEnd = x < width - 1 ? cellFirst(column + 2) : end;
  const frontBegin = z < depth - 1 ? cellFirst(column + width) : 0;
  const frontEnd = z < depth - 1 ? cellFirst(column + width + 1) : 0;
  const backBegin = z > 0 ? cellFirst(column - width) : 0;
  const backEnd = z > 0 ? cellFirst(column - width + 1) : 0;
  let left = leftBegin;
  let right = end;
  let front = frontBegin;
  let back = backBegin;
  for (let open = begin; open < end; open++) {
    const floor = floorOf(open);
    const ceiling = floor + clearanceOf(open);
    left = notBelow(left, begin, floor);
    right = notBelow(right, rightEnd, floor);
    front = notBelow(front, frontEnd, floor);
    back = notBelow(back, backEnd, floor);
    const links =
      link(left, leftBegin, begin, floor, ceiling) |
      (link(front, frontBegin, frontEnd, floor, ceiling) << LINK_BITS) |
      (link(right, end, rightEnd, floor, ceiling) << (2 * LINK_BITS)) |
      (link(back, backBegin, backEnd, floor, ceiling) << (3 * LINK_BITS));
    store<u32>(linksAt(open), links);
  }
}

/** The first span, from one on, that is neither too far down for a floor nor roofed too low above it. */
function notBelow(other: u32, end: u32, floor: i32): u32 {
  while (other < end) {
    const otherFloor = floorOf(other);
    if (floor - otherFloor <= climb && otherFloor + clearanceOf(other) - floor >= height) break;
    other++;
  }
  return other;
}

/** The link to the lowest span, from one on, that leaves enough room and is not too far up. */
function link(from: u32, begin: u32, end: u32, floor: i32, ceiling: i32): u32 {
  for (let other = from; other < end; other++) {
    const otherFloor = floorOf(other);
    if (otherFloor - floor > climb) break;
    const room = min(ceiling, otherFloor + clearanceOf(other)) - max(floor, otherFloor);
    if (room >= height) return min(other - begin, NO_LINK);
  }
  return NO_LINK;
}

/** The link of an open span in a direction: 0 = −x, 1 = +z, 2 = +x, 3 = −z. */
export function linkOf(open: u32, direction: u32): u32 {
  return (load<u32>(linksAt(open)) >> (LINK_BITS * direction)) & NO_LINK;
}

/** Whether a span has no link in some direction: where a field is 63, the same field of the complement is 0. */
export function lacksLink(open: u32): bool {
  const missing = ~load<u32>(linksAt(open)) & 0xffffff;
  return ((missing - 0x041041) & ~missing & 0x820820) !== 0;
}
