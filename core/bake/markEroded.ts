import type { CompactHeightfield } from '../compact/compactHeightfield';
import { NO_AREA } from '../grid/area';
import type { SolidHeightfield } from '../spans/solidHeightfield';
import { SpanState } from '../spans/spanState';

/**
 * Notes on the solid spans which of them lost their area to erosion (§8). Open spans stand in the
 * order of the solid spans that have an area, so one walk pairs them.
 * @param from first column
 * @param to column after the last
 */
export function markEroded(solid: SolidHeightfield, compact: CompactHeightfield, from: number, to: number): void {
  let open = compact.first[from];
  const end = solid.first[to];
  for (let span = solid.first[from]; span < end; span++) {
    if (solid.area[span] === NO_AREA) continue;
    if (compact.area[open++] === NO_AREA) solid.state[span] = SpanState.Eroded;
  }
}
