import type { Rgb } from '../colour/lab';
import type { Point } from '../scene/gridFrame';

/** A straight line over the spans, in the scene. */
export interface Stroke {
  readonly from: Point;
  readonly to: Point;
  readonly colour: Rgb;
}

/** A convex sheet of glass over the spans, in the scene. */
export interface Pane {
  readonly corners: readonly Point[];
  readonly colour: Rgb;
}

/** What a layer over the spans consists of. */
export interface Figure {
  readonly strokes: readonly Stroke[];
  readonly panes: readonly Pane[];
}

/** Arrays of a mesh. */
export interface FigureMesh {
  readonly position: Float32Array;
  readonly tint: Float32Array;
  readonly indices: Uint32Array;
}

/** `there` is a stroke's other end, `side` which of its borders a vertex is on: ±1, and at its second end ±2. */
export interface StrokeMesh extends FigureMesh {
  readonly there: Float32Array;
  readonly side: Float32Array;
}

/** Every stroke as two triangles, which the shader makes as wide as it is to be on the screen. */
export function strokeMesh(strokes: readonly Stroke[]): StrokeMesh {
  const indices = new Uint32Array(6 * strokes.length);
  for (let i = 0; i < strokes.length; i++) {
    const v = 4 * i;
    indices.set([v, v + 1, v + 2, v, v + 2, v + 3], 6 * i);
  }
  return {
    position: Float32Array.from(strokes.flatMap(({ from, to }) => [...from, ...from, ...to, ...to])),
    there: Float32Array.from(strokes.flatMap(({ from, to }) => [...to, ...to, ...from, ...from])),
    side: Float32Array.from(strokes.flatMap(() => [1, -1, -2, 2])),
    tint: Float32Array.from(strokes.flatMap(({ colour }) => [0, 1, 2, 3].flatMap(() => shares(colour)))),
    indices,
  };
}

/** Every pane as a fan of triangles. */
export function paneMesh(panes: readonly Pane[]): FigureMesh {
  const indices: number[] = [];
  let first = 0;
  for (const { corners } of panes) {
    for (let i = 2; i < corners.length; i++) indices.push(first, first + i - 1, first + i);
    first += corners.length;
  }
  return {
    position: Float32Array.from(panes.flatMap(({ corners }) => corners.flat())),
    tint: Float32Array.from(panes.flatMap(({ corners, colour }) => corners.flatMap(() => shares(colour)))),
    indices: Uint32Array.from(indices),
  };
}

function shares(colour: Rgb): number[] {
  return colour.map((channel) => channel / 255);
}
