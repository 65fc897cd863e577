import type { Fault } from '../fault';
import {
  type Bounds,
  type CellSizes,
  checkBounds,
  checkGrid,
  frameFromBounds,
  frameFromGrid,
  type HeightfieldFrame,
} from '../grid/frame';
import { gridX, gridZ } from '../voxelize/heightGrid';
import type { Fields } from './fields';
import type { GeometryItem } from './level';
import type { JsonPath } from './problem';
import { warnOfUnknown } from './unknownFields';

/**
 * Reads the level's grid (§1): its `bounds`, its `grid`, or, with neither, the box that fits its
 * geometry.
 * @param cells sizes of the agent's cells, checked
 * @param settings the agent's settings, where they stand in the level itself
 * @param geometry undefined when some of it could not be read, so that nothing can be fitted to it
 * @returns undefined when anything was reported
 */
export function readFrame(
  level: Fields,
  cells: CellSizes,
  settings: Fields | undefined,
  geometry: readonly GeometryItem[] | undefined,
): HeightfieldFrame | undefined {
  if (level.has('bounds') && level.has('grid')) {
    const message = 'A level has either “bounds” or a “grid”, not both.';
    level.problems.add({ code: 'LL306', severity: 'error', message, path: level.pathOf('grid'), name: true });
    return undefined;
  }
  if (level.has('bounds')) return readBounds(level, cells, settings);
  if (level.has('grid')) return readGrid(level, cells);
  return geometry && fitFrame(level, cells, settings, geometry);
}

/** The cell size that a fault comes from, where it stands in the level: it is changed more often than the bounds. */
function placeOfCells({ cells }: Fault, settings: Fields | undefined): { readonly path: JsonPath } | undefined {
  return cells && settings?.has(cells) ? { path: settings.pathOf(cells) } : undefined;
}

function readBounds(level: Fields, cells: CellSizes, settings: Fields | undefined): HeightfieldFrame | undefined {
  const fields = level.fields('bounds', 'Bounds');
  if (fields) warnOfUnknown(fields, ['min', 'max']);
  const min = fields?.point('min', 3);
  const max = fields?.point('max', 3);
  if (!fields || !min || !max) return undefined;
  const bounds = { min, max };
  const before = fields.problems.errors;
  checkBounds(
    bounds,
    cells,
    fields.problems.reporter((at, fault) => placeOfCells(fault, settings) ?? { path: [...fields.path, ...at] }),
  );
  return fields.problems.errors > before ? undefined : frameFromBounds(bounds, cells);
}

function readGrid(level: Fields, cells: CellSizes): HeightfieldFrame | undefined {
  const fields = level.fields('grid', 'A grid');
  if (fields) warnOfUnknown(fields, ['origin', 'size']);
  const origin = fields?.point('origin', 3);
  const size = fields?.point('size', 3, true);
  if (!fields || !origin || !size) return undefined;
  const before = fields.problems.errors;
  checkGrid(
    origin,
    size,
    fields.problems.reporter((at) => ({ path: [...fields.path, ...at] })),
  );
  return fields.problems.errors > before ? undefined : frameFromGrid(origin, size, cells);
}

/**
 * Fits the grid to the referenced vertices: x and z exactly, y from one row below the lowest to one
 * above the highest, for a flat floor on the lowest boundary would have no row to stand in (§2).
 */
function fitFrame(
  level: Fields,
  cells: CellSizes,
  settings: Fields | undefined,
  geometry: readonly GeometryItem[],
): HeightfieldFrame | undefined {
  const box = boxOf(geometry);
  const path = level.pathOf('geometry');
  if (!box) {
    const message = 'A level without triangles needs “bounds” or a “grid”: there is nothing to fit one to.';
    level.problems.add({ code: 'LL307', severity: 'error', message, error: 'ArgumentError', path, name: true });
    return undefined;
  }
  const row = Math.fround(cells.cellHeight);
  const bounds: Bounds = {
    min: [box.min[0], box.min[1] - row, box.min[2]],
    max: [box.max[0], box.max[1] + row, box.max[2]],
  };
  const before = level.problems.errors;
  checkBounds(
    bounds,
    cells,
    level.problems.reporter((_, fault) => placeOfCells(fault, settings) ?? { path, name: true }),
  );
  return level.problems.errors > before ? undefined : frameFromBounds(bounds, cells);
}

/** The box around all referenced vertices, metres. */
function boxOf(geometry: readonly GeometryItem[]): Bounds | undefined {
  const min: [number, number, number] = [Infinity, Infinity, Infinity];
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  const include = (axis: number, value: number) => {
    if (value < min[axis]) min[axis] = value;
    if (value > max[axis]) max[axis] = value;
  };
  for (const item of geometry) {
    if (item.type === 'mesh') {
      const { vertices, indices } = item.mesh;
      for (let i = 0; i < indices.length; i++) {
        for (let axis = 0; axis < 3; axis++) include(axis, vertices[3 * indices[i] + axis]);
      }
    } else if (item.type === 'heightGrid') {
      const { grid } = item;
      for (const i of [0, grid.countX - 1]) include(0, gridX(grid, i));
      for (const j of [0, grid.countZ - 1]) include(2, gridZ(grid, j));
      for (let i = 0; i < grid.heights.length; i++) include(1, grid.heights[i]);
    }
  }
  return min[0] <= max[0] ? { min, max } : undefined;
}
