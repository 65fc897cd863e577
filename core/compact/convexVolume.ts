import { type ReportFault, refuse } from '../fault';
import { checkArea, NO_AREA } from '../grid/area';
import { checkCoordinate } from '../grid/coordinate';
import { runToEnd, type Steps } from '../steps';
import type { CompactHeightfield } from './compactHeightfield';

const MIN_CORNERS = 3;
const MAX_CORNERS = 256;

/** Cells, and tests of a cell against an edge, between two pauses. */
const PAUSE_TESTS = 1 << 16;

/** A convex prism that gives the floors inside it an area (ConvexVolume, §9). */
export interface ConvexVolume {
  /** What the level calls it, if it has a name for it. */
  readonly id?: string | undefined;
  /** Area id 0 … 63; 0 takes the area away. */
  readonly area: number;
  /** Corners [x, z] in either winding, metres. */
  readonly polygon: readonly (readonly [number, number])[];
  /** Lowest and highest floor that it reaches, world y, metres, both included. */
  readonly minY: number;
  readonly maxY: number;
}

/** Where a point lies of the line from a to b: above 0 on one side, below 0 on the other (double). */
function side(a: readonly [number, number], b: readonly [number, number], x: number, z: number): number {
  return (b[0] - a[0]) * (z - a[1]) - (b[1] - a[1]) * (x - a[0]);
}

/** Which signs occur among all corners seen from all edges. */
function windings(polygon: ConvexVolume['polygon']): { left: boolean; right: boolean } {
  let left = false;
  let right = false;
  polygon.forEach((a, i) => {
    const b = polygon[(i + 1) % polygon.length];
    for (const [x, z] of polygon) {
      const where = side(a, b, x, z);
      if (where > 0) left = true;
      if (where < 0) right = true;
    }
  });
  return { left, right };
}

/**
 * Checks a volume by §9: an area id, 3 to 256 corners that obey the coordinate rule, convex and not
 * flat (every corner tested against every edge, without tolerance), and minY not above maxY.
 */
export function checkConvexVolume(volume: ConvexVolume, report: ReportFault): void {
  const { polygon, minY, maxY } = volume;
  checkArea(volume.area, 'Area', ['area'], report);
  if (Number.isNaN(minY) || Number.isNaN(maxY) || minY > maxY) {
    const message = `minY ${minY} is not at or below maxY ${maxY}.`;
    report({ code: 'LL403', error: 'ArgumentError', message, at: ['maxY'] });
  }
  if (polygon.length < MIN_CORNERS || polygon.length > MAX_CORNERS) {
    const message = `The polygon has ${polygon.length} corners; a volume has ${MIN_CORNERS} to ${MAX_CORNERS}.`;
    report({ code: 'LL401', error: 'ArgumentError', message, at: ['polygon'] });
    return;
  }
  let sound = true;
  const note: ReportFault = (fault) => {
    sound = false;
    report(fault);
  };
  polygon.forEach((corner, i) => {
    checkCoordinate(corner[0], `Corner ${i} x`, ['polygon', i, 0], note);
    checkCoordinate(corner[1], `Corner ${i} z`, ['polygon', i, 1], note);
  });
  if (!sound) return;
  const { left, right } = windings(polygon);
  if (left && right) {
    const message = 'The polygon is not convex: its corners lie on both sides of one of its edges.';
    report({ code: 'LL402', error: 'ArgumentError', message, at: ['polygon'] });
  } else if (!left && !right) {
    const message = 'The polygon has no area: all its corners lie on one line.';
    report({ code: 'LL402', error: 'ArgumentError', message, at: ['polygon'] });
  }
}

/**
 * Gives its area to every span that has one, whose cell's centre lies inside or on the polygon and
 * whose floor lies in [minY, maxY] (ConvexVolume.Apply, §9), all in double.
 * @throws ArgumentError, ArgumentOutOfRangeError as {@link checkConvexVolume} tells; nothing is changed then
 */
export function applyConvexVolume(compact: CompactHeightfield, volume: ConvexVolume): void {
  checkConvexVolume(volume, refuse);
  runToEnd(applyConvexVolumeSteps(compact, volume));
}

/** {@link applyConvexVolume} in steps, for a volume that was checked. */
export function* applyConvexVolumeSteps(compact: CompactHeightfield, volume: ConvexVolume): Steps<void> {
  const { frame, first, y, area } = compact;
  const [ox, oy, oz] = frame.origin;
  const { cellSize, cellHeight, width } = frame;
  const inside = insideTest(volume.polygon);
  const xs = cellRange(volume.polygon, 0, ox, cellSize, width);
  const zs = cellRange(volume.polygon, 1, oz, cellSize, frame.depth);
  let tests = 0;
  for (let z = zs.from; z < zs.to; z++) {
    const centreZ = oz + (z + 0.5) * cellSize;
    for (let x = xs.from; x < xs.to; x++) {
      const column = x + z * width;
      const empty = first[column] === first[column + 1];
      tests += empty ? 1 : volume.polygon.length;
      if (tests >= PAUSE_TESTS) {
        tests = 0;
        yield (z - zs.from) / (zs.to - zs.from);
      }
      if (empty) continue;
      if (!inside(ox + (x + 0.5) * cellSize, centreZ)) continue;
      for (let span = first[column]; span < first[column + 1]; span++) {
        const floor = oy + y[span] * cellHeight;
        if (area[span] === NO_AREA || !reachesFloor(volume, floor)) continue;
        area[span] = volume.area;
      }
    }
  }
}

/** Whether a floor at height `floor`, metres, is one that a volume reaches, wherever it lies. */
export function reachesFloor({ minY, maxY }: Pick<ConvexVolume, 'minY' | 'maxY'>, floor: number): boolean {
  return floor >= minY && floor <= maxY;
}

/** Tells whether a point of the ground lies inside a polygon or on it. */
export function insideTest(polygon: ConvexVolume['polygon']): (x: number, z: number) => boolean {
  const turn = windings(polygon).left ? 1 : -1;
  return (x, z) => {
    for (let i = 0; i < polygon.length; i++) {
      if (turn * side(polygon[i], polygon[(i + 1) % polygon.length], x, z) < 0) return false;
    }
    return true;
  };
}

/** The cells along one axis whose centres can lie inside the polygon, with one to spare each way. */
export function cellRange(
  polygon: ConvexVolume['polygon'],
  axis: 0 | 1,
  origin: number,
  cellSize: number,
  cells: number,
) {
  const positions = polygon.map((corner) => (corner[axis] - origin) / cellSize);
  return {
    from: Math.max(0, Math.floor(Math.min(...positions)) - 1),
    to: Math.min(cells, Math.ceil(Math.max(...positions)) + 1),
  };
}
