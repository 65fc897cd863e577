import type { CompactHeightfield } from '../compact/compactHeightfield';
import { spanCount } from '../spans/solidHeightfield';
import { asPart, type Steps } from '../steps';
import type { KernelCrew } from './kernelCrew';
import type { KernelRegions } from './kernelRegions';

/**
 * The greatest radius, in cells, that the kernel erodes by. It goes over all spans once for every
 * distance; beyond this, lists of those that wait are the better way.
 */
export const KERNEL_RADIUS = 16;

/** Bytes of a distance: up to 255, with 2 a cell. */
export const KERNEL_DISTANCE_BYTES = 1;

/** Costs of a step over one link, and over two perpendicular ones (§8). */
const STRAIGHT = 2;
const DIAGONAL = 3;

/**
 * Erodes (§8) the compact heightfield that the kernel holds, while all its spans still have their
 * areas, and notes it on the solid spans.
 * @param radius cells, 1 … KERNEL_RADIUS
 */
export function* kernelErosionSteps(
  crew: KernelCrew,
  regions: KernelRegions,
  compact: CompactHeightfield,
  radius: number,
): Steps<void> {
  const limit = STRAIGHT * radius;
  crew.tell('useDistances', regions.take(KERNEL_DISTANCE_BYTES * spanCount(compact)), limit);
  yield* asPart(crew.overColumns('findBoundary'), 0, 0.2);
  let idle = 0;
  for (let distance = 0; distance + STRAIGHT < limit && idle < DIAGONAL; distance++) {
    crew.tell('useDistance', distance);
    const share = distance / limit;
    const reached = yield* asPart(crew.overColumns('reachOut'), 0.2 + 0.6 * share, 0.2 + 0.6 * (share + 1 / limit));
    // Steps cost 2 or 3: after three distances that nobody is at, there are none beyond.
    idle = reached.some((count) => count > 0) ? 0 : idle + 1;
  }
  yield* asPart(crew.overColumns('erode'), 0.8, 1);
}
