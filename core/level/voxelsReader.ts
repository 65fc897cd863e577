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

/** Reads a `voxels` item (§5): dense voxels, or columns of runs. */
export function readVoxels(fields: Fields): ItemReading | undefined {
  const before = fields.problems.errors;
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
  return { item, placeOf: () => ({ path: fields.path }) };
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

function readMaterialAreas(fields: Fields): Record<string, number> {
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
  const columns = fields.eachFields('columns', 'A column')?.flatMap((column): VoxelColumn[] => {
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
