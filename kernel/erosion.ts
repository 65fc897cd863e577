import { cellFirst, takeArea } from './compact';
import { depth, width } from './grid';
import { lacksLink, linkOf, NO_LINK } from './links';
import { areaOf, ERODED, firstOf, note } from './solid';

/**
 * Erosion (§8) of a compact heightfield in which every span still has its area. Distances are settled
 * one after another, 0, then 2, 3, …: for each, all spans at that distance reach those that have a
 * step ending at them. core/compact/edgeSteps.ts does the same with lists of those that wait.
 *
 * Several instances may do it at once, each for the spans of some columns at the distance that they are
 * at: only two distances are set meanwhile, and the smaller one wins whoever comes first.
 */

/** Costs of a step over one link, and over two perpendicular ones. */
const STRAIGHT: u32 = 2;
const DIAGONAL: u32 = 3;
const UNREACHED: u32 = 255;

let distances: usize = 0;
let distance: u32 = 0;
let limit: u32 = 0;

/** Tells where the distances lie, a byte an open span, and how far in the agent's radius reaches: 2 a cell. */
export function useDistances(place: usize, reach: u32): void {
  distances = place;
  limit = reach;
}

/** Tells the distance whose spans come next. */
export function useDistance(next: u32): void {
  distance = next;
}

function distanceOf(open: u32): u32 {
  return load<u8>(distances + open);
}

function setDistance(open: u32, its: u32): void {
  store<u8>(distances + open, <u8>its);
}

/** Boundary spans are at distance 0; nobody else is reached yet. */
export function findBoundary(from: u32, to: u32, carry: u32): u32 {
  const end = cellFirst(to);
  for (let open = cellFirst(from); open < end; open++) setDistance(open, lacksLink(open) ? 0 : UNREACHED);
  return carry;
}

/** Reaches out from the spans at the distance told last; the result is how many there were, on from `count`. */
export function reachOut(from: u32, to: u32, count: u32): u32 {
  let z = from / width;
  let x = from - z * width;
  let end = cellFirst(from);
  for (let column = from; column < to; column++) {
    const begin = end;
    end = cellFirst(column + 1);
    for (let open = begin; open < end; open++) {
      if (distanceOf(open) !== distance) continue;
      count++;
      // Spans that link in a direction lie in the opposite neighbour. Nobody links to the 64th of a column.
      const index = open - begin;
      if (index >= NO_LINK) continue;
      if (x < width - 1) reachOver(column + 1, x + 1, z, index, 0);
      if (z > 0) reachOver(column - width, x, z - 1, index, 1);
      if (x > 0) reachOver(column - 1, x - 1, z, index, 2);
      if (z < depth - 1) reachOver(column + width, x, z + 1, index, 3);
    }
    if (++x === width) {
      x = 0;
      z++;
    }
  }
  return count;
}

/** Reaches the spans of column (x, z) that link in a direction to span `index` of the next, and who links to them sideways. */
function reachOver(column: u32, x: u32, z: u32, index: u32, direction: u32): void {
  const begin = cellFirst(column);
  const end = cellFirst(column + 1);
  for (let middle = begin; middle < end; middle++) {
    if (linkOf(middle, direction) !== index) continue;
    // Nobody sets a smaller distance meanwhile.
    if (distanceOf(middle) > distance + STRAIGHT) setDistance(middle, distance + STRAIGHT);
    const middleIndex = middle - begin;
    if (middleIndex >= NO_LINK) return;
    if (direction & 1) {
      if (x < width - 1) reachSideways(column + 1, middleIndex, 0);
      if (x > 0) reachSideways(column - 1, middleIndex, 2);
    } else {
      if (z > 0) reachSideways(column - width, middleIndex, 1);
      if (z < depth - 1) reachSideways(column + width, middleIndex, 3);
    }
  }
}

function reachSideways(column: u32, index: u32, direction: u32): void {
  const end = cellFirst(column + 1);
  for (let open = cellFirst(column); open < end; open++) {
    if (linkOf(open, direction) !== index) continue;
    const before = distanceOf(open);
    if (before <= distance + DIAGONAL) continue;
    // Whoever changed it since then set this distance too, or the smaller one, which has to stay.
    atomic.cmpxchg<u8>(distances + open, <u8>before, <u8>(distance + DIAGONAL));
  }
}

/** Takes the area from every span nearer than the limit, and notes it on the solid span below. */
export function erode(from: u32, to: u32, carry: u32): u32 {
  let open = cellFirst(from);
  const end = firstOf(to);
  for (let span = firstOf(from); span < end; span++) {
    if (areaOf(span) === 0) continue;
    if (distanceOf(open) < limit) {
      takeArea(open);
      note(span, ERODED);
    }
    open++;
  }
  return carry;
}
