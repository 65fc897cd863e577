import { STEP_X, STEP_Z } from '../../core/compact/links';
import type { ClickEvents } from '../camera/clicks';
import { metres } from '../lengths';
import { FigureLayer } from '../overlays/figureLayer';
import type { MeasuredCell } from '../overlays/measureText';
import { type Palette, paletteWith } from '../palette';
import type { PictureView } from '../pictureView';
import type { Point } from '../scene/gridFrame';
import type { SpanBox } from '../spans/extent';
import type { Theme } from '../theme';
import { CellCards } from './cellCards';
import { cellFigure } from './cellMarks';
import { directionName, directionOfKey } from './directions';
import { nearestToMiddle } from './nearestToMiddle';
import { pickSpan } from './pickSpan';
import { type PinnedSpan, pinOf, spanAtPin } from './pinnedSpan';
import { RestingPointer } from './restingPointer';
import { type ReadPicture, type SpanFacts, spanFacts } from './spanFacts';

/** What the selection asks of the page around it. */
export interface SelectionWishes {
  /** The pinned place of the level that is shown, metres, and how it is kept. */
  pin(): Point | undefined;
  keepPin(pin: Point | undefined): void;
}

/** Room that is left between a cell and the border of the picture when the picture follows, CSS pixels. */
const BORDER = 48;

const GONE = 'The selected cell is gone: nothing stands at its place any more.';
const NONE = 'No cell can be seen in the picture.';

/** The cell under the pointer and the one that is pinned: their cards, marks, keys, and what is read out. */
export class Selection implements ClickEvents {
  readonly #canvas: HTMLCanvasElement;
  readonly #view: PictureView;
  readonly #wishes: SelectionWishes;
  readonly #cards = new CellCards(() => this.clear());
  readonly #marks: readonly FigureLayer[];
  readonly #pointer = new RestingPointer(() => this.#hover());
  #picture: ReadPicture | undefined;
  #palette: Palette = paletteWith();
  #theme: Theme | undefined;
  #pinned: SpanFacts | undefined;
  #hovered: PinnedSpan | undefined;

