import { runToEnd, type Steps } from '../steps';
import type { CompactHeightfield } from './compactHeightfield';
import { distancesToBoundarySteps } from './edgeSteps';
import { DIRECTIONS, linkOf } from './links';

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
  const isBoundary = (span: number) => lacksLink(compact, span);
  return distancesToBoundarySteps(compact, isBoundary, Number.POSITIVE_INFINITY);
}

function lacksLink(compact: CompactHeightfield, span: number): boolean {
  for (let direction = 0; direction < DIRECTIONS; direction++) if (linkOf(compact, span, direction) < 0) return true;
  return false;
}
