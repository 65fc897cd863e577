import type { DetailPacket } from '../core/bake/detailPacket';
import type { FloorPacket } from '../core/bake/passages/floorPacket';
import { createButton } from './controls';
import { floorErrorFigures } from './legend/floorErrorFigures';
import { FloorErrorLegend } from './legend/floorErrorLegend';
import { type GroupCounts, GroupLegend } from './legend/groupLegend';
import { HeatLegend } from './legend/heatLegend';
import { IslandLegend } from './legend/islandLegend';
import { islandRows } from './legend/islandRows';
import { OwnerLegend } from './legend/ownerLegend';
import { ownerRows } from './legend/ownerRows';
import type { PassageOutline } from './messages';
import { type Palette, paletteWith } from './palette';
import type { Colouring } from './spans/drawing';
import type { SpanGroup } from './spans/spanGroup';

export interface LegendEvents {
  /** A person wants these groups hidden, and all others shown. */
  hide(hidden: ReadonlySet<SpanGroup>): void;
  /** A person opens or closes the legend. */
  opened(open: boolean): void;
  /** A person wants to see an island, by its rank. */
  island(rank: number): void;
}

/** What the legend tells of a picture. */
export interface LegendPicture extends GroupCounts {
  /** Metres a cell. */
  readonly cellSize: number;
  /** Metres a row. */
  readonly cellHeight: number;
  readonly passages: readonly PassageOutline[];
  /** The agent's radius, cells. */
  readonly radius: number;
}

/** What the colours of the picture tell, as far as it is known. */
export interface LegendTelling {
  readonly colouring: Colouring;
  /** Undefined until they have come. */
  readonly details: DetailPacket | undefined;
  readonly floors: FloorPacket | undefined;
  /** How many cells from the edge the heat scale reaches. */
  readonly heatCells: number | undefined;
}

/** In a page that is narrower, or lower, the legend is closed while nobody has opened it, CSS pixels. */
const NARROW = 480;
const LOW = 556;

const TITLES: Readonly<Record<Colouring, string>> = {
  state: 'States',
  island: 'Islands',
  distance: 'To the edge',
  owner: 'Owners of floors',
  floorError: 'Floor error',
};

/** The floating list of what the colours mean. */
export class Legend {
  readonly element = document.createElement('div');
  readonly #events: LegendEvents;
  readonly #panel = document.createElement('section');
  readonly #title = document.createElement('h2');
  readonly #waiting = document.createElement('p');
  readonly #opener: HTMLElement;
  readonly #closer: HTMLElement;
  readonly #groups: GroupLegend;
  readonly #islands: IslandLegend;
  readonly #heat = new HeatLegend();
  /** What a person has chosen: open or closed. */
  #chosen: boolean | undefined;
  readonly #owners = new OwnerLegend();
  readonly #errors = new FloorErrorLegend();
  #palette: Palette = paletteWith();
  #picture: LegendPicture | undefined;
  #hidden: ReadonlySet<SpanGroup> = new Set();
  #telling: LegendTelling = { colouring: 'state', details: undefined, floors: undefined, heatCells: undefined };
  /** The newest details that there were: they stay until a picture's own have come. */
  #details: DetailPacket | undefined;
  #floors: FloorPacket | undefined;

