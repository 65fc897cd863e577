import type { DetailPacket } from '../core/bake/detailPacket';
import { rowOf } from '../core/bake/openSpans';
import type { FloorPacket } from '../core/bake/passages/floorPacket';
import type { SpanPacket } from '../core/bake/spanPacket';
import type { CoveredCorner } from './camera/coveredCorner';
import { HelpSheet } from './helpSheet';
import { Legend } from './legend';
import { heartOfIsland } from './legend/islandRows';
import type { PictureMessage } from './levelPicture';
import type { Memory } from './memory';
import type { PreviewAction } from './messages';
import type { Palette } from './palette';
import { describePicture } from './pictureDescription';
import type { PictureView } from './pictureView';
import { Selection } from './selection/selection';
import type { SpanGroup } from './spans/spanGroup';
import { countGroups } from './spans/spanGroup';
import { colouringOf } from './state';
import type { Theme } from './theme';

/** What the picture is called while there is none. */
const NO_PICTURE = 'No picture of the level yet.';

/** Room between a fitted level and the legend, CSS pixels. */
const BESIDE = 12;

/** Everything that tells in words and figures what the picture shows: legend, cards, help, and its description. */
export class Reading {
  readonly selection: Selection;
  readonly #canvas: HTMLCanvasElement;
  readonly #view: PictureView;
  readonly #memory: Memory;
  readonly #legend: Legend;
  readonly #help: HelpSheet;
  /** The newest picture that came, and its details as soon as they have; they may be there before it is drawn. */
  #newest: PictureMessage | undefined;
  #newestDetails: DetailPacket | undefined;
  #newestFloors: FloorPacket | undefined;
  /** The picture that is on the screen. */
  #shown: PictureMessage | undefined;
  #packet: SpanPacket | undefined;
  /** Whether the theme wants patterns, whatever a person has switched. */
  #outlined = false;
  #level: string | undefined;

  /**
   * @param picture where the legend and the cards float
   * @param hide called with the groups that a person wants hidden
   */
  constructor(
    picture: HTMLElement,
    canvas: HTMLCanvasElement,
    view: PictureView,
    memory: Memory,
    hide: (hidden: ReadonlySet<SpanGroup>) => void,
  ) {
    this.#canvas = canvas;
    canvas.setAttribute('aria-label', NO_PICTURE);
    this.#view = view;
    this.#memory = memory;
    this.#legend = new Legend(memory.state.legendOpen, {
      hide,
      opened: (open) => memory.keep({ legendOpen: open }),
      island: (rank) => this.#selectIsland(rank),
    });
    this.#legend.element.hidden = true;
    this.#help = new HelpSheet(canvas);
    this.selection = new Selection(canvas, view, {
      pin: () => memory.level.pinned,
      keepPin: (pinned) => memory.keepOfLevel({ pinned }),
    });
    view.rig.leaveFree(() => this.#covered);
    picture.append(this.#legend.element, this.selection.element, this.#help.element);
  }

  /** What each action does. */
  readonly actions: Readonly<Partial<Record<PreviewAction, () => void>>> = {
    toggleLegend: () => this.#legend.toggle(),
    selectCell: () => this.selection.selectMiddle(),
    clearSelection: () => this.selection.clear(),
    showHelp: () => this.#help.open(),
  };

  /** A picture has come, and will be on the screen soon. */
  expect(picture: PictureMessage): void {
    this.#newest = picture;
    this.#newestDetails = undefined;
    this.#newestFloors = undefined;
  }

  /** A picture that had come is on the screen. */
  shown(packet: SpanPacket, picture: PictureMessage): void {
    const { summary, volumes } = picture;
    this.#shown = picture;
    this.#packet = packet;
    this.describe(packet, picture);
    const passages = picture.passages?.passages ?? [];
    this.selection.shown({ packet, summary, volumes, details: this.#details, passages, floors: this.#floors });
  }

  /** Tells what can be told of a level without its picture. */
  describe(packet: SpanPacket, { summary, passages }: PictureMessage): void {
    if (this.#level !== this.#memory.state.level) this.#legend.forget();
    this.#level = this.#memory.state.level;
    const counts = countGroups(packet);
    const { cellSize, cellHeight } = packet;
    const { walkableCells, settings } = summary;
    const sizes = { cellSize, cellHeight, cellArea: cellSize * cellSize, radius: settings.radius };
    this.#legend.update(
      { counts, walkableCells, ...sizes, passages: passages?.passages ?? [] },
      this.#memory.level.hidden,
    );
    this.tell();
    this.#legend.element.hidden = false;
    this.#canvas.setAttribute('aria-label', describePicture(summary, counts));
  }

  /** The details of the newest picture have come. */
  setDetails(details: DetailPacket): void {
    this.#newestDetails = details;
    if (this.#details === undefined) return;
    this.selection.complete({ details });
    this.tell();
  }

  /** The floors of the newest picture's passages have come. */
  setFloors(floors: FloorPacket): void {
    this.#newestFloors = floors;
    if (this.#floors !== undefined) this.selection.complete({ floors });
    this.tell();
  }

  /** Whether what is told of is the newest picture, so that what came after it belongs to it. */
  get #isNewest(): boolean {
    return this.#shown === undefined || this.#shown === this.#newest;
  }

  /** The details of what is on the screen, or of a level that is told of without its picture. */
  get #details(): DetailPacket | undefined {
    return this.#isNewest ? this.#newestDetails : undefined;
  }

  get #floors(): FloorPacket | undefined {
    return this.#isNewest ? this.#newestFloors : undefined;
  }

  /** The picture was taken away. */
  emptied(): void {
    this.#shown = undefined;
    this.#packet = undefined;
    this.#legend.element.hidden = true;
    this.#canvas.setAttribute('aria-label', NO_PICTURE);
    this.selection.emptied();
  }

  /** What the open legend covers of the picture's corner. */
  get #covered(): CoveredCorner | undefined {
    const { left, top, width, height } = this.#canvas.getBoundingClientRect();
    const cover = this.#legend.cover;
    if (cover === undefined || width === 0) return undefined;
    return { across: (cover.right - left + BESIDE) / width, down: (cover.bottom - top + BESIDE) / height };
  }

  /** The drawing is another one, or its colours tell more: the legend tells what they mean. */
  tell(): void {
    const { patterns } = this.#memory.state;
    const colouring = colouringOf(this.#memory.state, this.#newest?.passages !== undefined);
    const [details, floors] = [this.#details, this.#floors];
    this.#legend.tell({ colouring, details, floors, heatCells: this.#view.telling?.heatCells });
    this.#legend.setPatterns(patterns || this.#outlined);
  }

  setTheme(theme: Theme): void {
    this.#outlined = theme.spans.outlined;
    this.selection.setTheme(theme);
    this.tell();
  }

  setPalette(palette: Palette): void {
    this.#legend.setPalette(palette);
    this.selection.setPalette(palette);
  }

  #selectIsland(rank: number): void {
    const details = this.#details;
    const open = details === undefined ? -1 : heartOfIsland(details, rank);
    if (this.#packet === undefined || details === undefined || open < 0) return;
    const span = details.solid[open];
    this.selection.selectAt({ span, x: this.#packet.x[span], z: rowOf(details, open) });
  }
}
