import type { SpanPacket } from '../../core/bake/spanPacket';

/** A point or direction: x, y (up), z. */
export type Point = readonly [number, number, number];

/**
 * How the scene is laid over the world. The scene's origin is the grid's corner and its unit is
 * one cell, so that float32 is fine enough for levels of any size, however far out they lie; only
 * these conversions, in float64, ever see world coordinates.
 */
export interface GridFrame {
  /** World position of the grid's corner, metres. */
  readonly origin: Point;
  /** Metres a cell. */
  readonly cellSize: number;
  /** Scene units a row. */
  readonly rowHeight: number;
}

/** The frame of a packet's grid. */
export function gridFrame(packet: SpanPacket): GridFrame {
  return { origin: packet.origin, cellSize: packet.cellSize, rowHeight: packet.cellHeight / packet.cellSize };
}

/** A world position in the scene. */
export function toScene(frame: GridFrame, [x, y, z]: Point): Point {
  const { origin, cellSize } = frame;
  return [(x - origin[0]) / cellSize, (y - origin[1]) / cellSize, (z - origin[2]) / cellSize];
}

/** A place in the scene as a world position, metres. */
export function toWorld(frame: GridFrame, [x, y, z]: Point): Point {
  const { origin, cellSize } = frame;
  return [origin[0] + x * cellSize, origin[1] + y * cellSize, origin[2] + z * cellSize];
}