  constructor(canvas: HTMLCanvasElement, view: PictureView, wishes: SelectionWishes) {
    this.#canvas = canvas;
    this.#view = view;
    this.#wishes = wishes;
    this.#marks = [true, false].map((through) => {
      const draw = () => {
        const { packet } = this.#picture ?? {};
        if (packet === undefined || this.#pinned === undefined) return { strokes: [], panes: [] };
        return cellFigure(packet, this.#pinned, this.#theme?.ink ?? [0, 0, 0]);
      };
      return new FigureLayer('selected cell', draw, () => view.requestFrame(), through);
    });
    for (const layer of this.#marks) view.addLayer(layer);
    canvas.addEventListener('keydown', (event) => this.#key(event));
  }

  /** The cards; and for screen readers, what happens to the pinned cell. */
  get element(): HTMLElement {
    return this.#cards.element;
  }

  get cards(): readonly Element[] {
    return this.#cards.shown;
  }

  /** The selected cell as others need it. */
  get cell(): { readonly box: SpanBox; readonly cell: MeasuredCell } | undefined {
    const { packet } = this.#picture ?? {};
    if (packet === undefined || this.#pinned === undefined) return undefined;
    const { span, x, z } = this.#pinned;
    const highRow = packet.max[span];
    return {
      box: { x0: x, x1: x + 1, z0: z, z1: z + 1, lowRow: packet.min[span], highRow },
      cell: { x, z, row: highRow },
    };
  }

  /** Another picture is on the screen. */
  shown(picture: ReadPicture): void {
    this.#picture = picture;
    this.#read();
  }

  /** More of the picture has come: its details, or the floors of its passages. */
  complete(more: Partial<Pick<ReadPicture, 'details' | 'floors'>>): void {
    if (this.#picture === undefined) return;
    this.#picture = { ...this.#picture, ...more };
    this.#read();
  }

  /** The picture was taken away. */
  emptied(): void {
    this.#picture = undefined;
    this.#pinned = undefined;
    this.left();
    this.#cards.pinned.hide();
    this.#mark();
  }

  setTheme(theme: Theme): void {
    this.#theme = theme;
    for (const layer of this.#marks) layer.setHalo(theme.background);
  }

  setPalette(palette: Palette): void {
    this.#palette = palette;
    this.#read();
  }

  clicked(x: number, y: number): void {
    const at = this.#spanAt(x, y);
    if (at === undefined) this.clear();
    else this.#pin(at);
  }

  hovered(x: number, y: number): void {
    this.#pointer.moved(x, y);
  }

  left(): void {
    this.#pointer.left();
    this.#hovered = undefined;
    this.#cards.hovered.hide();
  }

  /** Selects the cell in the middle of the picture, or the nearest one to it. */
  selectMiddle(): void {
    const { clientWidth, clientHeight } = this.#canvas;
    const at = nearestToMiddle(clientWidth / 2, clientHeight / 2, (x, y) => this.#spanAt(x, y));
    if (at === undefined) this.#cards.say(NONE);
    else this.#pin(at);
  }

  /** Selects the cell at a place of the level. */
  selectAt(at: PinnedSpan): void {
    this.#pin(at);
    this.#bringIntoSight(at);
  }

  /** Selects nothing. */
  clear(): void {
    if (this.#wishes.pin() === undefined) return;
    const hadFocus = this.#cards.pinned.element.contains(document.activeElement);
    this.#wishes.keepPin(undefined);
    this.#read();
    this.#cards.say('No cell is selected.');
    if (hadFocus) this.#canvas.focus();
  }

  /** Keeps the cards with the cells that they tell of, and out of their way; to be called after each frame. */
  settle(): void {
    this.#pointer.look();
    this.#avoid();
  }

  #avoid(): void {
    const placeOf = (at: PinnedSpan | undefined) => at && this.#placeOf(at);
    if (this.#pinned !== undefined || this.#hovered !== undefined) {
      this.#cards.avoid(placeOf(this.#pinned), placeOf(this.#hovered));
    }
  }

  #hover(): void {
    const { place } = this.#pointer;
    const at = place && this.#spanAt(place.x, place.y);
    if (at?.span === this.#hovered?.span) return;
    this.#hovered = at;
    this.#showHovered();
  }

  #showHovered(): void {
    const at = this.#hovered;
    if (this.#picture === undefined || at === undefined || at.span === this.#pinned?.span) this.#cards.hovered.hide();
    else this.#cards.hovered.show(this.#picture, spanFacts(this.#picture, at.span, at.x, at.z), this.#palette);
    this.#avoid();
  }

  #spanAt(x: number, y: number): PinnedSpan | undefined {
    const { shown } = this.#view;
    const ray = this.#view.rayAt(x, y);
    if (shown === undefined || ray === undefined || shown.packet !== this.#picture?.packet) return undefined;
    const hit = pickSpan(shown.drawn, shown.frame.rowHeight, ray);
    return hit && { span: hit.span, x: hit.x, z: hit.z };
  }

  #pin(at: PinnedSpan): void {
    if (this.#picture === undefined) return;
    this.#wishes.keepPin(pinOf(this.#picture.packet, at));
    this.#read();
    this.#announce();
  }

  /** Looks again at what the cards tell, in the picture of now. */
  #read(): void {
    const picture = this.#picture;
    if (picture === undefined) return;
    const pin = this.#wishes.pin();
    // A pin may rise or sink with its floor as far as a step; farther off it is another floor.
    const reach = Math.max(1, picture.summary.settings.climb);
    const at = pin && spanAtPin(picture.packet, pin, reach);
    this.#pinned = at && spanFacts(picture, at.span, at.x, at.z);
    if (this.#pinned !== undefined) this.#cards.pinned.show(picture, this.#pinned, this.#palette);
    else if (pin !== undefined) this.#cards.pinned.say(GONE);
    else this.#cards.pinned.hide();
    this.#mark();
    const { place } = this.#pointer;
    this.#hovered = place && this.#spanAt(place.x, place.y);
    this.#showHovered();
  }

  #mark(): void {
    for (const layer of this.#marks) {
      layer.show(this.#pinned !== undefined);
      layer.refresh();
    }
  }

  #key(event: KeyboardEvent): void {
    const { pose } = this.#view.rig;
    const plain = !(event.shiftKey || event.ctrlKey || event.metaKey || event.altKey);
    if (!plain || pose === undefined || this.#pinned === undefined) return;
    const direction = directionOfKey(event.key, pose);
    if (direction === undefined) return;
    event.preventDefault();
    this.#walk(this.#pinned, direction);
  }

  /** One cell on along its link, or a word why there is none. */
  #walk({ x, z, links, name }: SpanFacts, direction: number): void {
    const link = links.find((one) => one.direction === direction);
    const towards = directionName(direction);
    if (link === undefined) this.#cards.say(`No way from here: the agent cannot stand on ${name.toLowerCase()}.`);
    else if (link.target === undefined) {
      this.#cards.say(`No way towards ${towards}: ${link.words}.`);
      this.#cards.pinned.point(direction);
    } else {
      const at = { span: link.target, x: x + STEP_X[direction], z: z + STEP_Z[direction] };
      this.#pin(at);
      this.#bringIntoSight(at);
    }
  }

  #placeOf({ span, x, z }: PinnedSpan): { x: number; y: number } | undefined {
    const { packet } = this.#picture ?? {};
    return packet && this.#view.screenOf(x, packet.max[span], z);
  }

  /** Moves the picture just as far as the cell is out of it. */
  #bringIntoSight(at: PinnedSpan): void {
    const place = this.#placeOf(at);
    if (place === undefined) return;
    const { clientWidth, clientHeight } = this.#canvas;
    const inside = (value: number, size: number) => Math.min(size - BORDER, Math.max(BORDER, value)) - value;
    const right = inside(place.x, clientWidth);
    const down = inside(place.y, clientHeight);
    if (right !== 0 || down !== 0) this.#view.rig.pan(right / clientHeight, down / clientHeight);
  }

  #announce(): void {
    const { packet } = this.#picture ?? {};
    if (packet === undefined || this.#pinned === undefined) return;
    const { span, x, z, name, reason } = this.#pinned;
    const height = metres(packet.origin[1] + packet.max[span] * packet.cellHeight);
    this.#cards.say(`${name}. ${reason.sentence} Column ${x}, ${z}, floor at ${height}.`);
  }
}
