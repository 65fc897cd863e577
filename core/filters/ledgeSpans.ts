import { NO_AREA } from '../grid/area';
import { columnCount, type SolidHeightfield, UNBOUNDED } from '../spans/solidHeightfield';
import { SpanState } from '../spans/spanState';

/** The four neighbour columns, in the order of the links' directions: the steps along x and z. */
const STEP_X = [-1, 0, 1, 0];
const STEP_Z = [0, 1, 0, -1];

/** Why a floor is a ledge; directions are 0 = −x, 1 = +z, 2 = +x, 3 = −z. */
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
  const { first, area, state } = solid;
  const { width } = solid.frame;
  const cause = new LedgeCause();
  for (let column = from; column < to; column++) {
    const z = Math.floor(column / width);
    const x = column - z * width;
    for (let span = first[column]; span < first[column + 1]; span++) {
      if (area[span] === NO_AREA || !isLedge(solid, x, z, span, height, climb, cause)) continue;
      area[span] = NO_AREA;
      state[span] = SpanState.Ledge;
    }
  }
}

/**
 * The ledge test for one span of column (x, z).
 * @param cause told why, if it is a ledge; else left as it is
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
  let lowestReached = UNBOUNDED;
  let highestReached = -UNBOUNDED;
  let lowestDirection = 0;
  let highestDirection = 0;
  for (let direction = 0; direction < 4; direction++) {
    const nx = x + STEP_X[direction];
    const nz = z + STEP_Z[direction];
    if (nx < 0 || nx >= width || nz < 0 || nz >= depth) return tell(cause, 'edge', direction, 0);
    const neighbour = nx + nz * width;
    const end = first[neighbour + 1];
    // The gap below the neighbour's first span stands for any depth: its floor is a climb below 0,
    // always farther down than the agent climbs.
    let next = first[neighbour];
    let gapCeiling = next < end ? min[next] : UNBOUNDED;
    if (Math.min(ceiling, gapCeiling) - floor >= height) return tell(cause, 'bottomless', direction, 0);
    for (; next < end; next++) {
      const gapFloor = max[next];
      const drop = gapFloor - floor;
      // No gap from here on up is a drop or within reach.
      if (drop > climb) break;
      gapCeiling = next + 1 < end ? min[next + 1] : UNBOUNDED;
      if (Math.min(ceiling, gapCeiling) - Math.max(floor, gapFloor) < height) continue;
      if (drop < -climb) return tell(cause, 'drop', direction, gapFloor);
      if (gapFloor < lowestReached) {
        lowestReached = gapFloor;
        lowestDirection = direction;
      }
      if (gapFloor > highestReached) {
        highestReached = gapFloor;
        highestDirection = direction;
      }
    }
  }
  if (highestReached - lowestReached <= climb) return false;
  cause.highestDirection = highestDirection;
  cause.highestFloor = highestReached;
  return tell(cause, 'uneven', lowestDirection, lowestReached);
}

function tell(cause: LedgeCause, kind: LedgeCause['kind'], direction: number, floor: number): true {
  cause.kind = kind;
  cause.direction = direction;
  cause.floor = floor;
  return true;
}
