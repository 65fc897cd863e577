import { ArgumentOutOfRangeError } from '../errors';
import { NO_AREA } from '../grid/area';
import { columnCount, spanCount } from '../spans/solidHeightfield';
import { asPart, inBands, runToEnd, type Steps } from '../steps';
import type { CompactHeightfield } from './compactHeightfield';
import { DIRECTIONS, linkOf, neighbourColumn } from './links';

/** The greatest radius, in cells (§8). */
export const MAX_RADIUS = 2 ** 20;

/** Costs of a step over one link, and over two perpendicular links (a diagonal). */
const STRAIGHT = 2;
const DIAGONAL = 3;

/** Waiting spans looked at between two pauses. */
const PAUSE_SPANS = 1 << 12;

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

/**
 * {@link erodeWalkableArea} in steps.
 *
 * The spans are settled outwards from the boundary in order of distance, so only the rim that is
 * lost is ever visited. Distances differ by 2 or 3, so four lists hold all that is waiting.
 */
export function* erodeWalkableAreaSteps(compact: CompactHeightfield, radius: number): Steps<void> {
  if (radius === 0) return;
  const limit = 2 * radius;
  const { frame, first, area } = compact;
  const spans = spanCount(compact);
  const waiting: number[][] = [[], [], [], []];
  // Column of each waiting span, in the same order: a span does not know its column.
  const waitingColumns: number[][] = [[], [], [], []];
  const settled = new Uint8Array(spans);
  let settledSpans = 0;

  const reach = (distance: number) => (span: number, column: number) => {
    if (settled[span]) return;
    waiting[distance & 3].push(span);
    waitingColumns[distance & 3].push(column);
  };
  const settle = (span: number, column: number, distance: number) => {
    settled[span] = 1;
    settledSpans++;
    if (distance + STRAIGHT < limit) {
      visitStepsInto(compact, span, column, reach(distance + STRAIGHT), reach(distance + DIAGONAL));
    }
  };

  const columns = columnCount(frame);
  const findBoundary = inBands(columns, (from, to) => {
    for (let column = from; column < to; column++) {
      for (let span = first[column]; span < first[column + 1]; span++) {
        if (isBoundary(compact, span, column)) settle(span, column, 0);
      }
    }
  });
  yield* asPart(findBoundary, 0, 0.5);
  let idle = 0;
  for (let distance = 1; distance < limit && idle <= DIAGONAL; distance++) {
    const list = waiting[distance & 3];
    const listColumns = waitingColumns[distance & 3];
    waiting[distance & 3] = [];
    waitingColumns[distance & 3] = [];
    idle = list.length === 0 ? idle + 1 : 0;
    for (let i = 0; i < list.length; i++) {
      if (!settled[list[i]]) settle(list[i], listColumns[i], distance);
      if (i % PAUSE_SPANS === 0) yield 0.5 + (0.4 * settledSpans) / spans;
    }
  }
  const takeAreas = inBands(columns, (from, to) => {
    for (let span = first[from]; span < first[to]; span++) if (settled[span]) area[span] = NO_AREA;
  });
  yield* asPart(takeAreas, 0.9, 1);
}

/** A boundary span has no area, or in some direction no link, or a link to a span without area. */
function isBoundary(compact: CompactHeightfield, span: number, column: number): boolean {
  if (compact.area[span] === NO_AREA) return true;
  const { width } = compact.frame;
  const z = Math.floor(column / width);
  const x = column - z * width;
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    const link = linkOf(compact, span, direction);
    if (link < 0) return true;
    const target = compact.first[neighbourColumn(compact, x, z, direction)] + link;
    if (compact.area[target] === NO_AREA) return true;
  }
  return false;
}

type VisitSpan = (span: number, column: number) => void;

/** Visits every span that has a straight step, or a diagonal one, ending at `span`. */
function visitStepsInto(
  compact: CompactHeightfield,
  span: number,
  column: number,
  straight: VisitSpan,
  diagonal: VisitSpan,
): void {
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    visitLinksInto(compact, span, column, direction, (middle, middleColumn) => {
      straight(middle, middleColumn);
      visitLinksInto(compact, middle, middleColumn, (direction + 1) & 3, diagonal);
      visitLinksInto(compact, middle, middleColumn, (direction + 3) & 3, diagonal);
    });
  }
}

/** Visits every span that links to `span` in a direction: they lie in the opposite neighbour. */
function visitLinksInto(
  compact: CompactHeightfield,
  span: number,
  column: number,
  direction: number,
  visit: VisitSpan,
): void {
  const { first, frame } = compact;
  const z = Math.floor(column / frame.width);
  const x = column - z * frame.width;
  const from = neighbourColumn(compact, x, z, (direction + 2) & 3);
  if (from < 0) return;
  const index = span - first[column];
  for (let other = first[from]; other < first[from + 1]; other++) {
    if (linkOf(compact, other, direction) === index) visit(other, from);
  }
}
