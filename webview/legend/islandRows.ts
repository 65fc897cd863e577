import type { DetailPacket } from '../../core/bake/detailPacket';

/** An island in the legend; the largest one has rank 0. */
export interface IslandRow {
  readonly rank: number;
  readonly cells: number;
}

/** Islands with fewer cells than this are tiny, however small the agent is. */
const FEWEST_CELLS = 10;

/** The most islands that the legend lists one by one, and as many tiny ones. */
const MOST_ROWS = 200;

/** How many cells an agent covers that stands on one, radius in cells. */
function footprint(radius: number): number {
  return Math.ceil(Math.PI * radius * radius);
}

/** A picture's islands, largest first. */
export interface IslandRows {
  readonly large: readonly IslandRow[];
  /** Those with fewer than ten cells, or fewer than the agent itself covers. */
  readonly tiny: readonly IslandRow[];
  /** How many there are of each, listed or not. */
  readonly largeCount: number;
  readonly tinyCount: number;
}

/** @param radius the agent's, cells */
export function islandRows({ islandCells }: DetailPacket, radius: number): IslandRows {
  const least = Math.max(FEWEST_CELLS, footprint(radius));
  let largeCount = 0;
  while (largeCount < islandCells.length && islandCells[largeCount] >= least) largeCount++;
  const rows = (from: number, to: number) =>
    Array.from({ length: Math.min(MOST_ROWS, to - from) }, (_, i) => ({
      rank: from + i,
      cells: islandCells[from + i],
    }));
  return {
    large: rows(0, largeCount),
    tiny: rows(largeCount, islandCells.length),
    largeCount,
    tinyCount: islandCells.length - largeCount,
  };
}

/** The open span of an island that is farthest from its edge; -1 for no such island. */
export function heartOfIsland({ island, distance }: DetailPacket, rank: number): number {
  let heart = -1;
  for (let open = 0; open < island.length; open++) {
    if (island[open] === rank && (heart < 0 || distance[open] > distance[heart])) heart = open;
  }
  return heart;
}
