import type { HeightfieldFrame } from '../grid/frame';
import { MemoryMeter } from '../memoryMeter';
import type { Steps } from '../steps';
import { type CarvedRock, NO_SEGMENT } from './carvedRock';
import { Column } from './column';
import { NearSegments } from './nearSegments';
import { floorOwnerAt, ownerRule } from './owners/floorOwner';
import type { OwnerRule } from './owners/ownerRule';
import { blockCells, blockColumns, cellMiddles, type RockBlock } from './rockBlock';
import { RunList } from './runList';
import { SegmentTable } from './segmentTable';
import { TubeRows } from './tubeRows';
import { FIXED_POINT } from './units';

/** Work between two pauses: candidates computed, and rows asked for their owner. */
const PAUSE_WORK = 1 << 14;

/** Bytes of a column: where its runs begin. */
const FIRST_BYTES = 4;

const NO_WORK = { tubeVoxels: 0, evaluations: 0, looks: 0 };

/**
 * Carves the passages out of a block: a voxel is air when its middle lies in the union of the tubes and
 * no lower than the floor of its owner. All in whole 1/1024 m.
 *
 * Columns depend on nothing but themselves, so any bands of them may be carved on their own and joined.
 * @param options.from first column of the block's part in the grid, x fastest
 * @param options.to column after the last; all of them where it is not given
 * @param options.memory hears of what is left of the block
 */
export function carveSteps(block: RockBlock, frame: HeightfieldFrame, options: CarvingOptions = {}): Steps<CarvedRock> {
  return carvingSteps(block, frame, options, false);
}

interface CarvingOptions {
  readonly from?: number;
  readonly to?: number;
  readonly memory?: MemoryMeter;
}

/**
 * Carves the hard union of tubes that are each cut by their own floor: nobody owns a floor, and the
 * passes open each other's. For study: a block of a level is carved by {@link carveSteps}.
 */
export function carveHardUnionSteps(block: RockBlock, frame: HeightfieldFrame): Steps<CarvedRock> {
  return carvingSteps(block, frame, {}, true);
}

function* carvingSteps(
  block: RockBlock,
  frame: HeightfieldFrame,
  { from = 0, to, memory = new MemoryMeter(frame) }: CarvingOptions,
  cutAtFloors: boolean,
): Steps<CarvedRock> {
  const cells = blockCells(block, frame);
  const end = to ?? blockColumns(cells);
  const columns = Math.max(0, end - from);
  memory.hold(FIRST_BYTES * (columns + 1));
  const first = new Uint32Array(columns + 1);
  const runs = new RunList(memory);
  if (from >= end) return { cells, from, to: from, first, ...runs.finish(), work: NO_WORK };
  const carving = new Carving(block, frame, cutAtFloors);
  let pauseAt = PAUSE_WORK;
  for (let column = from; column < end; column++) {
    carving.carveColumn(column, runs);
    first[column - from + 1] = runs.count;
    if (carving.done < pauseAt) continue;
    pauseAt = carving.done + PAUSE_WORK;
    yield (column - from) / (end - from);
  }
  return {
    cells,
    from,
    to: end,
    first,
    ...runs.finish(),
    work: {
      tubeVoxels: carving.tubeVoxels,
      evaluations: carving.column.evaluations,
      looks: carving.column.looks,
    },
  };
}

/** What is made once for a block, and the way of one column through it. */
class Carving {
  readonly column: Column;
  tubeVoxels = 0;
  private columns = 0;
  private readonly minRow: number;
  private readonly width: number;
  private readonly x: Float64Array;
  private readonly y: Float64Array;
  private readonly z: Float64Array;
  private readonly near: NearSegments;
  private readonly rule: OwnerRule;
  private readonly tubes: TubeRows;

  constructor(
    block: RockBlock,
    frame: HeightfieldFrame,
    private readonly cutAtFloors: boolean,
  ) {
    const cells = blockCells(block, frame);
    const { routes, floorOwner, floorThickness } = block;
    this.minRow = cells.minRow;
    this.width = cells.maxX - cells.minX;
    this.x = cellMiddles(frame, 0, cells.minX, cells.maxX);
    this.y = cellMiddles(frame, 1, cells.minRow, cells.maxRow);
    this.z = cellMiddles(frame, 2, cells.minZ, cells.maxZ);
    const table = new SegmentTable(routes, FIXED_POINT);
    this.column = new Column(table);
    this.rule = ownerRule(floorOwner, {
      column: this.column,
      routes,
      cellHeight: frame.cellHeight,
      floorThickness,
    });
    const { x, z } = this;
    const area = { minX: x[0], maxX: x[x.length - 1], minZ: z[0], maxZ: z[z.length - 1] };
    this.near = new NearSegments(this.column, this.rule.reach, area);
    this.tubes = new TubeRows(this.y);
  }

  /** Work that was done, to tell when to pause. */
  get done(): number {
    return this.columns + this.column.evaluations + this.tubeVoxels * (this.rule.cost ?? 1);
  }

  carveColumn(index: number, runs: RunList): void {
    const { column, near, rule, tubes, y, minRow, cutAtFloors } = this;
    this.columns++;
    const x = this.x[index % this.width];
    const z = this.z[Math.floor(index / this.width)];
    near.enter(x, z);
    tubes.enter(column, cutAtFloors);
    const { low, high } = tubes;
    if (low < high) rule.enter();
    let solidFrom = 0;
    let around = 0;
    for (let row = low; row < high; row++) {
      around += tubes.changeAt(row);
      if (around === 0) continue;
      this.tubeVoxels++;
      const owner = cutAtFloors ? column.floors.nearestBelow(y[row]) : floorOwnerAt(rule, this, y[row]);
      if (y[row] < column.floor[owner]) continue;
      if (solidFrom < row) runs.add(minRow + solidFrom, minRow + row, column.segment[owner], column.floor[owner]);
      solidFrom = row + 1;
    }
    if (solidFrom < y.length) runs.add(minRow + solidFrom, minRow + y.length, NO_SEGMENT, 0);
  }
}
