import type { Point } from '../scene/gridFrame';

/** From where a level is looked at; all but `free` are flat, as on a plan. */
export type ViewName = 'free' | 'top' | 'front' | 'side';

/** A direction from the target to the camera, radians; see {@link CameraPose}. */
export interface Direction {
  readonly azimuth: number;
  readonly elevation: number;
}

/**
 * The directions that have a name. `free` is where a first picture is seen from: an isometric
 * drawing's, with +x to the lower right. The others have +x to the right, and from the side +z to the left.
 */
export const DIRECTIONS: Readonly<Record<ViewName, Direction>> = {
  free: { azimuth: Math.PI / 4, elevation: 0.62 },
  top: { azimuth: Math.PI / 2, elevation: Math.PI / 2 },
  front: { azimuth: Math.PI / 2, elevation: 0 },
  side: { azimuth: 0, elevation: 0 },
};

const FLAT_VIEWS = ['top', 'front', 'side'] as const;

/** The name of a direction: a flat view's if it is exactly that one, however many turns it is away. */
export function viewName({ azimuth, elevation }: Direction): ViewName {
  const exact = FLAT_VIEWS.find((name) => {
    const own = DIRECTIONS[name];
    return elevation === own.elevation && azimuth === nearestTurn(own.azimuth, azimuth);
  });
  return exact ?? 'free';
}

/** The same turn, written as the angle that is nearest to `near`. */
export function nearestTurn(angle: number, near: number): number {
  return angle + 2 * Math.PI * Math.round((near - angle) / (2 * Math.PI));
}

/** The camera's own axes: right, up, and forward into the picture. */
export interface ViewAxes {
  readonly right: Point;
  readonly up: Point;
  readonly forward: Point;
}

/** The axes of a camera that looks at its target from a direction. */
export function viewAxes({ azimuth, elevation }: Direction): ViewAxes {
  const ca = Math.cos(azimuth);
  const sa = Math.sin(azimuth);
  const ce = Math.cos(elevation);
  const se = Math.sin(elevation);
  return { right: [sa, 0, -ca], up: [-ca * se, ce, -sa * se], forward: [-ca * ce, -se, -sa * ce] };
}

export function dot(a: Point, b: Point): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/** `point` moved by `by` along `direction`. */
export function along(point: Point, direction: Point, by: number): Point {
  return [point[0] + direction[0] * by, point[1] + direction[1] * by, point[2] + direction[2] * by];
}
