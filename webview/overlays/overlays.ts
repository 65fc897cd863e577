import type { SourcePacket } from '../../core/bake/sourcePacket';
import type { Rgb } from '../colour/lab';
import type { PassageOutline, VolumeOutline } from '../messages';
import type { Palette } from '../palette';
import { PassageOverlay } from '../passages/passageOverlay';
import type { PictureView } from '../pictureView';
import type { GridFrame } from '../scene/gridFrame';
import { boxAround } from '../spans/extent';
import type { OverlaySwitches } from '../state';
import type { Theme } from '../theme';
import type { Figure } from './figure';
import { FigureLayer } from './figureLayer';
import { type LabelCanvas, type Sheet, write } from './labelCanvas';
import { gridPrism, type Prism, prismPanes, prismStrokes, prismTop, volumePrism } from './prism';
import { roomOfPrism, roomOfSource } from './room';
import { paintRuler } from './ruler';
import { WireLayer } from './wireLayer';

export interface OverlayWishes {
  /** The colour of ground that a volume marks with this area. */
  colourOf(area: number): Rgb;
  /** Source triangles are wanted from now on, or no longer. */
  wantSource(wanted: boolean): void;
}

const NOTHING: OverlaySwitches = { triangles: false, bounds: false, volumes: false, passages: false, ruler: false };

/** All that can be drawn over the spans: bounds, volumes, source triangles, axes and scale. */
export class Overlays {
  readonly #view: PictureView;
  readonly #wishes: OverlayWishes;
  readonly #bounds: FigureLayer;
  readonly #volumes: FigureLayer;
  readonly #wires: WireLayer;
  readonly #passages: PassageOverlay;
  #switches = NOTHING;
  #outlines: readonly VolumeOutline[] = [];
  #source: SourcePacket | undefined;
  #ink: Rgb = [0, 0, 0];

  /** @param labels where names, axes and scale are written */
  constructor(view: PictureView, labels: LabelCanvas, wishes: OverlayWishes) {
    this.#view = view;
    this.#wishes = wishes;
    const changed = () => view.requestFrame();
    this.#bounds = new FigureLayer('bounds', (frame) => this.#drawBounds(frame), changed);
    this.#volumes = new FigureLayer('volumes', (frame) => this.#drawVolumes(frame), changed);
    this.#wires = new WireLayer(changed);
    for (const layer of [this.#bounds, this.#volumes, this.#wires]) view.addLayer(layer);
    this.#passages = new PassageOverlay(view, labels);
    labels.add((sheet) => this.#paint(sheet));
  }

  /** Shows what is switched on, and nothing else. */
  show(switches: OverlaySwitches): void {
    const before = this.#switches;
    this.#switches = switches;
    this.#bounds.show(switches.bounds);
    this.#volumes.show(switches.volumes);
    this.#passages.show(switches.passages);
    if (before.triangles !== switches.triangles) this.#wishes.wantSource(switches.triangles);
    if (!switches.triangles) this.setSource(undefined);
    this.makeRoom();
    this.#view.requestFrame();
  }

  /** The volumes of the picture that is shown. */
  setVolumes(outlines: readonly VolumeOutline[]): void {
    this.#outlines = outlines;
    this.#volumes.refresh();
  }

  /** The passages of the picture that is shown. */
  setPassages(passages: readonly PassageOutline[]): void {
    this.#passages.setPassages(passages);
  }

  /** What is drawn has other colours. */
  recolour(palette: Palette): void {
    this.#passages.setPalette(palette);
    this.#volumes.refresh();
  }

  /** The triangles behind the picture that is shown; undefined while there are none. */
  setSource(source: SourcePacket | undefined): void {
    this.#source = this.#switches.triangles ? source : undefined;
    this.#wires.show(this.#source);
    this.makeRoom();
  }

  setTheme(theme: Theme): void {
    const { ink, background } = theme;
    this.#ink = ink;
    this.#passages.setTheme(theme);
    this.#wires.setInk(ink);
    for (const layer of [this.#bounds, this.#volumes]) layer.setHalo(background);
  }

  /** Tells the camera how far the overlays reach; to be called when another picture is shown. */
  makeRoom(): void {
    const { shown } = this.#view;
    if (shown === undefined) return;
    const prisms = [
      ...(this.#switches.bounds ? [this.#grid(shown.frame)] : []),
      ...(this.#switches.volumes ? this.#prisms(shown.frame) : []),
    ];
    const boxes = prisms.map((prism) => roomOfPrism(prism, shown.frame.rowHeight));
    const source = this.#source && roomOfSource(this.#source, shown.frame);
    if (source !== undefined) boxes.push(source);
    const passages = this.#passages.room(shown.frame);
    if (passages !== undefined) boxes.push(passages);
    this.#view.rig.makeRoom(boxes.length > 0 ? boxAround(boxes) : undefined);
  }

  #grid({ rowHeight }: GridFrame): Prism {
    const { width = 0, depth = 0, height = 0 } = this.#view.shown?.packet ?? {};
    return gridPrism(width, depth, height, rowHeight);
  }

  #prisms(frame: GridFrame): Prism[] {
    const rows = this.#view.shown?.packet.height ?? 0;
    return this.#outlines.map((outline) => volumePrism(outline, frame, rows));
  }

  #drawBounds(frame: GridFrame): Figure {
    return { strokes: prismStrokes(this.#grid(frame), this.#ink), panes: [] };
  }

  #drawVolumes(frame: GridFrame): Figure {
    const colours = this.#outlines.map(({ area }) => this.#wishes.colourOf(area));
    const prisms = this.#prisms(frame);
    return {
      strokes: prisms.flatMap((prism, i) => prismStrokes(prism, colours[i])),
      panes: prisms.flatMap((prism, i) => prismPanes(prism, colours[i])),
    };
  }

  #paint(sheet: Sheet): void {
    const { shown, rig } = this.#view;
    if (shown === undefined || rig.pose === undefined) return;
    if (this.#switches.volumes) {
      this.#prisms(shown.frame).forEach((prism, i) => {
        const place = this.#view.project(prismTop(prism));
        const { id, area } = this.#outlines[i];
        const name = id === undefined ? `area ${area}` : `${id} · area ${area}`;
        if (place !== undefined) write(sheet, name, place.x, place.y);
      });
    }
    if (this.#switches.ruler) paintRuler(sheet, rig.pose, shown.frame.cellSize);
  }
}
