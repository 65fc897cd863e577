import { NO_AREA } from '../grid/area';
import { columnCount, type SolidHeightfield } from '../spans/solidHeightfield';
import { SpanState } from '../spans/spanState';

/**
 * Filter 3 (§6): a floor with a span less than `height` rows above it is too low to stand on.
 * @param height clearance the agent needs, rows
 * @param from first column
 * @param to column after the last
 */
export function filterLowHeightSpans(
  solid: SolidHeightfield,
  height: number,
  from = 0,
  to = columnCount(solid.frame),
): void {
  const { first, min, max, area, state } = solid;
  for (let column = from; column < to; column++) {
    const top = first[column + 1] - 1;
    for (let span = first[column]; span < top; span++) {
      if (area[span] === NO_AREA || min[span + 1] - max[span] >= height) continue;
      area[span] = NO_AREA;
      state[span] = SpanState.LowHeadroom;
    }
  }
}
