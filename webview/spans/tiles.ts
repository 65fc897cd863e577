import type { DrawnSpans } from './drawnSpans';

/** A square of columns whose faces make one mesh. */
export interface Tile {
  /** Its first column along x and z. */
  readonly x: number;
  readonly z: number;
  /** Columns along each side. */
  readonly size: number;
}

/** Columns along a tile's side, unless the level is so sparse that this would make too many tiles. */
export const TILE_SIZE = 64;

/** More meshes than this cost more a frame than they save when a tile is rebuilt. */
const MOST_TILES = 1024;

/** Local columns 0 … size have to fit the u16 vertices. */
const LARGEST_TILE = 32768;

/** The tiles of `size` columns that hold spans, by z, then x; undefined if there are too many. */
function occupiedTiles(spans: DrawnSpans, size: number, most: number): Tile[] | undefined {
  const tiles: Tile[] = [];
  const shift = Math.log2(size);
  const occupied = new Uint8Array(Math.ceil(spans.width / size));
  for (let z = 0; z < spans.depth; z += size) {
    const end = spans.rowFirst[Math.min(z + size, spans.depth)];
    for (let i = spans.rowFirst[z]; i < end; i++) occupied[spans.x[i] >>> shift] = 1;
    for (let column = 0; column < occupied.length; column++) {
      if (occupied[column] === 0) continue;
      occupied[column] = 0;
      if (tiles.length === most) return undefined;
      tiles.push({ x: column * size, z, size });
    }
  }
  return tiles;
}

/** Parts the drawn spans into tiles; their size doubles until there are few enough of them. */
export function tilesOf(spans: DrawnSpans): Tile[] {
  for (let size = TILE_SIZE; size < LARGEST_TILE; size *= 2) {
    const tiles = occupiedTiles(spans, size, MOST_TILES);
    if (tiles !== undefined) return tiles;
  }
  return occupiedTiles(spans, LARGEST_TILE, Number.POSITIVE_INFINITY) ?? [];
}
