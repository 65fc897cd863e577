import type { CompactHeightfield } from '../compact/compactHeightfield';
import { columnCount, type SolidHeightfield } from '../spans/solidHeightfield';
import { asPart, type Steps } from '../steps';
import { before } from './kernelBuilder';
import type { KernelCrew } from './kernelCrew';
import type { KernelRegions } from './kernelRegions';

/** What an open span takes in the kernel's memory: links, floor, clearance, area. */
export const OPEN_SPAN_BYTES = 9;

/**
 * Builds the compact heightfield (§7) of the solid heightfield that the kernel holds. It lies in the
 * kernel's memory, but for the regions: nobody in the kernel sets them.
 * @param firstPlace where the columns' first spans go
 */
export function* kernelCompactSteps(
  crew: KernelCrew,
  regions: KernelRegions,
  { frame }: SolidHeightfield,
  firstPlace: number,
): Steps<CompactHeightfield> {
  const { memory } = regions;
  const columns = columnCount(frame);
  const counts = yield* asPart(crew.overColumns('countOpen'), 0, 0.1);
  const spans = counts.reduce((sum, count) => sum + count, 0);
  const links = regions.take(OPEN_SPAN_BYTES * spans);
  const y = links + 4 * spans;
  const height = y + 2 * spans;
  const area = height + 2 * spans;
  crew.tell('useCompact', firstPlace, y, height, area, links);
  yield* asPart(crew.overColumns('openSpans', before(counts)), 0.1, 0.3);
  const first = memory.wordsAt(firstPlace, columns + 1);
  first[columns] = spans;
  yield* asPart(crew.overColumns('linkColumns'), 0.3, 1);
  return {
    frame,
    first,
    y: memory.shortsAt(y, spans),
    height: memory.shortsAt(height, spans),
    area: memory.bytesAt(area, spans),
    region: new Uint16Array(spans),
    links: memory.wordsAt(links, spans),
  };
}