  /** @param open whether a person has opened or closed it; undefined while it is as there is room for it */
  constructor(open: boolean | undefined, events: LegendEvents) {
    this.#events = events;
    this.element.className = 'legend';
    this.#opener = createButton('Legend', () => this.#open(true), { description: 'Show what the colours mean (L)' });
    this.#closer = createButton('✕', () => this.#open(false), { description: 'Close the legend (L)', bare: true });
    this.#groups = new GroupLegend((hidden) => {
      this.#events.hide(hidden);
      this.setHidden(hidden);
    });
    this.#islands = new IslandLegend((rank) => this.#events.island(rank));
    const head = document.createElement('header');
    head.append(this.#title, this.#closer);
    this.#waiting.textContent = 'Still being worked out.';
    this.#panel.setAttribute('aria-label', 'Legend');
    this.#panel.append(head, ...Object.values(this.#parts), this.#waiting);
    this.element.append(this.#panel, this.#opener);
    this.#chosen = open;
    this.#unfold(open ?? hasRoom());
    window.addEventListener('resize', () => this.#chosen === undefined && this.#unfold(hasRoom()));
    this.#tell();
  }

  /** Tells of a picture. */
  update(picture: LegendPicture, hidden: ReadonlySet<SpanGroup>): void {
    this.#picture = picture;
    this.setHidden(hidden);
  }

  setHidden(hidden: ReadonlySet<SpanGroup>): void {
    this.#hidden = hidden;
    this.#opener.textContent = hidden.size === 0 ? 'Legend' : `Legend · ${hidden.size} hidden`;
    this.#tell();
  }

  /** The colours tell something else, or more is known of what they tell. */
  tell(telling: LegendTelling): void {
    this.#telling = telling;
    this.#details = telling.details ?? this.#details;
    this.#floors = telling.floors ?? this.#floors;
    this.#tell();
  }

  /** The next picture is another level's: nothing that was told of the last one holds. */
  forget(): void {
    this.#details = undefined;
    this.#groups.forget();
    this.#islands.forget();
    this.#floors = undefined;
  }

  setPalette(palette: Palette): void {
    this.#palette = palette;
    this.#tell();
  }

  /** Shows the patterns of the states on their colours, or not. */
  setPatterns(patterns: boolean): void {
    this.element.classList.toggle('patterned', patterns);
  }

  /** The part of the page that the open legend covers; undefined while it is closed or not there. */
  get cover(): DOMRect | undefined {
    const box = this.#panel.getBoundingClientRect();
    return box.width > 0 ? box : undefined;
  }

  /** Opens or closes it. */
  toggle(): void {
    this.#open(this.#panel.hidden !== false);
  }

  /** What there is to show for each colouring. */
  get #parts(): Readonly<Record<Colouring, HTMLElement>> {
    return {
      state: this.#groups.element,
      island: this.#islands.element,
      distance: this.#heat.element,
      owner: this.#owners.element,
      floorError: this.#errors.element,
    };
  }

  #tell(): void {
    const { colouring } = this.#telling;
    this.#title.textContent = TITLES[colouring];
    const told = this.#show(colouring);
    for (const [own, part] of Object.entries(this.#parts)) part.hidden = own !== colouring || !told;
    this.#waiting.hidden = told;
  }

  /** Fills in the part of a colouring; says whether all that it needs has come. */
  #show(colouring: Colouring): boolean {
    const { heatCells } = this.#telling;
    const details = this.#details;
    const floors = this.#floors;
    const picture = this.#picture;
    if (picture === undefined) return colouring === 'state';
    const { cellArea, cellSize, cellHeight, radius } = picture;
    this.#groups.show(picture, this.#hidden, this.#palette);
    switch (colouring) {
      case 'state':
        return true;
      case 'island':
        if (details !== undefined) this.#islands.show(islandRows(details, radius), cellArea, this.#palette);
        return details !== undefined;
      case 'distance':
        if (heatCells !== undefined) this.#heat.show({ cells: heatCells, cellSize, radius }, this.#palette);
        return heatCells !== undefined;
      case 'owner':
        if (floors !== undefined) this.#owners.show(ownerRows(picture.passages, floors), cellArea, this.#palette);
        return floors !== undefined;
      case 'floorError':
        if (floors !== undefined) {
          this.#errors.show(floorErrorFigures(floors, cellHeight), cellHeight, this.#palette);
        }
        return floors !== undefined;
    }
  }

  #open(open: boolean): void {
    const hadFocus = this.element.contains(document.activeElement);
    this.#chosen = open;
    this.#unfold(open);
    if (hadFocus) (open ? this.#closer : this.#opener).focus();
    this.#events.opened(open);
  }

  #unfold(open: boolean): void {
    this.#panel.hidden = !open;
    this.#opener.hidden = open;
  }
}

function hasRoom(): boolean {
  return window.innerWidth >= NARROW && window.innerHeight >= LOW;
}
