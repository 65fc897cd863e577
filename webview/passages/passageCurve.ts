import { pieceOf, pointOf } from '../../core/passages/catmullRom';
import { centreHeight, floorHeight } from '../../core/passages/tubeHeights';
import type { PassageOutline } from '../messages';
import type { Point } from '../scene/gridFrame';

/** A place along a passage, metres. */
export interface PassagePlace {
  /** On the route, at the player's height. */
  readonly at: Point;
  readonly radius: number;
  /** The heights of the tube's centre and of its floor. */
  readonly centre: number;
  readonly floor: number;
  readonly segment: number;
}

/** Pieces that a segment's curve is drawn in. */
const PIECES = 4;

/** The places along a passage's curve, as it is carved: a few for each segment, controls included. */
export function curvePlaces({ controls }: PassageOutline): PassagePlace[] {
  const x = controls.map((control) => control[0]);
  const z = controls.map((control) => control[2]);
  const places: PassagePlace[] = [];
  for (let segment = 0; segment < controls.length - 1; segment++) {
    const curveX = pieceOf(x, segment);
    const curveZ = pieceOf(z, segment);
    const last = segment === controls.length - 2 ? PIECES : PIECES - 1;
    for (let piece = 0; piece <= last; piece++) {
      const t = piece / PIECES;
      const between = (field: 1 | 3) => controls[segment][field] * (1 - t) + controls[segment + 1][field] * t;
      places.push(placeAt(pointOf(curveX, t), between(1), pointOf(curveZ, t), between(3), segment));
    }
  }
  return places;
}

/** The places of a passage's control points. */
export function controlPlaces({ controls }: PassageOutline): PassagePlace[] {
  return controls.map(([x, y, z, radius], i) => placeAt(x, y, z, radius, Math.min(i, controls.length - 2)));
}

function placeAt(x: number, y: number, z: number, radius: number, segment: number): PassagePlace {
  return { at: [x, y, z], radius, centre: centreHeight(y, radius), floor: floorHeight(y), segment };
}

/** Corners of a ring around a tube, where no floor cuts it. */
const CORNERS = 24;

/** A ring around the tube at one of its places, upright and across the way, cut flat by the floor. */
export function ringAt(places: readonly PassagePlace[], index: number): Point[] {
  const place = places[index];
  const before = places[Math.max(0, index - 1)].at;
  const after = places[Math.min(places.length - 1, index + 1)].at;
  const way = Math.hypot(after[0] - before[0], after[2] - before[2]) || 1;
  const across = [(before[2] - after[2]) / way, (after[0] - before[0]) / way];
  return Array.from({ length: CORNERS }, (_, corner): Point => {
    const angle = (2 * Math.PI * corner) / CORNERS;
    const aside = place.radius * Math.cos(angle);
    const y = Math.max(place.floor, place.centre + place.radius * Math.sin(angle));
    return [place.at[0] + aside * across[0], y, place.at[2] + aside * across[1]];
  });
}

/** The places at which rings are drawn: both ends, and in between about two radii apart. */
export function ringPlaces(places: readonly PassagePlace[]): number[] {
  const rings = [0];
  let way = 0;
  for (let i = 1; i < places.length - 1; i++) {
    way += Math.hypot(...places[i].at.map((value, axis) => value - places[i - 1].at[axis]));
    if (way < 2 * places[i].radius) continue;
    rings.push(i);
    way = 0;
  }
  return [...rings, places.length - 1];
}
