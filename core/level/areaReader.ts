import { checkArea } from '../grid/area';
import type { Mesh } from '../voxelize/mesh';
import type { Fields } from './fields';

/** The area ids that an item gives its triangles by `area`, one for all of them; nothing without it. */
export function readArea(fields: Fields, triangles: number): Pick<Mesh, 'areas'> {
  if (!fields.has('area')) return {};
  const area = fields.number('area');
  if (area === undefined) return {};
  const before = fields.problems.errors;
  checkArea(
    area,
    'Area',
    ['area'],
    fields.problems.reporter(() => ({ path: fields.pathOf('area') })),
  );
  if (fields.problems.errors > before) return {};
  return { areas: new Uint8Array(Math.floor(triangles)).fill(area) };
}
