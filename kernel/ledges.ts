import { climb, depth, height, width } from './grid';
import {
  areaOf,
  ceilingOf,
  firstOf,
  firstPlace,
  fourMax,
  fourMin,
  LEDGE,
  mark,
  markFour,
  maxOf,
  minOf,
  UNBOUNDED,
} from './solid';
import { isStretch, STRETCH } from './stretch';

/**
 * Filter 2 (§6): the same result as core/filters/ledgeSpans.ts, by another way. A neighbour's gaps
 * whose ceiling is less than the agent's height above a floor are out of reach from there, and from
 * every higher floor of the column. So while floors are taken upwards, each neighbour's gaps are
 * walked once, and only the lowest one that is left can be a drop.
 */

/** The floor of the gap below a neighbour's first span: farther down than any agent climbs. */
const BOTTOMLESS: i32 = -UNBOUNDED;

/** Goes over columns from … to - 1. */
export function filterLedges(from: u32, to: u32, carry: u32): u32 {
  // A gap without a ceiling is passable for every agent but one that is taller than any grid.
  const hasStretches = height <= UNBOUNDED - 65536;
  let z = from / width;
  let x = from - z * width;
  let end = firstOf(from);
  for (let column = from; column < to; ) {
    const begin = end;
    end = firstOf(column + 1);
    let columns: u32 = 1;
    if (begin < end) {
      if (end - begin === 1 && hasStretches && isStretch(firstPlace(), column, x, z, to)) {
        filterStretch(column, begin);
        columns = STRETCH;
        end = begin + STRETCH;
      } else if (x === 0 || z === 0 || x === width - 1 || z === depth - 1) {
        markAll(begin, end);
      } else {
        filterColumn(column, begin, end);
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

/** Outside the grid there is always a drop. */
function markAll(begin: u32, end: u32): void {
  for (let span = begin; span < end; span++) if (areaOf(span) !== 0) mark(span, 0, LEDGE);
}

/** A stretch at once: above each span, as above those around, there is nothing. */
function filterStretch(column: u32, span: u32): void {
  const front = firstOf(column + width);
  const back = firstOf(column - width);
  const floor = fourMax(span);
  const a = fourMax(span - 1);
  const b = fourMax(span + 1);
  const c = fourMax(front);
  const d = fourMax(back);
  const bottoms = highestOf(fourMin(span - 1), fourMin(span + 1), fourMin(front), fourMin(back));
  const bottomless = i32x4.ge_s(bottoms, i32x4.add(floor, i32x4.splat(height)));
  const reach = i32x4.splat(climb);
  const lowest = i32x4.min_s(i32x4.min_s(a, b), i32x4.min_s(c, d));
  const drop = i32x4.lt_s(lowest, i32x4.sub(floor, reach));
  const top = i32x4.add(floor, reach);
  const highest = highestOf(upTo(a, top), upTo(b, top), upTo(c, top), upTo(d, top));
  const uneven = i32x4.gt_s(i32x4.sub(highest, lowest), reach);
  markFour(span, v128.or(v128.or(bottomless, drop), uneven), LEDGE);
}

function highestOf(a: v128, b: v128, c: v128, d: v128): v128 {
  return i32x4.max_s(i32x4.max_s(a, b), i32x4.max_s(c, d));
}

/** Floors up to a row; 0, below every floor, in place of the others. */
function upTo(floors: v128, top: v128): v128 {
  return v128.and(floors, i32x4.le_s(floors, top));
}

/** A column inside the grid, whatever it and its neighbours hold. */
function filterColumn(column: u32, begin: u32, end: u32): void {
  const leftBegin = firstOf(column - 1);
  const rightEnd = firstOf(column + 2);
  const frontBegin = firstOf(column + width);
  const frontEnd = firstOf(column + width + 1);
  const backBegin = firstOf(column - width);
  const backEnd = firstOf(column - width + 1);
  // Each neighbour's gap, by the span that is its ceiling.
  let left = leftBegin;
  let right = end;
  let front = frontBegin;
  let back = backBegin;
  for (let span = begin; span < end; span++) {
    if (areaOf(span) === 0) continue;
    const floor = maxOf(span);
    const needed = floor + height;
    const ceiling = ceilingOf(span, end);
    // Where the agent cannot stand it cannot fall from.
    if (ceiling < needed) continue;
    left = gapAbove(left, begin, needed);
    right = gapAbove(right, rightEnd, needed);
    front = gapAbove(front, frontEnd, needed);
    back = gapAbove(back, backEnd, needed);
    const a = left === leftBegin ? BOTTOMLESS : maxOf(left - 1);
    const b = right === end ? BOTTOMLESS : maxOf(right - 1);
    const c = front === frontBegin ? BOTTOMLESS : maxOf(front - 1);
    const d = back === backBegin ? BOTTOMLESS : maxOf(back - 1);
    const lowest = min(min(a, b), min(c, d));
    const highest = max(max(a, b), max(c, d));
    if (floor - lowest > climb) {
      mark(span, 0, LEDGE);
    } else if (highest > floor || climb > height) {
      // Floors above this one may have too little room to be stepped onto, and an agent that climbs
      // higher than it is tall may reach the gaps above as well.
      lowestReached = UNBOUNDED;
      highestReached = BOTTOMLESS;
      reach(left, begin, floor, ceiling);
      reach(right, rightEnd, floor, ceiling);
      reach(front, frontEnd, floor, ceiling);
      reach(back, backEnd, floor, ceiling);
      if (highestReached - lowestReached > climb) mark(span, 0, LEDGE);
    }
    // Else all four floors can be reached, and lie within a climb below this one.
  }
}

/** The lowest gap, from one on, whose ceiling is not below a row; the one above all spans has none. */
function gapAbove(gap: u32, end: u32, needed: i32): u32 {
  while (gap < end && minOf(gap) < needed) gap++;
  return gap;
}

/** The floors around that the agent could step onto, so far: the lowest and the highest. */
let lowestReached: i32 = 0;
let highestReached: i32 = 0;

/** Notes the floors of a neighbour's gaps, from one that is no drop upwards, that the agent could step onto. */
function reach(gap: u32, end: u32, floor: i32, ceiling: i32): void {
  for (let above = gap; above <= end; above++) {
    const gapFloor = maxOf(above - 1);
    if (gapFloor - floor > climb) break;
    if (min(ceiling, ceilingOf(above - 1, end)) - max(floor, gapFloor) >= height) {
      lowestReached = min(lowestReached, gapFloor);
      highestReached = max(highestReached, gapFloor);
    }
    // The next gap lies above the ceiling of this one, and that is at least the agent's height up.
    if (climb <= height) break;
  }
}
