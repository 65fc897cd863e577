import { NO_AREA } from '../grid/area';
import { MAX_ROWS } from '../grid/frame';
import { columnCount, type SolidHeightfield, UNBOUNDED } from '../spans/solidHeightfield';
import { SpanState } from '../spans/spanState';

/** Why a floor is a ledge; directions are 0 = −x, 1 = +z, 2 = +x, 3 = −z, as those of the links. */
export class LedgeCause {
  /** `edge`: of the grid; `bottomless`: no floor at all below; `drop`: a floor too far down; `uneven`: see below. */
  kind: 'edge' | 'bottomless' | 'drop' | 'uneven' = 'edge';
  /** Where it drops, or for uneven ground where the lowest floor within reach lies. */
  direction = 0;
  /** The row of that floor; no floor at the edge and where it is bottomless. */
  floor = 0;
  /** For uneven ground, where the highest floor within reach lies, and its row. */
  highestDirection = 0;
  highestFloor = 0;
}

/**
 * Filter 2 (§6): a floor is a ledge when the agent could fall from it by more than its climb, or
 * when the floors within climb around it lie more than a climb apart. Outside the grid there is
 * always a drop. Only the geometry is read, so the result does not depend on the order of visits.
 * @param height clearance the agent needs, rows
 * @param climb rows
 * @param from first column
 * @param to column after the last
 */
export function filterLedgeSpans(
  solid: SolidHeightfield,
  height: number,
  climb: number,
  from = 0,
  to = columnCount(solid.frame),
): void {
  const { first, max, area, state } = solid;
  const { width, depth } = solid.frame;
  const cause = new LedgeCause();
  let z = Math.floor(from / width);
  let x = from - z * width;
  for (let column = from; column < to; column++) {
    const begin = first[column];
    const end = first[column + 1];
    const inside = x > 0 && z > 0 && x + 1 < width && z + 1 < depth;
    const simple = inside && end === begin + 1 && height <= ALWAYS_ROOM && haveOneSpan(first, column, width);
    for (let span = begin; span < end; span++) {
      if (area[span] === NO_AREA) continue;
      const isOne = simple
        ? isLedgeAmongOnes(solid, column, max[span], height, climb)
        : isLedge(solid, x, z, span, height, climb, cause);
      if (!isOne) continue;
      area[span] = NO_AREA;
      state[span] = SpanState.Ledge;
    }
    x++;
    if (x === width) {
      x = 0;
      z++;
    }
  }
}

/** Above a column's only span there is always room for an agent of so many rows. */
const ALWAYS_ROOM = UNBOUNDED - MAX_ROWS;

/** Whether each of the four neighbours of a column inside the grid has exactly one span. */
function haveOneSpan(first: Uint32Array, column: number, width: number): boolean {
  return (
    first[column] - first[column - 1] === 1 &&
    first[column + 2] - first[column + 1] === 1 &&
    first[column + width + 1] - first[column + width] === 1 &&
    first[column - width + 1] - first[column - width] === 1
  );
}

/**
 * {@link isLedge} for the only span of a column between four that have one each, as on any terrain.
 * All gaps above are passable there, which leaves so little that it takes half the time.
 */
function isLedgeAmongOnes(
  { first, min, max, frame }: SolidHeightfield,
  column: number,
  floor: number,
  height: number,
  climb: number,
): boolean {
  const west = first[column - 1];
  const south = first[column + frame.width];
  const east = first[column + 1];
  const north = first[column - frame.width];
  const hanging = floor + height;
  if (min[west] >= hanging || min[south] >= hanging || min[east] >= hanging || min[north] >= hanging) return true;
  const a = max[west];
  const b = max[south];
  const c = max[east];
  const d = max[north];
  const low = floor - climb;
  if (a < low || b < low || c < low || d < low) return true;
  const high = floor + climb;
  let lowest = high;
  let highest = low;
  if (a <= high) {
    lowest = a;
    highest = a;
  }
  if (b <= high) {
    if (b < lowest) lowest = b;
    if (b > highest) highest = b;
  }
  if (c <= high) {
    if (c < lowest) lowest = c;
    if (c > highest) highest = c;
  }
  if (d <= high) {
    if (d < lowest) lowest = d;
    if (d > highest) highest = d;
  }
  return highest - lowest > climb;
}

/**
 * The ledge test for one span of column (x, z).
 * @param cause told why, if it is a ledge; of no use else
 */
export function isLedge(
  solid: SolidHeightfield,
  x: number,
  z: number,
  span: number,
  height: number,
  climb: number,
  cause: LedgeCause,
): boolean {
  const { first, min, max } = solid;
  const { width, depth } = solid.frame;
  const column = x + z * width;
  const floor = max[span];
  const ceiling = span + 1 < first[column + 1] ? min[span + 1] : UNBOUNDED;
  // Floors that can be reached: none yet. The span's own floor is not among them.
  cause.floor = UNBOUNDED;
  cause.highestFloor = -UNBOUNDED;
  if (x === 0) return tell(cause, 'edge', 0, 0);
  if (dropsInto(solid, column - 1, 0, floor, ceiling, height, climb, cause)) return true;
  if (z + 1 === depth) return tell(cause, 'edge', 1, 0);
  if (dropsInto(solid, column + width, 1, floor, ceiling, height, climb, cause)) return true;
  if (x + 1 === width) return tell(cause, 'edge', 2, 0);
  if (dropsInto(solid, column + 1, 2, floor, ceiling, height, climb, cause)) return true;
  if (z === 0) return tell(cause, 'edge', 3, 0);
  if (dropsInto(solid, column - width, 3, floor, ceiling, height, climb, cause)) return true;
  if (cause.highestFloor - cause.floor <= climb) return false;
  cause.kind = 'uneven';
  return true;
}

/**
 * Looks through the gaps of one neighbour column.
 * @param cause told of a drop, and of the lowest and the highest floor within reach so far
 * @returns whether there is a drop
 */
function dropsInto(
  { first, min, max }: SolidHeightfield,
  neighbour: number,
  direction: number,
  floor: number,
  ceiling: number,
  height: number,
  climb: number,
  cause: LedgeCause,
): boolean {
  if (ceiling - floor < height) return false;
  const end = first[neighbour + 1];
  // The gap below the neighbour's first span stands for any depth: its floor is a climb below 0,
  // always farther down than the agent climbs.
  let next = first[neighbour];
  let gapCeiling = next < end ? min[next] : UNBOUNDED;
  if (gapCeiling - floor >= height) return tell(cause, 'bottomless', direction, 0);
  for (; next < end; next++) {
    const gapFloor = max[next];
    const drop = gapFloor - floor;
    // No gap from here on up is a drop or within reach.
    if (drop > climb) break;
    gapCeiling = next + 1 < end ? min[next + 1] : UNBOUNDED;
    // Both rooms begin at the higher floor.
    const base = drop > 0 ? gapFloor : floor;
    if (ceiling - base < height || gapCeiling - base < height) continue;
    if (drop < -climb) return tell(cause, 'drop', direction, gapFloor);
    if (gapFloor < cause.floor) {
      cause.floor = gapFloor;
      cause.direction = direction;
    }
    if (gapFloor > cause.highestFloor) {
      cause.highestFloor = gapFloor;
      cause.highestDirection = direction;
    }
  }
  return false;
}

function tell(cause: LedgeCause, kind: LedgeCause['kind'], direction: number, floor: number): true {
  cause.kind = kind;
  cause.direction = direction;
  cause.floor = floor;
  return true;
}
