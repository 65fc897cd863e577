import { createButton, createCheckbox } from './controls';
import { type CutRange, describeCut } from './spans/cut';
import type { Slice } from './spans/drawing';

export interface SliceBarEvents {
  /** A person wants another cut. */
  cut(slice: Slice): void;
  /** A person wants the whole level again. */
  closed(): void;
}

/** The slider along the picture's foot that cuts the level at a row, and its switches. */
export class SliceBar {
  readonly element = document.createElement('div');
  readonly #slider = document.createElement('input');
  readonly #text = document.createElement('span');
  readonly #single: HTMLElement & { checked: boolean };
  #slice: Slice | undefined;

  constructor(events: SliceBarEvents) {
    this.element.className = 'slice';
    this.element.setAttribute('role', 'group');
    this.element.setAttribute('aria-label', 'Cut');
    const title = document.createElement('span');
    title.textContent = 'Cut';
    this.#slider.type = 'range';
    this.#slider.step = '1';
    this.#slider.title = 'Cut a row higher or lower (PageUp, PageDown)';
    this.#slider.setAttribute('aria-label', 'Cut');
    this.#slider.addEventListener('input', () => {
      events.cut({ row: this.#slider.valueAsNumber, single: this.#slice?.single === true });
    });
    this.#text.className = 'cut';
    const single = createCheckbox(new Text('One row'), false, (checked) => {
      if (this.#slice !== undefined) events.cut({ ...this.#slice, single: checked });
    });
    this.#single = single as HTMLElement & { checked: boolean };
    this.#single.title = 'Only the row at the cut (R)';
    const close = createButton('✕', () => events.closed(), {
      description: 'Show the whole level again (End)',
      bare: true,
    });
    this.element.append(title, this.#slider, this.#text, this.#single, close);
    this.element.hidden = true;
  }

  /** Shows where the level is cut; without a slice the bar is gone. */
  show(slice: Slice | undefined, range: CutRange): void {
    this.#slice = slice;
    this.element.hidden = slice === undefined;
    if (slice === undefined) return;
    this.#slider.min = String(range.lowest);
    this.#slider.max = String(range.highest);
    this.#slider.value = String(slice.row);
    const text = describeCut(slice, range);
    this.#slider.setAttribute('aria-valuetext', text);
    this.#text.textContent = text;
    this.#text.title = text;
    this.#single.checked = slice.single;
  }
}
