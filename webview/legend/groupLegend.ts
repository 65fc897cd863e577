import { SpanState } from '../../core/spans/spanState';
import { formatHex, labOf } from '../colour/lab';
import { createCheckbox } from '../controls';
import { type LegendRow, legendRows } from '../legendRows';
import type { Palette } from '../palette';
import { areaOfGroup, type SpanGroup } from '../spans/spanGroup';
import { figureHeads, LegendFigures, swatchOf } from './legendRow';

/** What the legend counts. */
export interface GroupCounts {
  /** Spans of each group in the picture. */
  readonly counts: Uint32Array;
  /** Square metres of a cell. */
  readonly cellArea: number;
  /** Cells that the agent can walk on, of whatever group, as the toolbar and the status bar count them. */
  readonly walkableCells: number;
}

type Switch = HTMLElement & { checked: boolean; indeterminate: boolean };

interface GroupRow {
  readonly element: Switch;
  readonly swatch: HTMLElement;
  readonly figures: LegendFigures;
}

/** The patterns of the states (scene/patternShader.ts), by the names of their classes. */
const PATTERNS: Readonly<Partial<Record<SpanGroup, string>>> = {
  [SpanState.Ledge]: 'chevrons',
  [SpanState.Eroded]: 'dots',
  [SpanState.LowHeadroom]: 'crosses',
  [SpanState.TooSteep]: 'bars',
  [SpanState.Promoted]: 'rings',
  [SpanState.Solid]: 'checks',
};

/** Below this lightness a pattern is drawn light on its colour. */
const DARK = 50;

/** The part of the legend that tells the states and areas apart: a count and a switch for each. */
export class GroupLegend {
  readonly element = document.createElement('div');
  readonly #hide: (hidden: ReadonlySet<SpanGroup>) => void;
  readonly #list = document.createElement('div');
  readonly #all: Switch;
  readonly #sum = new LegendFigures();
  readonly #rows = new Map<SpanGroup, GroupRow>();
  #hidden: ReadonlySet<SpanGroup> = new Set();

  /** @param hide called with the groups that a person wants hidden */
  constructor(hide: (hidden: ReadonlySet<SpanGroup>) => void) {
    this.#hide = hide;
    this.#all = createCheckbox(figureHeads('All'), true, (shown) => this.#switchAll(shown)) as Switch;
    this.#all.title = 'Show or hide everything';
    const sum = document.createElement('div');
    sum.className = 'row sum';
    sum.title = 'All that the agent can walk on: walkable ground, low obstacles and areas, shown or hidden.';
    const name = document.createElement('span');
    name.className = 'name';
    name.textContent = 'Walkable in all';
    sum.append(name, ...this.#sum.elements);
    this.element.className = 'groups';
    this.element.append(this.#all, this.#list, sum);
  }

  /** Shows a picture's counts; rows stay where they are unless areas come or go. */
  show({ counts, cellArea, walkableCells }: GroupCounts, hidden: ReadonlySet<SpanGroup>, palette: Palette): void {
    this.#hidden = hidden;
    const elements = legendRows(counts, hidden).map((row) => {
      const known = this.#rows.get(row.group) ?? this.#createRow(row);
      this.#rows.set(row.group, known);
      known.element.checked = !hidden.has(row.group);
      known.element.classList.toggle('none', row.count === 0);
      known.figures.show(row.count, row.count * cellArea);
      const colour = palette[row.group];
      known.swatch.style.setProperty('--swatch', formatHex(colour));
      known.swatch.classList.toggle('dark', labOf(colour)[0] < DARK);
      return known.element;
    });
    const { children } = this.#list;
    const same = children.length === elements.length && elements.every((element, i) => children[i] === element);
    if (!same) this.#list.replaceChildren(...elements);
    this.#all.checked = hidden.size === 0;
    this.#all.indeterminate = hidden.size > 0 && this.#shownGroups().some((group) => !hidden.has(group));
    this.#sum.show(walkableCells, walkableCells * cellArea);
  }

  /** The next picture is another level's. */
  forget(): void {
    this.#sum.forget();
    for (const { figures } of this.#rows.values()) figures.forget();
  }

  #createRow({ group, name, meaning }: LegendRow): GroupRow {
    const swatch = swatchOf('', areaOfGroup(group) === undefined ? (PATTERNS[group] ?? 'plain') : 'striped');
    const title = document.createElement('span');
    title.className = 'name';
    title.textContent = name;
    const figures = new LegendFigures();
    const row = document.createElement('span');
    row.className = 'row';
    row.append(swatch, title, ...figures.elements);
    const element = createCheckbox(row, true, (shown) => this.#switch(group, shown)) as Switch;
    element.title = meaning;
    return { element, swatch, figures };
  }

  /** The groups that have a row now. */
  #shownGroups(): SpanGroup[] {
    return [...this.#rows].filter(([, { element }]) => element.isConnected).map(([group]) => group);
  }

  #switch(group: SpanGroup, shown: boolean): void {
    // The control also tells what it was set to from here.
    if (shown !== this.#hidden.has(group)) return;
    const hidden = new Set(this.#hidden);
    if (shown) hidden.delete(group);
    else hidden.add(group);
    this.#hide(hidden);
  }

  #switchAll(shown: boolean): void {
    if (shown === (this.#hidden.size === 0)) return;
    this.#hide(new Set(shown ? [] : this.#shownGroups()));
  }
}
