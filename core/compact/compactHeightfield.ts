import { NO_AREA } from '../grid/area';
import type { HeightfieldFrame } from '../grid/frame';
import { MemoryMeter } from '../memoryMeter';
import { columnCount, type SolidHeightfield } from '../spans/solidHeightfield';
import { asPart, inBands, runToEnd, type Steps } from '../steps';
import { linkColumns } from './links';

/** The clearance of a span with nothing above it, and the greatest that is stored (§7). */
export const MAX_CLEARANCE = 65535;

/**
 * The open spans above the walkable floors (CompactHeightfield, §7), in column order from the bottom
 * up. The spans of column c are first[c] … first[c + 1] - 1.
 *
 * Memory: 4 bytes a column, 11 bytes a span.
 */
export interface CompactHeightfield {
  readonly frame: HeightfieldFrame;
  /** Columns + 1 entries: where each column's spans begin (CellFirst; the difference is CellCount). */
  readonly first: Uint32Array;
  /** Row of the floor: the solid span's max. */
  readonly y: Uint16Array;
  /** Rows of clearance up to the next solid span of any area; 65535 without one. */
  readonly height: Uint16Array;
  /** Area id 0 … 63. */
  readonly area: Uint8Array;
  /** Region id; 0 until a region stage, which is not part of this one, fills it. */
  readonly region: Uint16Array;
  /**
   * The links of a span in one word: 6 bits for direction d at 6d hold the index of the linked span
   * inside the neighbour's column, 63 is none. Read them with {@link linkOf}.
   */
  readonly links: Uint32Array;
}

/**
 * Builds the compact heightfield (CompactHeightfield.Build, §7): one open span for every solid span
 * that has an area, and its links to the four neighbours.
 * @param height clearance the agent needs, rows
 * @param climb rows
 */
export function buildCompactHeightfield(solid: SolidHeightfield, height: number, climb: number): CompactHeightfield {
  return runToEnd(buildCompactHeightfieldSteps(solid, height, climb));
}

/** What an open span takes. */
const OPEN_SPAN_BYTES = 11;

/**
 * {@link buildCompactHeightfield} in steps.
 * @param memory hears of the spans, not of the columns: those are known beforehand
 */
export function* buildCompactHeightfieldSteps(
  solid: SolidHeightfield,
  height: number,
  climb: number,
  memory = new MemoryMeter(solid.frame),
): Steps<CompactHeightfield> {
  const columns = columnCount(solid.frame);
  const first = new Uint32Array(columns + 1);
  const count = inBands(columns, (from, to) => countOpenSpans(solid, first, from, to));
  yield* asPart(count, 0, 0.1);
  const spans = first[columns];
  memory.hold(OPEN_SPAN_BYTES * spans);
  const compact: CompactHeightfield = {
    frame: solid.frame,
    first,
    y: new Uint16Array(spans),
    height: new Uint16Array(spans),
    area: new Uint8Array(spans),
    region: new Uint16Array(spans),
    links: new Uint32Array(spans),
  };
  const open = inBands(columns, (from, to) => openSpans(solid, compact, from, to));
  yield* asPart(open, 0.1, 0.3);
  const link = inBands(columns, (from, to) => linkColumns(compact, height, climb, from, to));
  yield* asPart(link, 0.3, 1);
  return compact;
}

function countOpenSpans(solid: SolidHeightfield, first: Uint32Array, from: number, to: number): void {
  const { first: solidFirst, area } = solid;
  let count = first[from];
  let span = solidFirst[from];
  for (let column = from; column < to; column++) {
    for (const end = solidFirst[column + 1]; span < end; span++) count += area[span] === NO_AREA ? 0 : 1;
    first[column + 1] = count;
  }
}

function openSpans(solid: SolidHeightfield, compact: CompactHeightfield, from: number, to: number): void {
  const { first: solidFirst, min, max, area } = solid;
  const { first, y, height, area: openArea } = compact;
  let open = first[from];
  for (let column = from; column < to; column++) {
    const openEnd = first[column + 1];
    const end = solidFirst[column + 1];
    for (let span = solidFirst[column]; open < openEnd; span++) {
      if (area[span] === NO_AREA) continue;
      y[open] = max[span];
      height[open] = span + 1 < end ? min[span + 1] - max[span] : MAX_CLEARANCE;
      openArea[open] = area[span];
      open++;
    }
  }
}
