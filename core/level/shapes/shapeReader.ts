import { type Mesh, triangleCount } from '../../voxelize/mesh';
import { readArea } from '../areaReader';
import type { Fields } from '../fields';
import type { ItemReading } from '../itemReading';
import { warnOfUnknown } from '../unknownFields';
import { boxMesh } from './box';
import { cylinderMesh, DEFAULT_SIDES, MAX_SIDES, MIN_SIDES } from './cylinder';
import { planeMesh } from './plane';
import { rampMesh } from './ramp';
import { readBox, readCircle, readCoordinate, readCount, readHeights, readRectangle, readRise } from './shapeFields';
import { MAX_STEPS, stairsMesh } from './stairs';

/** Reads the fields of a shape; undefined when something in them was reported. */
type ReadShapeMesh = (fields: Fields) => Mesh | undefined;

/** The fields that every shape may have. */
const FIELDS = ['type', 'id', 'area'];

/**
 * A reader of items that are a shape: a short way to write triangles. Each of them stands in the text
 * where the shape does.
 * @param what how messages name the shape
 * @param own the fields of this shape alone
 */
function shapeReader(what: string, own: readonly string[], readMesh: ReadShapeMesh) {
  return (fields: Fields): ItemReading | undefined => {
    const before = fields.problems.errors;
    warnOfUnknown(fields, [...FIELDS, ...own], what);
    const mesh = readMesh(fields);
    const areas = readArea(fields, mesh ? triangleCount(mesh) : 0);
    if (!mesh || fields.problems.errors > before) return undefined;
    return { item: { type: 'mesh', mesh: { ...mesh, ...areas } }, placeOf: () => ({ path: fields.path }) };
  };
}

/** The readers of the shapes, by their type. */
export const SHAPE_READERS = {
  box: shapeReader('a box', ['min', 'max'], (fields) => {
    const box = readBox(fields);
    return box && boxMesh(box);
  }),

  ramp: shapeReader('a ramp', ['min', 'max', 'rise'], (fields) => {
    const box = readBox(fields);
    const rise = readRise(fields);
    return box && rise && rampMesh(box, rise);
  }),

  stairs: shapeReader('stairs', ['min', 'max', 'rise', 'steps'], (fields) => {
    const box = readBox(fields);
    const rise = readRise(fields);
    const steps = readCount(fields, 'steps', 1, MAX_STEPS);
    return box && rise && steps !== undefined ? stairsMesh(box, rise, steps) : undefined;
  }),

  plane: shapeReader('a plane', ['min', 'max', 'y'], (fields) => {
    const rectangle = readRectangle(fields);
    const y = readCoordinate(fields, 'y');
    return rectangle && y !== undefined ? planeMesh({ ...rectangle, y }) : undefined;
  }),

  cylinder: shapeReader('a cylinder', ['centre', 'radius', 'minY', 'maxY', 'sides'], (fields) => {
    const circle = readCircle(fields);
    const heights = readHeights(fields);
    const sides = fields.has('sides') ? readCount(fields, 'sides', MIN_SIDES, MAX_SIDES) : DEFAULT_SIDES;
    return circle && heights && sides !== undefined ? cylinderMesh({ ...circle, ...heights, sides }) : undefined;
  }),
};
