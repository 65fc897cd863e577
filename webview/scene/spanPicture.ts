import type { Scene } from '@babylonjs/core/scene';
import type { DetailPacket } from '../../core/bake/detailPacket';
import type { FloorPacket } from '../../core/bake/passages/floorPacket';
import type { SpanPacket } from '../../core/bake/spanPacket';
import type { Steps } from '../../core/steps';
import type { Palette } from '../palette';
import type { Colouring, Drawing } from '../spans/drawing';
import { type DrawnSpans, drawnSpanSteps } from '../spans/drawnSpans';
import { blockBoxSteps, type SpanBox } from '../spans/extent';
import { type Painting, SpanPainting } from '../spans/spanPainting';
import { type GridFrame, gridFrame } from './gridFrame';
import { SpanLayer } from './spanLayer';
import type { SpanLook } from './spanMaterial';

/** What is on the screen. */
export interface ShownPicture {
  readonly packet: SpanPacket;
  readonly drawn: DrawnSpans;
  readonly frame: GridFrame;
  readonly drawing: Drawing;
  readonly painting: Painting;
  /** Boxes around the drawn spans. */
  readonly boxes: readonly SpanBox[];
  readonly faces: number;
}

/** What the colours of the picture tell. */
export interface Telling {
  readonly colouring: Colouring;
  /** Whether they tell it already, or details are still missing. */
  readonly told: boolean;
  /** How many cells from the edge the heat scale reaches; undefined until details have come. */
  readonly heatCells: number | undefined;
}

/** How a picture takes the place of the one before. */
export interface Arrival {
  /** Whether it is the first of another level, so that nothing of the last one goes on. */
  readonly another: boolean;
  /** Asked when it is ready: whether what changes may fade in. */
  readonly mayFade: () => boolean;
}

/** How much of the groups' colours gives way to grey: while others tell something, and until they do. */
const QUIET = { told: 0.85, untold: 0.5 };

/** The spans in the scene: what is drawn of which packet, painted how, in which colours. */
export class SpanPicture {
  #layer: SpanLayer;
  #painting = new SpanPainting();
  #look: SpanLook | undefined;
  #palette: Palette | undefined;
  #shown: ShownPicture | undefined;

  constructor(scene: Scene) {
    this.#layer = new SpanLayer(scene);
  }

  /** A new scene stands; what was in the one before is gone with it. */
  reopen(scene: Scene): void {
    this.#layer = new SpanLayer(scene);
    if (this.#look !== undefined) this.setLook(this.#look);
    if (this.#palette !== undefined) this.setPalette(this.#palette);
  }

  get shown(): ShownPicture | undefined {
    return this.#shown;
  }

  /** Whether something is fading in. */
  get fading(): boolean {
    return this.#layer.fading;
  }

  /** What the colours tell; undefined before the first picture. */
  get telling(): Telling | undefined {
    if (this.#shown === undefined) return undefined;
    const { colouring, told } = this.#shown.painting;
    return { colouring, told, heatCells: this.#painting.heatCells };
  }

  setLook(look: SpanLook): void {
    this.#look = look;
    this.#layer.material.show(look);
  }

  setPalette(palette: Palette): void {
    this.#palette = palette;
    this.#layer.material.setPalette(palette);
  }

  /** Details of a packet have come; pictures that are built from now on use them. */
  setDetails(packet: SpanPacket, details: DetailPacket): void {
    this.#painting.setDetails(packet, details);
  }

  /** The floors of a packet's passages have come; pictures that are built from now on use them. */
  setFloors(packet: SpanPacket, floors: FloorPacket): void {
    this.#painting.setFloors(packet, floors);
  }

  /** Takes everything out of the picture. */
  clear(): void {
    this.#shown = undefined;
    this.#painting = new SpanPainting();
    this.#layer.clear();
  }

  /**
   * Builds a picture and at last, in one go, puts it in place of the one that was there.
   */
  *buildSteps(packet: SpanPacket, drawing: Drawing, { another, mayFade }: Arrival): Steps<ShownPicture> {
    const layer = this.#layer;
    const frame = gridFrame(packet);
    if (another) this.#painting.turnTo(packet);
    const painting = yield* this.#painting.paintSteps(packet, drawing.colouring);
    const drawn = yield* drawnSpanSteps(packet, drawing.hidden, drawing.slice, painting.paints);
    const boxes = yield* blockBoxSteps(drawn);
    const built = yield* layer.buildSteps(drawn, frame.rowHeight);
    const next: ShownPicture = { packet, drawn, frame, drawing, painting, boxes, faces: built.faces };
    layer.show(built, !another && mayFade() && this.#changesInPlace(next));
    const quiet = painting.colouring === 'state' ? 0 : painting.told ? QUIET.told : QUIET.untold;
    layer.material.setTelling(quiet, drawing.patterns);
    this.#shown = next;
    return next;
  }

  /** Sets the size of a pixel at distance 1, in scene units, and carries a fade on; says whether it goes on. */
  advance(elapsed: number, pixelSize: number): boolean {
    this.#layer.material.setPixelSize(pixelSize);
    return this.#layer.advance(elapsed);
  }

  /** Whether a picture lies where the last one does, and is not just another slice, which follows a hand. */
  #changesInPlace({ packet, drawing }: ShownPicture): boolean {
    if (this.#shown === undefined) return false;
    const { packet: old, drawing: before } = this.#shown;
    const sameGrid = old.cellSize === packet.cellSize && old.cellHeight === packet.cellHeight;
    return sameGrid && old.origin.every((value, i) => value === packet.origin[i]) && before.slice === drawing.slice;
  }
}
