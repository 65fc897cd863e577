import { runToEnd, type Steps } from '../steps';
import type { CompactHeightfield } from './compactHeightfield';
import { distancesToBoundarySteps } from './edgeSteps';
import { lacksLink } from './links';

/**
 * How far every open span is from the edge, by the steps of erosion (§8), before erosion: 2 a
 * straight step, 3 a diagonal. Erosion by a radius takes exactly the spans nearer than 2 · radius.
 *
 * It reads links alone, so it may be asked at any time after stage 5. There, every open span still
 * has an area, so the boundary is where some link is missing.
 */
export function edgeDistances(compact: CompactHeightfield): Uint16Array {
  return runToEnd(edgeDistanceSteps(compact));
}

/** {@link edgeDistances} in steps. */
export function edgeDistanceSteps(compact: CompactHeightfield): Steps<Uint16Array> {
  const markBoundary = (distances: Uint16Array, from: number, to: number) => markUnlinked(compact, distances, from, to);
  return distancesToBoundarySteps(compact, markBoundary, Number.POSITIVE_INFINITY);
}

/** Sets the distance of the spans of columns from … to - 1 that lack a link to 0. */
export function markUnlinked(
  { first, links }: CompactHeightfield,
  distances: Uint16Array,
  from: number,
  to: number,
): void {
  const end = first[to];
  for (let span = first[from]; span < end; span++) if (lacksLink(links[span])) distances[span] = 0;
}
