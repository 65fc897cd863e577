import { checkPassages } from '../passages/checkedRoutes';
import { DEFAULT_FLOOR_OWNER, FLOOR_OWNERS } from '../passages/owners/ownerNames';
import { FLOOR_THICKNESS } from '../passages/owners/ownerRule';
import { planRoute } from '../passages/routePlanning';
import { checkRockBlock } from '../voxelize/addRock';
import { checkMaterial, materialAreas } from '../voxelize/voxelChunk';
import type { Fields } from './fields';
import type { ItemReading } from './itemReading';
import type { RockPassage } from './level';
import { readPassage } from './passageReader';
import type { FindingPlace, JsonPath } from './problem';
import { warnOfUnknown } from './unknownFields';
import { readMaterialAreas } from './voxelsReader';

const FIELDS = [
  'type',
  'id',
  'offset',
  'size',
  'material',
  'materialAreas',
  'floorOwner',
  'floorThickness',
  'passages',
];

/** The material of a rock that names none. */
const DEFAULT_MATERIAL = 1;

/** Reads a `rock`: a block of cells, and the passages that are carved out of it. */
export function readRock(fields: Fields): ItemReading | undefined {
  const before = fields.problems.errors;
  warnOfUnknown(fields, FIELDS, 'a rock');
  const report = fields.problems.reporter((at) => placeOfFault(fields, at));
  const offset = fields.point('offset', 3, true);
  const size = fields.point('size', 3, true);
  const material = fields.has('material') ? fields.number('material') : DEFAULT_MATERIAL;
  if (material !== undefined) checkMaterial(material, ['material'], report);
  const areas = readMaterialAreas(fields);
  const floorOwner = fields.has('floorOwner') ? fields.choice('floorOwner', FLOOR_OWNERS) : DEFAULT_FLOOR_OWNER;
  const floorThickness = fields.has('floorThickness') ? fields.number('floorThickness') : FLOOR_THICKNESS;
  const read = readPassages(fields);
  const corner = { offset: offset ?? [0, 0, 0], size: size ?? [1, 1, 1] } as const;
  const rule = { floorOwner: floorOwner ?? DEFAULT_FLOOR_OWNER, floorThickness: floorThickness ?? FLOOR_THICKNESS };
  // What could not be read is no reason to be silent about the rest.
  checkRockBlock({ ...corner, ...rule, routes: [] }, report);
  if (read) {
    checkPassages(
      read.map((one) => one?.passage),
      rule.floorOwner,
      report,
    );
  }
  if (!read || material === undefined || fields.problems.errors > before) return undefined;
  const passages = read.filter((one) => one !== undefined);
  const block = { ...corner, ...rule, routes: passages.map(({ passage }) => planRoute(passage)) };
  return {
    item: { type: 'rock', block, passages, area: materialAreas(areas)[material] },
    placeOf: (passage) => placeOfPassage(fields, passage),
  };
}

/** The passages of a block, undefined for each that could not be read; undefined without a list of them. */
function readPassages(fields: Fields): (RockPassage | undefined)[] | undefined {
  const given = fields.eachFields('passages', 'A passage');
  if (!given || given.length !== fields.list('passages')?.length) return undefined;
  return given.map((one, i) => {
    const passage = readPassage(one);
    const { id } = one.object;
    if (!passage) return undefined;
    return typeof id === 'string' && id !== ''
      ? { id, name: `“${id}”`, passage }
      : { id: '', name: `passage ${i}`, passage };
  });
}

/** Where a fault stands: what is wrong with a passage as a whole, at the passage's id. */
function placeOfFault(fields: Fields, at: JsonPath): Omit<FindingPlace, 'range'> {
  if (at.length === 2 && at[0] === 'passages') return placeOfPassage(fields, at[1] as number);
  // Of a list as a whole, only its name is marked.
  const isList = ['points', 'radius'].includes(String(at[at.length - 1])) && Array.isArray(valueAt(fields, at));
  return { path: [...fields.path, ...at], ...(isList && { name: true }) };
}

/** A passage's id, or else its opening bracket; beyond the passages, the rock's own. */
function placeOfPassage(fields: Fields, passage: number): Omit<FindingPlace, 'range'> {
  const path = [...fields.pathOf('passages'), passage];
  const given = valueAt(fields, ['passages', passage]);
  if (given === undefined) return { path: fields.path, name: true };
  return Object.hasOwn(given as object, 'id') ? { path: [...path, 'id'] } : { path, name: true };
}

function valueAt(fields: Fields, at: JsonPath): unknown {
  return at.reduce((value: unknown, step) => (value as Record<string | number, unknown>)[step], fields.object);
}
