import { ArgumentOutOfRangeError } from '../errors';
import { NO_AREA } from '../grid/area';
import { columnCount } from '../spans/solidHeightfield';
import { asPart, inBands, runToEnd, type Steps } from '../steps';
import type { CompactHeightfield } from './compactHeightfield';
import { markUnlinked } from './edgeDistance';
import { distancesToBoundarySteps } from './edgeSteps';
import { DIRECTIONS, lacksLink, linkOf, neighbourColumn } from './links';

/** The greatest radius, in cells (§8). */
export const MAX_RADIUS = 2 ** 20;

/**
 * Takes the area from every span closer to an edge than the agent's radius
 * (Erosion.ErodeWalkableArea, §8). Distances are exact shortest paths along outgoing links from a
 * span to a boundary span: 2 a straight step, 3 a diagonal over either corner.
 * @param radius cells, 0 … 2^20; 0 changes nothing
 * @throws ArgumentOutOfRangeError for any other radius
 */
export function erodeWalkableArea(compact: CompactHeightfield, radius: number): void {
  if (!(Number.isInteger(radius) && radius >= 0 && radius <= MAX_RADIUS)) {
    throw new ArgumentOutOfRangeError(`Radius is ${radius}; it is a whole number of cells from 0 to ${MAX_RADIUS}.`);
  }
  runToEnd(erodeWalkableAreaSteps(compact, radius));
}

/** {@link erodeWalkableArea} in steps. Only the rim that is lost is ever visited. */
export function* erodeWalkableAreaSteps(compact: CompactHeightfield, radius: number): Steps<void> {
  if (radius === 0) return;
  const limit = 2 * radius;
  const { frame, first, area } = compact;
  const columns = columnCount(frame);
  let allHaveArea = true;
  const lookAtAreas = inBands(columns, (from, to) => {
    if (area.subarray(first[from], first[to]).includes(NO_AREA)) allHaveArea = false;
  });
  yield* asPart(lookAtAreas, 0, 0.05);
  // As the filters leave them, all open spans have an area.
  const mark = allHaveArea ? markUnlinked : markBoundary;
  const markBands = (distances: Uint16Array, from: number, to: number) => mark(compact, distances, from, to);
  const distances = yield* asPart(distancesToBoundarySteps(compact, markBands, limit), 0.05, 0.9);
  const takeAreas = inBands(columns, (from, to) => {
    const end = first[to];
    for (let span = first[from]; span < end; span++) if (distances[span] < limit) area[span] = NO_AREA;
  });
  yield* asPart(takeAreas, 0.9, 1);
}

/** Sets the distance of the boundary spans of columns from … to - 1 to 0. */
function markBoundary(compact: CompactHeightfield, distances: Uint16Array, from: number, to: number): void {
  const { first } = compact;
  for (let column = from; column < to; column++) {
    const end = first[column + 1];
    for (let span = first[column]; span < end; span++) if (isBoundarySpan(compact, span, column)) distances[span] = 0;
  }
}

/** A boundary span has no area, or in some direction no link, or a link to a span without area. */
function isBoundarySpan(compact: CompactHeightfield, span: number, column: number): boolean {
  if (compact.area[span] === NO_AREA || lacksLink(compact.links[span])) return true;
  const { width } = compact.frame;
  const x = column % width;
  const z = (column - x) / width;
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    const target = compact.first[neighbourColumn(compact, x, z, direction)] + linkOf(compact, span, direction);
    if (compact.area[target] === NO_AREA) return true;
  }
  return false;
}
