import type { Paint } from './paint';

/** The six ways that a face can point. */
export const FaceKind = { Top: 0, Underside: 1, PlusX: 2, MinusX: 3, PlusZ: 4, MinusZ: 5 } as const;
export type FaceKind = (typeof FaceKind)[keyof typeof FaceKind];

/** Edges of a top beside which the ground is lower, as bits. */
export const OpenEdge = { MinusX: 1, PlusX: 2, MinusZ: 4, PlusZ: 8 } as const;

/**
 * Everything about a vertex besides its place, packed into 16 bits for the shader:
 * bits 0-6 the span's paint, 7-9 the face's kind, 10-13 its open edges, 14-15 its corner.
 * Bit 0 of a corner is the high end of the face's first axis, bit 1 that of its second; the axes
 * of a top or underside are x and z, of a side x or z and the row.
 */
export function faceLook(paint: Paint, kind: FaceKind, openEdges: number): number {
  return paint | (kind << 7) | (openEdges << 10);
}

/** The place of a corner's two bits in a look. */
export const CORNER_SHIFT = 14;

/** The order of a face's corners, counter-clockwise seen from outside; by {@link FaceKind}. */
export const CORNER_ORDER: readonly (readonly number[])[] = [
  [2, 3, 1, 0],
  [0, 1, 3, 2],
  [1, 0, 2, 3],
  [0, 1, 3, 2],
  [0, 1, 3, 2],
  [1, 0, 2, 3],
];
