import { NO_AREA } from '../grid/area';
import { columnCount, type SolidHeightfield } from '../spans/solidHeightfield';
import { SpanState } from '../spans/spanState';

/**
 * Filter 1 (§6): an obstacle low enough to step onto takes the area of the floor below it. For
 * consecutive spans p below s: if s has no area, p had one, and the tops are at most `climb` rows
 * apart, s gets p's area. Areas are read as they were before the filter, so a promoted span does
 * not promote the next one.
 * @param climb rows
 * @param from first column
 * @param to column after the last
 */
export function filterLowHangingObstacles(
  solid: SolidHeightfield,
  climb: number,
  from = 0,
  to = columnCount(solid.frame),
): void {
  const { first, max, area, state } = solid;
  for (let column = from; column < to; column++) {
    const begin = first[column];
    const end = first[column + 1];
    if (end - begin < 2) continue;
    let areaBelow = NO_AREA;
    for (let span = begin; span < end; span++) {
      const original = area[span];
      if (original === NO_AREA && areaBelow !== NO_AREA && max[span] - max[span - 1] <= climb) {
        area[span] = areaBelow;
        state[span] = SpanState.Promoted;
      }
      areaBelow = original;
    }
  }
}
