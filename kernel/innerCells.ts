import { width } from './grid';
import { addRows } from './piece';
import { POINT, U } from './polygon';

/**
 * The cells inside a row's piece that no corner of it lies in. The cuts there go through the same two
 * edges again and again: one leads up along u, from `up` to the corner `upTo`; one leads down, from
 * the corner `downFrom` to `down`. All cuts before have put `up` and `down` onto the cell's lower side,
 * so the piece is `up`, its crossing, the other crossing, and `down`. That is what cut() comes to,
 * operation by operation, without walking the polygon.
 */

/**
 * Crosses as many cells as have no corner, if the polygon is in the state described, and leaves the
 * polygon as the last of their cuts would.
 * @param cell the cell that comes next; its lower side is where the polygon was cut last
 * @returns the cell after those that were crossed
 */
export function crossCells(firstColumn: u32, polygon: usize, end: usize, cell: u32, vertical: bool): u32 {
  const side = <f32>cell;
  let onSide: u32 = 0;
  let last: usize = 0;
  let nearest: f32 = Infinity;
  for (let at = polygon; at < end; at += POINT) {
    const u = load<f32>(at + U);
    if (u === side) {
      onSide++;
      last = at;
    } else if (u < nearest) {
      nearest = u;
    }
  }
  if (onSide !== 2) return cell;
  // Walking on from the second of the two points on the side leads up. If they are the last and the
  // first of the polygon, that is the first; where the first two are, the next cut will turn that.
  const wraps = last === end - POINT && load<f32>(polygon + U) === side;
  const upAt = wraps ? polygon : last;
  const downAt = wraps ? last : last - POINT;
  if (downAt === polygon || load<f32>(downAt + U) !== side) return cell;

  let up = v128.load(upAt);
  let down = v128.load(downAt);
  const upTo = v128.load(upAt + POINT);
  const downFrom = v128.load(downAt - POINT);
  const upToU = f32x4.extract_lane(upTo, 0);
  const downFromU = f32x4.extract_lane(downFrom, 0);
  let next = cell;
  for (; next < width; next++) {
    const plane = <f32>(next + 1);
    if (nearest <= plane) break;
    const upDistance: f32 = -1 - (upToU - plane);
    const upCrossing = f32x4.replace_lane(
      f32x4.add(up, f32x4.mul(f32x4.sub(upTo, up), f32x4.splat(-1 / upDistance))),
      0,
      plane,
    );
    const downDistance = downFromU - plane;
    const downCrossing = f32x4.replace_lane(
      f32x4.add(downFrom, f32x4.mul(f32x4.sub(down, downFrom), f32x4.splat(downDistance / (downDistance + 1)))),
      0,
      plane,
    );
    if (vertical || hasArea(wraps, up, upCrossing, downCrossing, down)) {
      const lowest = f32x4.pmin(f32x4.pmin(up, upCrossing), f32x4.pmin(down, downCrossing));
      const highest = f32x4.pmax(f32x4.pmax(up, upCrossing), f32x4.pmax(down, downCrossing));
      addRows(firstColumn + next, f32x4.extract_lane(lowest, 1), f32x4.extract_lane(highest, 1));
    }
    up = upCrossing;
    down = downCrossing;
  }
  v128.store(upAt, up);
  v128.store(downAt, down);
  if (wraps) v128.store(end, up);
  return next;
}

/**
 * The fan sum of the piece (§2). Its corners are a cell apart along u or not at all, which leaves sums
 * of differences along w. The fan's first point is `up` if that is the polygon's, else the lower crossing.
 */
function hasArea(fromUp: bool, up: v128, upCrossing: v128, downCrossing: v128, down: v128): bool {
  const w = f32x4.extract_lane(fromUp ? up : downCrossing, 2);
  const a = f32x4.extract_lane(fromUp ? upCrossing : down, 2) - w;
  const b = f32x4.extract_lane(fromUp ? downCrossing : up, 2) - w;
  const c = f32x4.extract_lane(fromUp ? down : upCrossing, 2) - w;
  return b - a + c !== 0;
}
