import type { CompactHeightfield } from '../compact/compactHeightfield';
import { NO_AREA } from '../grid/area';
import { type SolidHeightfield, spanCount } from '../spans/solidHeightfield';
import { SpanState } from '../spans/spanState';

/**
 * Notes on the solid spans which of them lost their area to erosion (§8). Open spans stand in the
 * order of the solid spans that have an area, so one walk pairs them.
 */
export function markEroded(solid: SolidHeightfield, compact: CompactHeightfield): void {
  let open = 0;
  for (let span = 0; span < spanCount(solid); span++) {
    if (solid.area[span] === NO_AREA) continue;
    if (compact.area[open++] === NO_AREA) solid.state[span] = SpanState.Eroded;
  }
}
