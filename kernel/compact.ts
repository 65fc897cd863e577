import { areaOf, ceilingOf, firstOf, maxOf, UNBOUNDED } from './solid';

/**
 * The compact heightfield (§7): the arrays of core/compact/compactHeightfield.ts, by their addresses,
 * and how its spans come out of the solid ones.
 */

/** The clearance of a span with nothing above it, and the greatest that is stored (§7). */
const MAX_CLEARANCE: i32 = 65535;

let first: usize = 0;
let y: usize = 0;
let clearance: usize = 0;
let area: usize = 0;
let links: usize = 0;

/** Tells where the arrays lie. */
export function useCompact(
  firstPlace: usize,
  yPlace: usize,
  clearancePlace: usize,
  areaPlace: usize,
  linkPlace: usize,
): void {
  first = firstPlace;
  y = yPlace;
  clearance = clearancePlace;
  area = areaPlace;
  links = linkPlace;
}

/** The first open span of a column; of the one after the last, how many there are. */
export function cellFirst(column: u32): u32 {
  return load<u32>(first + 4 * <usize>column);
}

/** Address of the columns' first open spans. */
export function cellFirstPlace(): usize {
  return first;
}

/** The floors of four open spans. */
export function fourFloors(open: u32): v128 {
  return v128.load_ext<u16>(y + 2 * <usize>open);
}

/** The clearances of four open spans. */
export function fourClearances(open: u32): v128 {
  return v128.load_ext<u16>(clearance + 2 * <usize>open);
}

export function floorOf(open: u32): i32 {
  return load<u16>(y + 2 * <usize>open);
}

export function clearanceOf(open: u32): i32 {
  return load<u16>(clearance + 2 * <usize>open);
}

/** Address of a span's packed links: six bits a direction, 63 for none. */
export function linksAt(open: u32): usize {
  return links + 4 * <usize>open;
}

export function takeArea(open: u32): void {
  store<u8>(area + open, 0);
}

/** Counts the solid spans with an area in columns from … to - 1, and goes on from `count`. */
export function countOpen(from: u32, to: u32, count: u32): u32 {
  const end = firstOf(to);
  for (let span = firstOf(from); span < end; span++) count += areaOf(span) !== 0 ? 1 : 0;
  return count;
}

/** Opens a span above each of them; `open` is the number of the first one, and the result of the one after the last. */
export function openSpans(from: u32, to: u32, open: u32): u32 {
  let span = firstOf(from);
  for (let column = from; column < to; column++) {
    store<u32>(first + 4 * <usize>column, open);
    const end = firstOf(column + 1);
    for (; span < end; span++) {
      const spanArea = areaOf(span);
      if (spanArea === 0) continue;
      const floor = maxOf(span);
      const ceiling = ceilingOf(span, end);
      store<u16>(y + 2 * <usize>open, <u16>floor);
      store<u16>(clearance + 2 * <usize>open, <u16>(ceiling === UNBOUNDED ? MAX_CLEARANCE : ceiling - floor));
      store<u8>(area + open, <u8>spanArea);
      open++;
    }
  }
  return open;
}
