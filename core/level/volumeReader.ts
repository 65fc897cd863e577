import { type ConvexVolume, checkConvexVolume } from '../compact/convexVolume';
import type { Fields } from './fields';
import { warnOfUnknown } from './unknownFields';

const FIELDS = ['id', 'area', 'polygon', 'minY', 'maxY'];

/** Reads a convex volume (§9). */
export function readVolume(fields: Fields): ConvexVolume | undefined {
  const before = fields.problems.errors;
  warnOfUnknown(fields, FIELDS);
  const id = fields.has('id') ? fields.text('id') : undefined;
  const area = fields.number('area');
  const polygon = fields.points('polygon', 2);
  const minY = fields.number('minY');
  const maxY = fields.number('maxY');
  if (area === undefined || !polygon || minY === undefined || maxY === undefined) return undefined;
  const volume = { id, area, polygon, minY, maxY };
  checkConvexVolume(
    volume,
    fields.problems.reporter((at) => ({
      path: [...fields.path, ...at],
      name: at[0] === 'polygon' && at.length === 1,
    })),
  );
  return fields.problems.errors > before ? undefined : volume;
}
