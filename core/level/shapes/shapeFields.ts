import { checkCoordinate } from '../../grid/coordinate';
import type { Bounds } from '../../grid/frame';
import type { Fields } from '../fields';
import type { Cylinder } from './cylinder';
import type { Plane } from './plane';
import { RISES, type Rise } from './rise';

/** Reads `min` and `max` of a shape in space; undefined when something in them was reported. */
export function readBox(fields: Fields): Bounds | undefined {
  const min = fields.point('min', 3);
  const max = fields.point('max', 3);
  return min && max && isExtent(fields, min, max, ['x', 'y', 'z']) ? { min, max } : undefined;
}

/** Reads `min` and `max` of a shape on the ground. */
export function readRectangle(fields: Fields): Pick<Plane, 'min' | 'max'> | undefined {
  const min = fields.point('min', 2);
  const max = fields.point('max', 2);
  return min && max && isExtent(fields, min, max, ['x', 'z']) ? { min, max } : undefined;
}

/** Whether both corners are coordinates, and the one above the other along every axis; reported when not. */
function isExtent(fields: Fields, min: readonly number[], max: readonly number[], axes: readonly string[]): boolean {
  const before = fields.problems.errors;
  for (let axis = 0; axis < axes.length; axis++) {
    reportCoordinate(fields, min[axis], `Min ${axes[axis]}`, ['min', axis]);
    reportCoordinate(fields, max[axis], `Max ${axes[axis]}`, ['max', axis]);
    if (!(max[axis] > min[axis])) reportEmpty(fields, ['max', axis], axes[axis], min[axis], max[axis]);
  }
  return fields.problems.errors === before;
}

/** Reads `minY` and `maxY`. */
export function readHeights(fields: Fields): Pick<Cylinder, 'minY' | 'maxY'> | undefined {
  const minY = readCoordinate(fields, 'minY');
  const maxY = readCoordinate(fields, 'maxY');
  if (minY === undefined || maxY === undefined) return undefined;
  if (maxY > minY) return { minY, maxY };
  reportEmpty(fields, ['maxY'], 'y', minY, maxY);
  return undefined;
}

export function readCoordinate(fields: Fields, name: string): number | undefined {
  const value = fields.number(name);
  if (value === undefined) return undefined;
  const before = fields.problems.errors;
  reportCoordinate(fields, value, `“${name}”`, [name]);
  return fields.problems.errors === before ? value : undefined;
}

/** Reads `centre` and `radius` of a circle on the ground. */
export function readCircle(fields: Fields): Pick<Cylinder, 'centre' | 'radius'> | undefined {
  const centre = fields.point('centre', 2);
  const radius = fields.number('radius');
  if (!centre || radius === undefined) return undefined;
  const before = fields.problems.errors;
  if (!(radius > 0)) {
    const message = `The radius is ${radius} m; it must be above 0.`;
    fields.problems.add({ code: 'LL220', severity: 'error', message, path: fields.pathOf('radius') });
    return undefined;
  }
  for (const [axis, name] of ['x', 'z'].entries()) {
    const outermost = centre[axis] < 0 ? centre[axis] - radius : centre[axis] + radius;
    reportCoordinate(fields, outermost, `The outermost ${name}`, ['radius']);
  }
  return fields.problems.errors === before ? { centre, radius } : undefined;
}

/** Reads the direction in which a shape rises. */
export function readRise(fields: Fields): Rise | undefined {
  return fields.choice('rise', RISES);
}

/** Reads how many of something there are: a whole number in a range. */
export function readCount(fields: Fields, name: string, least: number, greatest: number): number | undefined {
  const value = fields.whole(name);
  if (value === undefined || (value >= least && value <= greatest)) return value;
  const message = `“${name}” is ${value}; it is a whole number from ${least} to ${greatest}.`;
  fields.problems.add({ code: 'LL219', severity: 'error', message, path: fields.pathOf(name) });
  return undefined;
}

function reportCoordinate(fields: Fields, value: number, what: string, at: readonly (string | number)[]): void {
  checkCoordinate(
    value,
    what,
    at,
    fields.problems.reporter(() => ({ path: [...fields.path, ...at] })),
  );
}

function reportEmpty(fields: Fields, at: readonly (string | number)[], axis: string, min: number, max: number): void {
  const message = `The shape is empty along ${axis}: max ${max} is not above min ${min}.`;
  fields.problems.add({ code: 'LL218', severity: 'error', message, path: [...fields.path, ...at] });
}
