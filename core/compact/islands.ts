import { NO_AREA } from '../grid/area';
import { columnCount, spanCount } from '../spans/solidHeightfield';
import { asPart, inBands, runToEnd, type Steps } from '../steps';
import type { CompactHeightfield } from './compactHeightfield';
import { largestFirstSteps } from './largestFirst';
import { DIRECTIONS, linkOf, neighbourColumn } from './links';

/** The island of a span without area. */
export const NO_ISLAND = 0xffffffff;

/**
 * The islands of a finished compact heightfield: what hangs together over links, whichever way they
 * lead, counting only spans that have an area.
 */
export interface Islands {
  /** The island of each open span, or {@link NO_ISLAND}. Islands are numbered by size, the largest is 0; of two as large, the one with the lower first span comes first. */
  readonly island: Uint32Array;
  /** How many spans each island has, by its number. */
  readonly cells: Uint32Array;
}

/** Finds the islands of a compact heightfield, as its areas and links are now. */
export function findIslands(compact: CompactHeightfield): Islands {
  return runToEnd(findIslandsSteps(compact));
}

/** At most what is held for each open span while islands are found, should each be an island. */
export const ISLAND_BYTES = 4 + 20;

/** {@link findIslands} in steps. */
export function* findIslandsSteps(compact: CompactHeightfield): Steps<Islands> {
  const { first, area } = compact;
  const columns = columnCount(compact.frame);
  const parent = new Uint32Array(spanCount(compact));
  const begin = inBands(columns, (from, to) => {
    for (let span = first[from]; span < first[to]; span++) parent[span] = area[span] === NO_AREA ? NO_ISLAND : span;
  });
  yield* asPart(begin, 0, 0.05);
  const join = inBands(columns, (from, to) => joinColumns(compact, parent, from, to));
  yield* asPart(join, 0.05, 0.6);

  // A root is the first span of its island, so it is met before the others, and parents before children.
  let count = 0;
  const countRoots = inBands(columns, (from, to) => {
    for (let span = first[from]; span < first[to]; span++) if (parent[span] === span) count++;
  });
  yield* asPart(countRoots, 0.6, 0.65);
  const sizes = new Uint32Array(count);
  let found = 0;
  const number = inBands(columns, (from, to) => {
    for (let span = first[from]; span < first[to]; span++) {
      if (area[span] === NO_AREA) continue;
      const above = parent[span];
      parent[span] = above === span ? found++ : parent[above];
      sizes[parent[span]]++;
    }
  });
  yield* asPart(number, 0.65, 0.8);

  const order = yield* asPart(largestFirstSteps(sizes), 0.8, 0.88);
  const rank = new Uint32Array(count);
  const cells = new Uint32Array(count);
  const ranking = inBands(count, (from, to) => {
    for (let i = from; i < to; i++) {
      rank[order[i]] = i;
      cells[i] = sizes[order[i]];
    }
  });
  yield* asPart(ranking, 0.88, 0.9);
  const rename = inBands(columns, (from, to) => {
    for (let span = first[from]; span < first[to]; span++)
      if (area[span] !== NO_AREA) parent[span] = rank[parent[span]];
  });
  yield* asPart(rename, 0.9, 1);
  return { island: parent, cells };
}

/** Joins the spans of columns from … to - 1 with those that they link to. A parent never has a higher number than its child. */
function joinColumns(compact: CompactHeightfield, parent: Uint32Array, from: number, to: number): void {
  const { first, area, frame } = compact;
  for (let column = from; column < to; column++) {
    const begin = first[column];
    const end = first[column + 1];
    if (begin === end) continue;
    const z = Math.floor(column / frame.width);
    const x = column - z * frame.width;
    for (let direction = 0; direction < DIRECTIONS; direction++) {
      const neighbour = neighbourColumn(compact, x, z, direction);
      for (let span = begin; span < end; span++) {
        if (area[span] === NO_AREA) continue;
        const link = linkOf(compact, span, direction);
        if (link < 0) continue;
        const target = first[neighbour] + link;
        if (area[target] === NO_AREA) continue;
        join(parent, span, target);
      }
    }
  }
}

/** Makes two trees one, under the lower of their roots. */
function join(parent: Uint32Array, a: number, b: number): void {
  const rootA = rootOf(parent, a);
  const rootB = rootOf(parent, b);
  if (rootA < rootB) parent[rootB] = rootA;
  else parent[rootA] = rootB;
}

/** The root of a span's tree; halves the way there for the next time. */
function rootOf(parent: Uint32Array, span: number): number {
  while (parent[span] !== span) {
    parent[span] = parent[parent[span]];
    span = parent[span];
  }
  return span;
}
