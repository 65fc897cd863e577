import type { Point } from '../scene/gridFrame';
import { along, DIRECTIONS, viewAxes, viewName } from './direction';

/** Where the camera is and what it looks at, in the world, so that it outlives any grid. */
export interface CameraPose {
  /** The point in the middle of the picture, metres. */
  readonly target: Point;
  /** Direction from the target to the camera: from +x towards +z around the vertical, radians. */
  readonly azimuth: number;
  /** The same, upwards from the level: π/2 looks straight down, radians. */
  readonly elevation: number;
  /** From the target to the camera, metres. */
  readonly distance: number;
}

/** Height of the picture as an angle, radians: narrow, so that cells look the same near and far. */
const FIELD_OF_VIEW = 0.36;

/** A pose to come back to. */
export interface Standpoint extends CameraPose {
  /**
   * Width over height of the picture into which the whole level was fitted from there; into one of
   * another shape it is fitted again. Undefined where the camera was moved by hand.
   */
  readonly fittedInto: number | undefined;
}

/** Half the picture's height at distance 1. */
export const VIEW_TANGENT = Math.tan(FIELD_OF_VIEW / 2);

const HIGHEST_ELEVATION = DIRECTIONS.top.elevation;
const LOWEST_ELEVATION = -1.45;

/** How far before the target, in distances, lines of sight begin in a flat picture: outside any level. */
const FLAT_BEFORE = 1e5;

/**
 * How much of the perspective a pose's picture has: 1 all of it, 0 none, where it is flat. With the
 * share s, at the depth z beyond the target half the picture's height is VIEW_TANGENT · (distance + s · z):
 * at the target it does not depend on s, so that a picture can go from one to the other without a jump.
 */
export function perspectiveOf(pose: CameraPose): number {
  return viewName(pose) === 'free' ? 1 : 0;
}

/** Turns the camera around its target, by radians. */
export function orbit(pose: CameraPose, azimuth: number, elevation: number): CameraPose {
  return {
    ...pose,
    azimuth: pose.azimuth + azimuth,
    elevation: Math.min(HIGHEST_ELEVATION, Math.max(LOWEST_ELEVATION, pose.elevation + elevation)),
  };
}

/** Moves camera and target so that the picture follows a drag; one picture height is `1`. */
export function pan(pose: CameraPose, right: number, down: number): CameraPose {
  const axes = viewAxes(pose);
  const height = 2 * VIEW_TANGENT * pose.distance;
  return { ...pose, target: along(along(pose.target, axes.right, -right * height), axes.up, down * height) };
}

/**
 * Scales the distance by `factor` and keeps in place what is under the cursor, on the level of the
 * target, or where that is out of sight and in a flat picture, at the target's distance.
 * @param x from -aspect at the left to aspect at the right
 * @param y from -1 at the bottom to 1 at the top
 * @param range the least and the greatest distance, metres
 */
export function zoom(
  pose: CameraPose,
  factor: number,
  x: number,
  y: number,
  range: readonly [number, number],
): CameraPose {
  const distance = Math.min(range[1], Math.max(range[0], pose.distance * factor));
  const kept = distance / pose.distance;
  const axes = viewAxes(pose);
  const ray = along(along(axes.forward, axes.right, x * VIEW_TANGENT), axes.up, y * VIEW_TANGENT);
  const eye = along(pose.target, axes.forward, -pose.distance);
  const toLevel = perspectiveOf(pose) === 0 ? pose.distance : (pose.target[1] - eye[1]) / ray[1];
  const reach = toLevel > 0 && toLevel < 3 * pose.distance ? toLevel : pose.distance;
  const pivot = along(eye, ray, reach);
  const toTarget: Point = [pose.target[0] - pivot[0], pose.target[1] - pivot[1], pose.target[2] - pivot[2]];
  return { ...pose, distance, target: along(pivot, toTarget, kept) };
}

/**
 * The line of sight through a point of the picture: a place in the world before all that can be
 * seen, and a direction of any length.
 * @param x from -aspect at the left to aspect at the right
 * @param y from -1 at the bottom to 1 at the top
 * @param perspective how much of it the picture has; see {@link perspectiveOf}
 */
export function sightLine(
  pose: CameraPose,
  x: number,
  y: number,
  perspective = perspectiveOf(pose),
): { origin: Point; direction: Point } {
  const { right, up, forward } = viewAxes(pose);
  const sideways = (point: Point, by: number) => along(along(point, right, x * by), up, y * by);
  const before = pose.distance * (perspective === 0 ? FLAT_BEFORE : 1 / perspective);
  const spread = VIEW_TANGENT * (perspective === 0 ? pose.distance : 0);
  return {
    origin: sideways(along(pose.target, forward, -before), spread),
    direction: sideways(forward, VIEW_TANGENT * perspective),
  };
}
