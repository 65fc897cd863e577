import type { Point } from '../scene/gridFrame';
import type { CameraPose } from './pose';

/** How fast the camera catches up, milliseconds to cover 63 % of the way. */
const TIME_CONSTANT = 70;

/** The rest of the way, relative to the distance or in radians, that nobody sees. */
const ARRIVED = 0.0004;

/** A way so long, relative to the distance, that there is nothing to follow on it. */
const TOO_FAR = 20;

/** The pose between `from` and `to` after `elapsed` milliseconds; exactly `to` once it is near, or far out. */
export function glide(from: CameraPose, to: CameraPose, elapsed: number): CameraPose {
  if (apart(from.target, to.target) > TOO_FAR * Math.max(from.distance, to.distance)) return to;
  const share = 1 - Math.exp(-elapsed / TIME_CONSTANT);
  const mix = (a: number, b: number) => a + (b - a) * share;
  const target: Point = [
    mix(from.target[0], to.target[0]),
    mix(from.target[1], to.target[1]),
    mix(from.target[2], to.target[2]),
  ];
  const next: CameraPose = {
    target,
    azimuth: mix(from.azimuth, to.azimuth),
    elevation: mix(from.elevation, to.elevation),
    // A distance glides by factors, so that a zoom feels even.
    distance: from.distance * (to.distance / from.distance) ** share,
  };
  const away = Math.max(
    apart(target, to.target) / to.distance,
    Math.abs(next.azimuth - to.azimuth),
    Math.abs(next.elevation - to.elevation),
    Math.abs(next.distance / to.distance - 1),
  );
  return away < ARRIVED ? to : next;
}

/** So little perspective looks flat. */
const AS_GOOD_AS_FLAT = 0.004;

/** How much perspective there is on the way from `from` to `to` after `elapsed` milliseconds. */
export function glidePerspective(from: number, to: number, elapsed: number): number {
  const next = to + (from - to) * Math.exp(-elapsed / TIME_CONSTANT);
  return Math.abs(next - to) < AS_GOOD_AS_FLAT ? to : next;
}

function apart(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
