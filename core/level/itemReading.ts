import type { GeometryItem } from './level';
import type { FindingPlace } from './problem';

/** Where one triangle of an item stands in the level, and in its source if it has one. */
export type TrianglePlace = Pick<FindingPlace, 'path' | 'name' | 'through' | 'source'>;

/** An item as it was read, and the way back from its triangles (of voxels: the chunk's columns; of rock: its passages, and the rock itself beyond them) to the text. */
export interface ItemReading {
  readonly item: GeometryItem;
  readonly placeOf: (triangle: number) => TrianglePlace;
}
