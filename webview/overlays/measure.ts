import { type DrawnSpans, firstSpanFrom } from '../spans/drawnSpans';
import { mark, type Sheet, trace, writeOnPlate } from './labelCanvas';
import { type MeasuredCell, measureText } from './measureText';

/** The picture as far as measuring needs it. */
export interface MeasureScene {
  readonly drawn: DrawnSpans;
  readonly cellSize: number;
  readonly cellHeight: number;
}

export interface MeasureEvents {
  /** What is painted has changed. */
  changed(): void;
  /** What to do next, until something else is said; undefined when it is over. */
  asked(sentence: string | undefined): void;
  /** The result, which stands in the picture and is to be read out. */
  measured(sentence: string): void;
}

const FIRST = 'Measure: choose a cell with a click, or with Enter. Escape ends it.';
const SECOND = 'Choose the cell to measure to.';

/** How far from the line its text stands, CSS pixels. */
const TEXT_AWAY = 26;

/** Measures between two cells that a person picks. */
export class Measure {
  readonly #events: MeasureEvents;
  #active = false;
  #from: MeasuredCell | undefined;
  #to: MeasuredCell | undefined;
  /** Whether the second end was picked, and is not only under the pointer. */
  #done = false;

  constructor(events: MeasureEvents) {
    this.#events = events;
  }

  /** Whether picks are for measuring now. */
  get active(): boolean {
    return this.#active;
  }

  start(): void {
    this.#set(true, undefined, undefined, false);
    this.#events.asked(FIRST);
  }

  end(): void {
    if (!this.#active) return;
    this.#set(false, undefined, undefined, false);
    this.#events.asked(undefined);
  }

  /** A cell is picked: the first end, the second, or the first of the next measurement. */
  pick(cell: MeasuredCell, scene: MeasureScene): void {
    if (this.#from === undefined || this.#done) {
      this.#set(true, cell, undefined, false);
      this.#events.asked(SECOND);
      return;
    }
    this.#set(true, this.#from, cell, true);
    this.#events.measured(measureText(this.#from, cell, scene.cellSize, scene.cellHeight));
  }

  /** The pointer is over a cell, or over none: the second end follows it until it is picked. */
  hover(cell: MeasuredCell | undefined): void {
    if (this.#active && this.#from !== undefined && !this.#done) this.#set(true, this.#from, cell, false);
  }

  /** Another picture: the ends stay on the tops of their columns, or where one is gone, the measurement ends. */
  settle({ drawn }: MeasureScene): void {
    const from = this.#from && settled(this.#from, drawn);
    const to = this.#to && settled(this.#to, drawn);
    if (this.#from === undefined) return;
    if (from === undefined || (this.#done && to === undefined)) this.start();
    else this.#set(true, from, to, this.#done);
  }

  /**
   * Paints the line between the ends, and how long it is.
   * @param project where a top of a cell is on the sheet
   */
  paint(
    sheet: Sheet,
    scene: MeasureScene,
    project: (cell: MeasuredCell) => { readonly x: number; readonly y: number } | undefined,
  ): void {
    const from = this.#from && project(this.#from);
    const to = this.#to && project(this.#to);
    if (from !== undefined && to !== undefined)
      trace(sheet, [
        [from.x, from.y],
        [to.x, to.y],
      ]);
    for (const end of [from, to]) if (end !== undefined) mark(sheet, end.x, end.y);
    if (from === undefined || to === undefined || this.#from === undefined || this.#to === undefined) return;
    const text = measureText(this.#from, this.#to, scene.cellSize, scene.cellHeight);
    const above = Math.min(from.y, to.y) - TEXT_AWAY;
    const beside = above > TEXT_AWAY ? above : Math.max(from.y, to.y) + TEXT_AWAY;
    writeOnPlate(sheet, text, (from.x + to.x) / 2, beside);
  }

  #set(active: boolean, from: MeasuredCell | undefined, to: MeasuredCell | undefined, done: boolean): void {
    this.#active = active;
    this.#from = from;
    this.#to = to;
    this.#done = done;
    this.#events.changed();
  }
}

/** A cell on the top of its column that is nearest to where it was; undefined where nothing is left. */
function settled(cell: MeasuredCell, drawn: DrawnSpans): MeasuredCell | undefined {
  if (cell.x >= drawn.width || cell.z >= drawn.depth) return undefined;
  let nearest: number | undefined;
  const end = drawn.rowFirst[cell.z + 1];
  for (let i = firstSpanFrom(drawn, cell.z, cell.x); i < end && drawn.x[i] === cell.x; i++) {
    const row = drawn.max[i];
    if (nearest === undefined || Math.abs(row - cell.row) < Math.abs(nearest - cell.row)) nearest = row;
  }
  return nearest === undefined ? undefined : { ...cell, row: nearest };
}
