import { columnCount, spanCount } from '../spans/solidHeightfield';
import { asPart, inBands, type Steps } from '../steps';
import type { CompactHeightfield } from './compactHeightfield';
import { DIRECTIONS, linkIn, neighbourColumn, STEP_X, STEP_Z } from './links';

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
 * @param markBoundary sets the distance of the boundary spans among the columns from … to - 1 to 0;
 *   all that lack a link are among them, so no link but a real one is ever followed
 * @param limit distances from here on are not told apart; they read as `limit` or more
 */
export function* distancesToBoundarySteps(
  compact: CompactHeightfield,
  markBoundary: (distances: Uint16Array, from: number, to: number) => void,
  limit: number,
): Steps<Uint16Array> {
  const { first } = compact;
  const { width } = compact.frame;
  const columns = columnCount(compact.frame);
  const spans = spanCount(compact);
  const distances = new Uint16Array(spans);
  const begin = inBands(columns, (from, to) => {
    distances.fill(UNREACHED, first[from], first[to]);
    markBoundary(distances, from, to);
  });
  yield* asPart(begin, 0, 0.3);
  if (limit <= STRAIGHT) return distances;

  const reach = new Reach(compact, distances, limit);
  const leaveBoundary = inBands(columns, (from, to) => {
    for (let column = from; column < to; column++) {
      const end = first[column + 1];
      for (let span = first[column]; span < end; span++) {
        if (distances[span] === 0) reach.from(span, column, column % width, 0);
      }
    }
  });
  yield* asPart(leaveBoundary, 0.3, 0.5);
  let settled = 0;
  let idle = 0;
  for (let distance = 1; distance < limit && idle <= DIAGONAL; distance++) {
    // Nothing is added to this list meanwhile: steps cost 2 or 3, and there are four lists.
    const { spans: list, columns: listColumns, length } = reach.waiting[distance & 3];
    idle = length === 0 ? idle + 1 : 0;
    for (let i = 0; i < length; i++) {
      // One that was reached by a shorter way since was settled already.
      if (distances[list[i]] === distance) reach.from(list[i], listColumns[i], listColumns[i] % width, distance);
      settled++;
      if (i % PAUSE_SPANS === 0) yield 0.5 + (0.5 * settled) / (settled + spans);
    }
    reach.waiting[distance & 3].length = 0;
  }
  return distances;
}

/** Passes distances on over single steps. */
class Reach {
  /** Spans reached at a distance lie in the list of its remainder by four. */
  readonly waiting = Array.from({ length: 4 }, () => new WaitingSpans());

  constructor(
    private readonly compact: CompactHeightfield,
    private readonly distances: Uint16Array,
    private readonly limit: number,
  ) {}

  /** Reaches every span that has a straight step, or a diagonal one, ending at `span`. */
  from(span: number, column: number, x: number, distance: number): void {
    const { distances } = this;
    const { first, links } = this.compact;
    const { width } = this.compact.frame;
    const index = span - first[column];
    const z = (column - x) / width;
    for (let direction = 0; direction < DIRECTIONS; direction++) {
      // Spans that link in a direction lie in the opposite neighbour.
      const middleColumn = neighbourColumn(this.compact, x, z, opposite(direction));
      if (middleColumn < 0) continue;
      const end = first[middleColumn + 1];
      for (let middle = first[middleColumn]; middle < end; middle++) {
        // Whoever could come from one that is as near would rather go on from there.
        if (distances[middle] <= distance + 1 || linkIn(links[middle], direction) !== index) continue;
        this.reach(middle, middleColumn, distance + STRAIGHT);
        this.turn(middle, middleColumn, x, z, direction, distance + DIAGONAL);
      }
    }
  }

  /** Reaches every span from which a step at right angles to a direction leads to `middle`. */
  private turn(middle: number, middleColumn: number, x: number, z: number, direction: number, distance: number): void {
    const { compact } = this;
    const { first, links } = compact;
    const index = middle - first[middleColumn];
    const middleX = x - STEP_X[direction];
    const middleZ = z - STEP_Z[direction];
    for (let turned = (direction + 1) & 1; turned < DIRECTIONS; turned += 2) {
      const column = neighbourColumn(compact, middleX, middleZ, opposite(turned));
      if (column < 0) continue;
      const end = first[column + 1];
      for (let span = first[column]; span < end; span++) {
        if (linkIn(links[span], turned) === index) this.reach(span, column, distance);
      }
    }
  }

  private reach(span: number, column: number, distance: number): void {
    if (distance >= this.distances[span]) return;
    this.distances[span] = distance;
    // Nothing nearer than the limit can be reached from the others.
    if (distance + STRAIGHT < this.limit) this.waiting[distance & 3].add(span, column);
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
