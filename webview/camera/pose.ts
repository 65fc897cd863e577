import type { Point } from '../scene/gridFrame';

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
export const FIELD_OF_VIEW = 0.36;

/** Half the picture's height at distance 1. */
export const VIEW_TANGENT = Math.tan(FIELD_OF_VIEW / 2);

/** The direction of a first picture: an isometric drawing's, with +x to the lower right. */
export const FIRST_AZIMUTH = Math.PI / 4;
export const FIRST_ELEVATION = 0.62;

/** Looking straight down, +x to the right and +z down. */
export const TOP_AZIMUTH = Math.PI / 2;
export const TOP_ELEVATION = Math.PI / 2;

/** Room that a fitted picture leaves around the level, as a share of the view. */
const FIT_MARGIN = 0.05;

/** Where a fitted level stands in spare height: a little low, as the legend is at the top. */
const STANDS_AT = 0.65;

const LOWEST_ELEVATION = -1.45;

/** The camera's own axes: right, up, and forward into the picture. */
export interface ViewAxes {
  readonly right: Point;
  readonly up: Point;
  readonly forward: Point;
}

/** The axes of a camera that looks at its target from this direction. */
export function viewAxes(azimuth: number, elevation: number): ViewAxes {
  const ca = Math.cos(azimuth);
  const sa = Math.sin(azimuth);
  const ce = Math.cos(elevation);
  const se = Math.sin(elevation);
  return { right: [sa, 0, -ca], up: [-ca * se, ce, -sa * se], forward: [-ca * ce, -se, -sa * ce] };
}

function dot(a: Point, b: Point): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/** `point` moved by `by` along `direction`. */
function along(point: Point, direction: Point, by: number): Point {
  return [point[0] + direction[0] * by, point[1] + direction[1] * by, point[2] + direction[2] * by];
}

/** Turns the camera around its target, by radians. */
export function orbit(pose: CameraPose, azimuth: number, elevation: number): CameraPose {
  return {
    ...pose,
    azimuth: pose.azimuth + azimuth,
    elevation: Math.min(TOP_ELEVATION, Math.max(LOWEST_ELEVATION, pose.elevation + elevation)),
  };
}

/** Moves camera and target so that the picture follows a drag; one picture height is `1`. */
export function pan(pose: CameraPose, right: number, down: number): CameraPose {
  const axes = viewAxes(pose.azimuth, pose.elevation);
  const height = 2 * VIEW_TANGENT * pose.distance;
  return { ...pose, target: along(along(pose.target, axes.right, -right * height), axes.up, down * height) };
}

/**
 * Scales the distance by `factor` and keeps in place what is under the cursor, on the level of the
 * target, or where that is out of sight, at the target's distance.
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
  const axes = viewAxes(pose.azimuth, pose.elevation);
  const ray = along(along(axes.forward, axes.right, x * VIEW_TANGENT), axes.up, y * VIEW_TANGENT);
  const eye = along(pose.target, axes.forward, -pose.distance);
  const toLevel = (pose.target[1] - eye[1]) / ray[1];
  const reach = toLevel > 0 && toLevel < 3 * pose.distance ? toLevel : pose.distance;
  const pivot = along(eye, ray, reach);
  const toTarget: Point = [pose.target[0] - pivot[0], pose.target[1] - pivot[1], pose.target[2] - pivot[2]];
  return { ...pose, distance, target: along(pivot, toTarget, kept) };
}

/** A level that covers less of the picture's height than this is as good as not there. */
const LEAST_SHARE = 0.02;
/** Nor is one of which the camera is this share of its size away: it stands inside a wall of it. */
const DEEPEST_INSIDE = 1e-4;

/**
 * Whether a level, given by the corners of its box (metres), can be seen from a pose: in the picture
 * at least in part, not as a mere dot, and not from deep inside.
 * @param aspect the picture's width over its height
 */
export function showsBox(pose: CameraPose, points: readonly Point[], aspect: number): boolean {
  const { right, up, forward } = viewAxes(pose.azimuth, pose.elevation);
  const centred = points.map((point): Point => along(point, pose.target, -1));
  const depths = centred.map((point) => pose.distance + dot(point, forward));
  if (Math.max(...depths) <= 0) return false;
  const size = Math.hypot(...[0, 1, 2].map((i) => spread(centred.map((point) => point[i]))));
  const height = 2 * VIEW_TANGENT * pose.distance;
  if (size < LEAST_SHARE * height || pose.distance < DEEPEST_INSIDE * size) return false;
  // The picture is taken at the farthest corner, where it is widest: what is outside there is outside.
  const reach = VIEW_TANGENT * Math.max(...depths);
  const outside = (axis: Point, limit: number) => {
    const places = centred.map((point) => dot(point, axis));
    return Math.min(...places) > limit || Math.max(...places) < -limit;
  };
  return !outside(right, reach * aspect) && !outside(up, reach);
}

function spread(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}

/**
 * The nearest pose in a direction from which all `points` (metres) are in the picture.
 * @param aspect the picture's width over its height
 */
export function fitPose(points: readonly Point[], azimuth: number, elevation: number, aspect: number): CameraPose {
  const { right, up, forward } = viewAxes(azimuth, elevation);
  const tangent = VIEW_TANGENT * (1 - FIT_MARGIN);
  // Seen along its axes, the camera at (cx, cy, cz) has a point in sight if |x - cx| ≤ t (z - cz)
  // and the same for y; each of the four borders gives the furthest of what it has to clear.
  const reach = (axis: Point, t: number) => {
    let high = Number.NEGATIVE_INFINITY;
    let low = Number.NEGATIVE_INFINITY;
    for (const point of points) {
      high = Math.max(high, dot(point, axis) - t * dot(point, forward));
      low = Math.max(low, -dot(point, axis) - t * dot(point, forward));
    }
    return {
      eye: -(high + low) / (2 * t),
      at: (eye: number, share: number) => high + t * eye + share * (-low - high - 2 * t * eye),
    };
  };
  const across = reach(right, tangent * aspect);
  const upright = reach(up, tangent);
  const depths = points.map((point) => dot(point, forward));
  const middle = (Math.min(...depths) + Math.max(...depths)) / 2;
  const eye = Math.min(across.eye, upright.eye);
  const sideways = along(along([0, 0, 0], right, across.at(eye, 0.5)), up, upright.at(eye, STANDS_AT));
  return { target: along(sideways, forward, middle), azimuth, elevation, distance: middle - eye };
}
