import { NO_AREA } from '../grid/area';
import { columnCount, type SolidHeightfield, UNBOUNDED } from '../spans/solidHeightfield';
import { SpanState } from '../spans/spanState';

/** The four neighbour columns: the steps along x and z. */
const STEP_X = [-1, 0, 1, 0];
const STEP_Z = [0, 1, 0, -1];

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
  for (let column = from; column < to; column++) {
    const z = Math.floor(column / width);
    const x = column - z * width;
    for (let span = first[column]; span < first[column + 1]; span++) {
      if (area[span] === NO_AREA || !isLedge(solid, x, z, span, height, climb)) continue;
      area[span] = NO_AREA;
      state[span] = SpanState.Ledge;
    }
  }
}

/** The ledge test for one span of column (x, z). */
function isLedge(solid: SolidHeightfield, x: number, z: number, span: number, height: number, climb: number): boolean {
  const { first, min, max } = solid;
  const { width, depth } = solid.frame;
  const column = x + z * width;
  const floor = max[span];
  const ceiling = span + 1 < first[column + 1] ? min[span + 1] : UNBOUNDED;
  // Floors that can be reached: none yet. The span's own floor is not among them.
  let lowestReached = UNBOUNDED;
  let highestReached = -UNBOUNDED;
  for (let direction = 0; direction < 4; direction++) {
    const nx = x + STEP_X[direction];
    const nz = z + STEP_Z[direction];
    if (nx < 0 || nx >= width || nz < 0 || nz >= depth) return true;
    const neighbour = nx + nz * width;
    const end = first[neighbour + 1];
    // The gap below the neighbour's first span stands for any depth: its floor is a climb below 0,
    // always farther down than the agent climbs.
    let next = first[neighbour];
    let gapCeiling = next < end ? min[next] : UNBOUNDED;
    if (Math.min(ceiling, gapCeiling) - floor >= height) return true;
    for (; next < end; next++) {
      const gapFloor = max[next];
      const drop = gapFloor - floor;
      // No gap from here on up is a drop or within reach.
      if (drop > climb) break;
      gapCeiling = next + 1 < end ? min[next + 1] : UNBOUNDED;
      if (Math.min(ceiling, gapCeiling) - Math.max(floor, gapFloor) < height) continue;
      if (drop < -climb) return true;
      if (gapFloor < lowestReached) lowestReached = gapFloor;
      if (gapFloor > highestReached) highestReached = gapFloor;
    }
  }
  return highestReached - lowestReached > climb;
}
