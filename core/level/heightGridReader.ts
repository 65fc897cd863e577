import { checkHeightGrid } from '../voxelize/heightGrid';
import type { Fields } from './fields';
import type { ItemReading } from './itemReading';
import { warnOfUnknown } from './unknownFields';

const FIELDS = ['type', 'id', 'origin', 'spacing', 'countX', 'countZ', 'heights'];

/** Reads a `heightGrid` (§4). */
export function readHeightGrid(fields: Fields): ItemReading | undefined {
  warnOfUnknown(fields, FIELDS, 'a height grid');
  const origin = fields.point('origin', 2);
  const spacing = fields.number('spacing');
  const countX = fields.whole('countX');
  const countZ = fields.whole('countZ');
  const heights = fields.numbers('heights');
  if (!origin || spacing === undefined || countX === undefined || countZ === undefined || !heights) return undefined;
  const before = fields.problems.errors;
  const grid = { x0: origin[0], z0: origin[1], spacing, countX, countZ, heights: heights.values };
  checkHeightGrid(
    grid,
    fields.problems.reporter((at) => ({ path: [...fields.path, ...at], name: at[0] === 'heights' && at.length === 1 })),
  );
  if (fields.problems.errors > before) return undefined;
  // A triangle stands in the text as the height at its square's first corner.
  const placeOf = (triangle: number) => {
    const square = triangle >> 1;
    const row = Math.floor(square / (countX - 1));
    return { path: [...fields.pathOf('heights'), row * countX + (square % (countX - 1))] };
  };
  return { item: { type: 'heightGrid', grid }, placeOf };
}
