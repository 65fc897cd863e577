import type { SolidHeightfield } from '../spans/solidHeightfield';
import { filterLedgeSpans } from './ledgeSpans';
import { filterLowHangingObstacles } from './lowHangingObstacles';
import { filterLowHeightSpans } from './lowHeightSpans';

/**
 * The three filters in their order (SpanPipeline, §6): low obstacles, ledges, low headroom.
 * @param height clearance the agent needs, rows
 * @param climb rows
 */
export function filterSpans(solid: SolidHeightfield, height: number, climb: number): void {
  filterLowHangingObstacles(solid, climb);
  filterLedgeSpans(solid, height, climb);
  filterLowHeightSpans(solid, height);
}
