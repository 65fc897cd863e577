import { columnCount, spanCount } from '../spans/solidHeightfield';
import { asPart, inBands, type Steps } from '../steps';
import type { CompactHeightfield } from './compactHeightfield';
import { DIRECTIONS, linkOf, neighbourColumn, STEP_X, STEP_Z } from './links';

/** Costs of a step over one link, and over two perpendicular links (a diagonal) (§8). */
const STRAIGHT = 2;
const DIAGONAL = 3;

/** Waiting spans looked at between two pauses. */
const PAUSE_SPANS = 1 << 12;

/**
 * Above every distance: whoever follows one direction meets a boundary at the latest where the grid
 * ends, and the shorter side of a grid has at most 4,096 columns.
 */
const UNREACHED = 65535;

/** At most what is held for each open span while distances are found: the distance, and a place in a list and another for the column. */
export const DISTANCE_BYTES = 2 + 16;

/**
 * The distance of every open span to the nearest boundary span (§8): the exact shortest path along
 * outgoing links, 2 a straight step, 3 a diagonal over either corner. Two bytes a span.
 *
 * The spans are settled outwards from the boundary in order of distance, so only those nearer than
 * `limit` are ever visited. Distances differ by 2 or 3, so four lists hold all that is waiting.
 * @param isBoundary whether a span, given with its column, is at distance 0
 * @param limit distances from here on are not told apart; they read as `limit` or more
 */
export function* distancesToBoundarySteps(
  compact: CompactHeightfield,
  isBoundary: (span: number, column: number) => boolean,
  limit: number,
): Steps<Uint16Array> {
  const { first } = compact;
  const spans = spanCount(compact);
  const distances = new Uint16Array(spans);
  const waiting = Array.from({ length: 4 }, () => new WaitingSpans());
  let settled = 0;

  const reach = (span: number, column: number, distance: number) => {
    if (distance >= distances[span]) return;
    distances[span] = distance;
    waiting[distance & 3].add(span, column);
  };
  const settle = (span: number, column: number, distance: number) => {
    settled++;
    if (distance + STRAIGHT < limit) reachStepsInto(compact, span, column, distance, reach);
  };

  const columns = columnCount(compact.frame);
  const begin = inBands(columns, (from, to) => distances.fill(UNREACHED, first[from], first[to]));
  yield* asPart(begin, 0, 0.1);
  const findBoundary = inBands(columns, (from, to) => {
    for (let column = from; column < to; column++) {
      for (let span = first[column]; span < first[column + 1]; span++) {
        if (!isBoundary(span, column)) continue;
        distances[span] = 0;
        settle(span, column, 0);
      }
    }
  });
  yield* asPart(findBoundary, 0.1, 0.5);
  let idle = 0;
  for (let distance = 1; distance < limit && idle <= DIAGONAL; distance++) {
    // Nothing is added to this list meanwhile: steps cost 2 or 3, and there are four lists.
    const { spans: list, columns: listColumns, length } = waiting[distance & 3];
    idle = length === 0 ? idle + 1 : 0;
    for (let i = 0; i < length; i++) {
      // One that was reached by a shorter way since was settled already.
      if (distances[list[i]] === distance) settle(list[i], listColumns[i], distance);
      if (i % PAUSE_SPANS === 0) yield 0.5 + (0.5 * settled) / spans;
    }
    waiting[distance & 3].length = 0;
  }
  return distances;
}

/** Reaches every span that has a straight step, or a diagonal one, ending at `span`. */
function reachStepsInto(
  compact: CompactHeightfield,
  span: number,
  column: number,
  distance: number,
  reach: (span: number, column: number, distance: number) => void,
): void {
  const { first } = compact;
  const { width } = compact.frame;
  const z = Math.floor(column / width);
  const x = column - z * width;
  const index = span - first[column];
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    // Spans that link in a direction lie in the opposite neighbour.
    const back = opposite(direction);
    const middleColumn = neighbourColumn(compact, x, z, back);
    if (middleColumn < 0) continue;
    for (let middle = first[middleColumn]; middle < first[middleColumn + 1]; middle++) {
      if (linkOf(compact, middle, direction) !== index) continue;
      reach(middle, middleColumn, distance + STRAIGHT);
      const middleIndex = middle - first[middleColumn];
      for (const turned of [(direction + 1) & 3, (direction + 3) & 3]) {
        const endColumn = neighbourColumn(compact, x + STEP_X[back], z + STEP_Z[back], opposite(turned));
        if (endColumn < 0) continue;
        for (let end = first[endColumn]; end < first[endColumn + 1]; end++) {
          if (linkOf(compact, end, turned) === middleIndex) reach(end, endColumn, distance + DIAGONAL);
        }
      }
    }
  }
}

function opposite(direction: number): number {
  return (direction + 2) & 3;
}

/** Spans that wait, each with its column: a span does not know it. Room that was made once is kept. */
class WaitingSpans {
  length = 0;
  spans: Uint32Array = new Uint32Array(1 << 10);
  columns: Uint32Array = new Uint32Array(1 << 10);

  add(span: number, column: number): void {
    if (this.length === this.spans.length) {
      this.spans = doubled(this.spans);
      this.columns = doubled(this.columns);
    }
    this.spans[this.length] = span;
    this.columns[this.length] = column;
    this.length++;
  }
}

function doubled(numbers: Uint32Array): Uint32Array {
  const larger = new Uint32Array(2 * numbers.length);
  larger.set(numbers);
  return larger;
}
