import type { SpanPacket } from '../core/bake/spanPacket';
import type { Memory } from './memory';
import type { PreviewAction } from './messages';
import { SliceBar } from './sliceBar';
import { type CutRange, cutRange, keptInRange, movedSlice } from './spans/cut';
import type { Colouring, Slice } from './spans/drawing';
import type { SpanGroup } from './spans/spanGroup';

/** What a person decides about the drawing: colouring, patterns, hidden groups and the slice. */
export class DrawingControls {
  readonly bar = new SliceBar({
    cut: (slice) => this.#cut(slice),
    closed: () => this.#cut(undefined),
  });
  readonly #memory: Memory;
  readonly #changed: () => void;
  #range: CutRange | undefined;

  /** @param changed called when the drawing, which is kept in `memory`, is another */
  constructor(memory: Memory, changed: () => void) {
    this.#memory = memory;
    this.#changed = changed;
  }

  /** Another picture is on the screen; without one there is nothing to cut. */
  shows(packet: SpanPacket | undefined): void {
    this.#range = packet && cutRange(packet);
    this.#showBar();
  }

  /** What the actions of the drawing do. */
  readonly actions: Readonly<Partial<Record<PreviewAction, () => void>>> = {
    colourByState: () => this.#colourBy('state'),
    colourByIsland: () => this.#colourBy('island'),
    colourByDistance: () => this.#colourBy('distance'),
    colourByOwner: () => this.#colourBy('owner'),
    colourByFloorError: () => this.#colourBy('floorError'),
    togglePatterns: () => {
      this.#memory.keep({ patterns: !this.#memory.state.patterns });
      this.#changed();
    },
    sliceUp: () => this.#move(1),
    sliceDown: () => this.#move(-1),
    toggleSingleRow: () => {
      const slice = this.#slice;
      if (slice !== undefined) this.#cut({ ...slice, single: !slice.single });
      else if (this.#range !== undefined) this.#cut({ row: this.#range.highest, single: true });
    },
    endSlice: () => this.#cut(undefined),
  };

  /** Hides the spans of these groups, and shows all others, while there is a picture of the level. */
  hide(hidden: ReadonlySet<SpanGroup>): void {
    if (this.#range === undefined) return;
    this.#memory.keepOfLevel({ hidden });
    this.#changed();
  }

  get #slice(): Slice | undefined {
    return this.#memory.level.slice;
  }

  #colourBy(colouring: Colouring): void {
    this.#memory.keep({ colouring });
    this.#changed();
  }

  #move(rows: number): void {
    if (this.#range !== undefined) this.#cut(movedSlice(this.#slice, rows, this.#range));
  }

  #cut(slice: Slice | undefined): void {
    if (this.#range === undefined) return;
    const kept = slice && keptInRange(slice, this.#range);
    if (kept?.row === this.#slice?.row && kept?.single === this.#slice?.single) return;
    this.#memory.keepOfLevel({ slice: kept });
    this.#showBar();
    this.#changed();
  }

  #showBar(): void {
    if (this.#range !== undefined) this.bar.show(this.#slice, this.#range);
    else this.bar.element.hidden = true;
  }
}
