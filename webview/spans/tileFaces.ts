import { type DrawnSpans, firstSpanFrom } from './drawnSpans';
import { FaceBuffer } from './faceBuffer';
import { FaceKind, faceLook, OpenEdge } from './faceLook';
import { FaceRuns } from './faceRuns';
import type { Tile } from './tiles';

/** The visible faces of a tile's spans, ready for the GPU. */
export interface TileFaces {
  readonly tile: Tile;
  /** Four vertices a face: local column corner x, row, local column corner z, look (faceLook.ts). */
  readonly vertices: Uint16Array;
  readonly faces: number;
  /** Rows that the faces reach. */
  readonly lowestRow: number;
  readonly highestRow: number;
}

/** A cursor over one row of columns that hands out the spans of column after column. */
class ColumnCursor {
  #next: number;
  readonly #end: number;
  readonly #x: Uint16Array;
  /** The spans of the column asked for last: first … end - 1. */
  first = 0;
  end = 0;

  constructor(spans: DrawnSpans, z: number, fromColumn: number) {
    this.#x = spans.x;
    const exists = z >= 0 && z < spans.depth;
    this.#next = exists ? firstSpanFrom(spans, z, fromColumn) : 0;
    this.#end = exists ? spans.rowFirst[z + 1] : 0;
  }

  /** Moves to column x, which never goes back. */
  moveTo(x: number): void {
    while (this.#next < this.#end && this.#x[this.#next] < x) this.#next++;
    this.first = this.#next;
    while (this.#next < this.#end && this.#x[this.#next] === x) this.#next++;
    this.end = this.#next;
  }
}

/**
 * Finds a tile's visible faces. Faces between two drawn spans are left out, also where the two
 * only share some rows; spans beyond the tile's border count as neighbours.
 */
export function tileFaces(spans: DrawnSpans, tile: Tile): TileFaces {
  const faces = new FaceBuffer();
  const tops = new FaceRuns(FaceKind.Top, faces);
  const undersides = new FaceRuns(FaceKind.Underside, faces);
  const plusX = new FaceRuns(FaceKind.PlusX, faces);
  const minusX = new FaceRuns(FaceKind.MinusX, faces);
  const plusZ = new FaceRuns(FaceKind.PlusZ, faces);
  const minusZ = new FaceRuns(FaceKind.MinusZ, faces);
  const kinds = [tops, undersides, plusX, minusX, plusZ, minusZ];
  const { min, max, paint } = spans;
  const zEnd = Math.min(tile.z + tile.size, spans.depth);
  const xEnd = Math.min(tile.x + tile.size, spans.width);

  /**
   * Adds what of span i's side no span of the neighbouring column covers, and says whether the
   * side starts right at the top.
   */
  const addSide = (runs: FaceRuns, kind: FaceKind, neighbours: ColumnCursor, i: number, x: number, z: number) => {
    const look = faceLook(paint[i], kind, 0);
    const top = max[i];
    let row = min[i];
    for (let n = neighbours.first; n < neighbours.end && row < top; n++) {
      if (max[n] <= row) continue;
      if (min[n] >= top) break;
      if (min[n] > row) runs.add(x, z, row, min[n], look);
      row = max[n];
    }
    if (row < top) runs.add(x, z, row, top, look);
    return row < top;
  };

  for (let z = tile.z; z < zEnd; z++) {
    const localZ = z - tile.z;
    const own = new ColumnCursor(spans, z, tile.x);
    const west = new ColumnCursor(spans, z, tile.x - 1);
    const east = new ColumnCursor(spans, z, tile.x);
    const north = new ColumnCursor(spans, z - 1, tile.x);
    const south = new ColumnCursor(spans, z + 1, tile.x);
    const rowEnd = firstSpanFrom(spans, z, xEnd);
    for (let i = firstSpanFrom(spans, z, tile.x); i < rowEnd; i = own.end) {
      const x = spans.x[i];
      const localX = x - tile.x;
      own.moveTo(x);
      west.moveTo(x - 1);
      east.moveTo(x + 1);
      north.moveTo(x);
      south.moveTo(x);
      for (let s = own.first; s < own.end; s++) {
        let open = 0;
        if (addSide(minusX, FaceKind.MinusX, west, s, localX, localZ)) open |= OpenEdge.MinusX;
        if (addSide(plusX, FaceKind.PlusX, east, s, localX, localZ)) open |= OpenEdge.PlusX;
        if (addSide(minusZ, FaceKind.MinusZ, north, s, localX, localZ)) open |= OpenEdge.MinusZ;
        if (addSide(plusZ, FaceKind.PlusZ, south, s, localX, localZ)) open |= OpenEdge.PlusZ;
        const covered = s + 1 < own.end && min[s + 1] === max[s];
        const borne = s > own.first && max[s - 1] === min[s];
        if (!covered) tops.add(localX, localZ, max[s], max[s], faceLook(paint[s], FaceKind.Top, open));
        if (!borne) undersides.add(localX, localZ, min[s], min[s], faceLook(0, FaceKind.Underside, 0));
      }
    }
    for (const runs of kinds) runs.endRow(localZ);
  }
  for (const runs of kinds) runs.finish(zEnd - tile.z);
  const { lowestRow, highestRow } = faces;
  return { tile, vertices: faces.vertices(), faces: faces.faces, lowestRow, highestRow };
}
