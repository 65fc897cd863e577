import type { Point } from '../scene/gridFrame';
import { type CoveredCorner, leavesCornerFree } from './coveredCorner';
import { along, type Direction, dot, viewAxes } from './direction';
import { type CameraPose, perspectiveOf, VIEW_TANGENT } from './pose';

/** Room that a fitted picture leaves around the level, as a share of the view. */
const FIT_MARGIN = 0.05;

/** Where a fitted level stands in spare width and height: a little low, as the legend is at the top. */
const STANDS_AT = [0.5, 0.88] as const;

/** Where it stands farthest from the upper left corner. */
const STANDS_AWAY = [0, 1] as const;

/** How much farther away a level is fitted to leave a covered corner free, and the ways there that are tried. */
const FARTHER = [1, 1.12, 1.25, 1.4, 1.6, 1.8] as const;
const AWAY = [0, 0.25, 0.5, 0.75, 1] as const;

/**
 * The nearest pose in a direction from which all `points` (metres) are in the picture, or where a corner
 * of it is covered, one a little farther that leaves the corner free, if there is room for that.
 * @param aspect the picture's width over its height
 */
export function fitPose(
  points: readonly Point[],
  direction: Direction,
  aspect: number,
  covered?: CoveredCorner,
): CameraPose {
  const poses = fittedPoses(points, direction, aspect);
  const nearest = poses(1, 0);
  if (covered === undefined) return nearest;
  for (const farther of FARTHER) {
    for (const away of AWAY) {
      const pose = poses(farther, away);
      if (leavesCornerFree(pose, points, aspect, covered)) return pose;
    }
  }
  return nearest;
}

/** The poses that have all points in the picture: `farther` than need be, and `away` from the upper left corner. */
function fittedPoses(
  points: readonly Point[],
  direction: Direction,
  aspect: number,
): (farther: number, away: number) => CameraPose {
  const { right, up, forward } = viewAxes(direction);
  const { azimuth, elevation } = direction;
  const perspective = perspectiveOf({ target: [0, 0, 0], azimuth, elevation, distance: 1 });
  const depths = points.map((point) => dot(point, forward));
  const middle = (Math.min(...depths) + Math.max(...depths)) / 2;
  // A point at x (along an axis) and at the depth z beyond the target is in sight of a camera at cx
  // if |x - cx| ≤ t (distance + perspective · z); the two borders give the furthest they have to clear.
  const reach = (axis: Point, t: number) => {
    let high = Number.NEGATIVE_INFINITY;
    let low = Number.NEGATIVE_INFINITY;
    points.forEach((point, i) => {
      const spared = t * perspective * (depths[i] - middle);
      high = Math.max(high, dot(point, axis) - spared);
      low = Math.max(low, -dot(point, axis) - spared);
    });
    return {
      distance: (high + low) / (2 * t),
      at: (distance: number, share: number) => high - t * distance + share * (2 * t * distance - high - low),
    };
  };
  const tangent = VIEW_TANGENT * (1 - FIT_MARGIN);
  const across = reach(right, tangent * aspect);
  const upright = reach(up, tangent);
  const nearest = Math.max(across.distance, upright.distance);
  return (farther, away) => {
    const distance = nearest * farther;
    const [x, y] = STANDS_AT.map((share, i) => share + away * (STANDS_AWAY[i] - share));
    const sideways = along(along([0, 0, 0], right, across.at(distance, x)), up, upright.at(distance, y));
    return { target: along(sideways, forward, middle), azimuth, elevation, distance };
  };
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
  const { right, up, forward } = viewAxes(pose);
  const perspective = perspectiveOf(pose);
  const centred = points.map((point): Point => along(point, pose.target, -1));
  // The picture is taken at the farthest corner, where it is widest: what is outside there is outside.
  const widest = Math.max(...centred.map((point) => pose.distance + perspective * dot(point, forward)));
  if (widest <= 0) return false;
  const size = Math.hypot(...[0, 1, 2].map((i) => spread(centred.map((point) => point[i]))));
  const height = 2 * VIEW_TANGENT * pose.distance;
  if (size < LEAST_SHARE * height || pose.distance < DEEPEST_INSIDE * size) return false;
  const reach = VIEW_TANGENT * widest;
  const outside = (axis: Point, limit: number) => {
    const places = centred.map((point) => dot(point, axis));
    return Math.min(...places) > limit || Math.max(...places) < -limit;
  };
  return !outside(right, reach * aspect) && !outside(up, reach);
}

function spread(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}
