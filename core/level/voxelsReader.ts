import { type ChunkOffset, checkOffset } from '../voxelize/addChunk';
import {
  checkDenseVoxels,
  checkMaterialAreas,
  checkVoxelRuns,
  materialAreas,
  VoxelChunk,
  type VoxelColumn,
  type VoxelRuns,
} from '../voxelize/voxelChunk';
import type { Fields } from './fields';
import type { ItemReading } from './itemReading';
import type { JsonPath } from './problem';
import { warnOfUnknown } from './unknownFields';

const FIELDS = ['type', 'id', 'offset', 'size', 'materialAreas', 'dense', 'columns'];
const COLUMN_FIELDS = ['x', 'z', 'runs'];

/** Reads a `voxels` item (§5): dense voxels, or columns of runs. */
export function readVoxels(fields: Fields): ItemReading | undefined {
  const before = fields.problems.errors;
  warnOfUnknown(fields, FIELDS, 'a block of voxels');
  const offset = readOffset(fields);
  const size = fields.point('size', 3, true);
  const areas = readMaterialAreas(fields);
  const dense = fields.has('dense');
  if (dense && fields.has('columns')) {
    const message = 'Voxels are given either as “dense” or as “columns”, not both.';
    fields.problems.add({ code: 'LL107', severity: 'error', message, path: fields.pathOf('columns'), name: true });
  }
  const chunk = size && (dense ? readDense(fields, size) : readRuns(fields, size));
  if (!offset || !chunk || fields.problems.errors > before) return undefined;
  const item = { type: 'voxels', chunk, offset, areas: materialAreas(areas) } as const;
  return { item, placeOf: (column) => ({ path: placeOfColumn(fields, size, chunk, column) }) };
}

/** Where a column of the chunk stands: its entry, or its lowest filled voxel. */
function placeOfColumn(fields: Fields, size: VoxelRuns['size'], chunk: VoxelChunk, column: number): JsonPath {
  const { x, z, runs } = chunk.columns[column];
  if (fields.has('dense')) return [...fields.pathOf('dense'), (z * size[0] + x) * size[1] + runs[0][0]];
  const given = fields.list('columns') as readonly { x: number; z: number }[];
  return [...fields.pathOf('columns'), given.findIndex((entry) => entry.x === x && entry.z === z)];
}

function readOffset(fields: Fields): ChunkOffset | undefined {
  const offset = fields.point('offset', 3, true);
  if (!offset) return undefined;
  const before = fields.problems.errors;
  checkOffset(
    offset,
    fields.problems.reporter((at) => ({ path: [...fields.pathOf('offset'), ...at] })),
  );
  return fields.problems.errors > before ? undefined : offset;
}

/** Reads `materialAreas`: the area ids of materials, by their numbers. */
export function readMaterialAreas(fields: Fields): Record<string, number> {
  // Without a prototype, so that even “__proto__” is a key like any other.
  const areas: Record<string, number> = Object.create(null);
  if (!fields.has('materialAreas')) return areas;
  const given = fields.fields('materialAreas', 'Material areas');
  if (!given) return areas;
  for (const material of Object.keys(given.object)) {
    const area = given.number(material);
    if (area !== undefined) areas[material] = area;
  }
  checkMaterialAreas(
    areas,
    fields.problems.reporter((at) => ({ path: [...given.path, ...at] })),
  );
  return areas;
}

function readDense(fields: Fields, size: VoxelRuns['size']): VoxelChunk | undefined {
  const dense = fields.numbers('dense');
  if (!dense) return undefined;
  const before = fields.problems.errors;
  const report = fields.problems.reporter((at) => ({
    path: [...fields.path, ...at],
    name: at[0] === 'dense' && at.length === 1,
  }));
  checkDenseVoxels(size, dense.values, report);
  return fields.problems.errors > before ? undefined : VoxelChunk.fromDense(size, dense.values);
}

function readRuns(fields: Fields, size: VoxelRuns['size']): VoxelChunk | undefined {
  const before = fields.problems.errors;
  if (!fields.has('columns')) {
    const message = 'Voxels are given as “dense” or as “columns”; here are neither.';
    fields.problems.add({ code: 'LL103', severity: 'error', message, path: fields.path, name: true });
    return undefined;
  }
  const columns = fields.eachFields('columns', 'A column')?.flatMap((column): VoxelColumn[] => {
    warnOfUnknown(column, COLUMN_FIELDS);
    const x = column.whole('x');
    const z = column.whole('z');
    const runs = column.points('runs', 3, true);
    return x === undefined || z === undefined || !runs ? [] : [{ x, z, runs }];
  });
  if (!columns || fields.problems.errors > before) return undefined;
  checkVoxelRuns(
    { size, columns },
    fields.problems.reporter((at) => ({ path: [...fields.path, ...at] })),
  );
  return fields.problems.errors > before ? undefined : VoxelChunk.fromRuns({ size, columns });
}
