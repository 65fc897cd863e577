import { grouped } from '../core/figures';
import { formatHex } from './colour/lab';
import { createButton, createCheckbox } from './controls';
import { type LegendRow, legendRows } from './legendRows';
import { groupColour } from './palette';
import { areaOfGroup, type SpanGroup } from './spans/spanGroup';

export interface LegendEvents {
  /** A person shows or hides a group's spans. */
  toggled(group: SpanGroup, shown: boolean): void;
  /** A person opens or closes the legend. */
  opened(open: boolean): void;
}

interface RowElements {
  readonly element: HTMLElement;
  readonly count: HTMLElement;
}

/** The floating list of what the colours mean, with a count and a switch for each. */
export class Legend {
  readonly element = document.createElement('div');
  readonly #events: LegendEvents;
  readonly #panel = document.createElement('section');
  readonly #list = document.createElement('div');
  readonly #opener: HTMLElement;
  readonly #closer: HTMLElement;
  readonly #rows = new Map<SpanGroup, RowElements>();
  readonly #hidden: ReadonlySet<SpanGroup>;

  /** @param hidden the groups that are switched off, kept up to date by whoever listens to `events` */
  constructor(open: boolean, hidden: ReadonlySet<SpanGroup>, events: LegendEvents) {
    this.#events = events;
    this.#hidden = hidden;
    this.element.className = 'legend';
    this.#opener = createButton('Legend', () => this.#open(true), { description: 'Show what the colours mean' });
    this.#closer = createButton('✕', () => this.#open(false), { description: 'Close the legend', bare: true });
    const title = document.createElement('h2');
    title.textContent = 'Spans';
    const head = document.createElement('header');
    head.append(title, this.#closer);
    this.#panel.setAttribute('aria-label', 'Legend');
    this.#panel.append(head, this.#list);
    this.element.append(this.#panel, this.#opener);
    this.#show(open);
  }

  /** Shows a picture's counts; rows stay where they are unless areas come or go. */
  update(counts: Uint32Array): void {
    const rows = legendRows(counts, this.#hidden);
    const elements = rows.map((row) => {
      const known = this.#rows.get(row.group) ?? this.#createRow(row);
      this.#rows.set(row.group, known);
      known.count.textContent = grouped(row.count);
      known.element.classList.toggle('none', row.count === 0);
      return known.element;
    });
    const unchanged =
      this.#list.childElementCount === elements.length &&
      elements.every((element, i) => this.#list.children[i] === element);
    if (!unchanged) this.#list.replaceChildren(...elements);
  }

  #createRow(row: LegendRow): RowElements {
    const swatch = document.createElement('span');
    swatch.className = areaOfGroup(row.group) === undefined ? 'swatch' : 'swatch striped';
    swatch.style.setProperty('--swatch', formatHex(groupColour(row.group)));
    const name = document.createElement('span');
    name.className = 'name';
    name.textContent = row.name;
    const count = document.createElement('span');
    count.className = 'count';
    const label = document.createElement('span');
    label.className = 'label';
    label.append(swatch, name, count);
    const shown = !this.#hidden.has(row.group);
    const element = createCheckbox(label, shown, (checked) => this.#events.toggled(row.group, checked));
    element.title = row.meaning;
    return { element, count };
  }

  #open(open: boolean): void {
    this.#show(open);
    (open ? this.#closer : this.#opener).focus();
    this.#events.opened(open);
  }

  #show(open: boolean): void {
    this.#panel.hidden = !open;
    this.#opener.hidden = open;
  }
}
