import type { ReportFault } from '../fault';
import type { CarvedRock } from '../passages/carvedRock';
import type { RockBlock } from '../passages/rockBlock';
import type { SpanSink } from '../spans/spanSink';
import { surfaceOfArea } from '../spans/surface';
import type { Steps } from '../steps';
import { checkOffset } from './addChunk';
import { checkBlockSize } from './voxelChunk';

/** Columns handled between two pauses. */
const PAUSE_COLUMNS = 1 << 10;

/** Checks where a block stands, how large it is, and the thickness of its floors. Places are its fields. */
export function checkRockBlock(block: RockBlock, report: ReportFault): void {
  checkOffset(block.offset, (fault) => report({ ...fault, at: ['offset', ...fault.at] }));
  checkBlockSize(block.size, report);
  checkFloorThickness(block.floorThickness, report);
}

function checkFloorThickness(thickness: number, report: ReportFault): void {
  if (thickness >= 0 && thickness < Infinity) return;
  const error = Number.isNaN(thickness) ? 'ArgumentError' : 'ArgumentOutOfRangeError';
  const message = `floorThickness is ${thickness} m; it is 0 or above, and finite.`;
  report({ code: 'LL225', error, message, at: ['floorThickness'] });
}

/**
 * Adds what is left of a carved block, as voxels are added (§5): each run becomes a span of the rock's
 * area, merged with threshold 0. Columns go x fastest, runs from the bottom up.
 * @param area the area id of the rock's material
 */
export function* addRockSteps(sink: SpanSink, rock: CarvedRock, area: number): Steps<void> {
  const { cells, first, min, max } = rock;
  const surface = surfaceOfArea(area);
  const across = cells.maxX - cells.minX;
  const columns = rock.to - rock.from;
  for (let c = 0; c < columns; c++) {
    if (c % PAUSE_COLUMNS === 0) yield c / columns;
    const index = rock.from + c;
    const x = cells.minX + (index % across);
    const z = cells.minZ + Math.floor(index / across);
    const column = x + z * sink.frame.width;
    for (let run = first[c]; run < first[c + 1]; run++) sink.addSpan(column, min[run], max[run], surface, 0);
  }
}
