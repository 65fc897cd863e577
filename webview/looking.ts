import { readSourcePacket } from '../core/bake/sourcePacket';
import { Announcement } from './announcement';
import { attachClicks, type ClickEvents } from './camera/clicks';
import { attachGestures } from './camera/gestures';
import type { Standpoint } from './camera/pose';
import type { Rgb } from './colour/lab';
import type { PictureMessage } from './levelPicture';
import type { Memory } from './memory';
import type { PictureSummary, PreviewAction } from './messages';
import { LabelCanvas } from './overlays/labelCanvas';
import { Measure, type MeasureScene } from './overlays/measure';
import type { MeasuredCell } from './overlays/measureText';
import { Overlays } from './overlays/overlays';
import { pictureCaption, pictureFile, pictureName } from './overlays/pictureFile';
import type { Palette } from './palette';
import type { PictureView } from './pictureView';
import { pickSpan } from './selection/pickSpan';
import type { SpanBox } from './spans/extent';
import type { OverlaySwitches } from './state';
import type { Theme } from './theme';

/** What takes clicks and hovering while nothing is measured, and the cell that it has selected. */
export interface Selecting extends ClickEvents {
  readonly cell: { readonly box: SpanBox; readonly cell: MeasuredCell } | undefined;
  /** The cards that are shown now. */
  readonly cards: readonly Element[];
}

/** What looking at the picture asks of the page around it. */
export interface LookingWishes {
  /** Keeps the overlays' switches. */
  readonly memory: Memory;
  overlaysChanged(switches: OverlaySwitches): void;
  colourOf(area: number): Rgb;
  wantSource(wanted: boolean): void;
  savePicture(name: string, png: ArrayBuffer): void;
  selection(): Selecting | undefined;
  /** What may cover the picture's foot; hidden while it does not. */
  readonly covers: readonly HTMLElement[];
}

/** How long the page may wait to have the keyboard before it copies, milliseconds. */
const FOCUS_WAIT = 1000;

/** Looking at the picture: from where, with what over it, measuring in it, and taking it along. */
export class Looking {
  readonly announcement = new Announcement();
  readonly #canvas: HTMLCanvasElement;
  readonly #view: PictureView;
  readonly #wishes: LookingWishes;
  readonly #labels: LabelCanvas;
  readonly #overlays: Overlays;
  readonly #measure: Measure;
  #summary: PictureSummary | undefined;

  constructor(canvas: HTMLCanvasElement, view: PictureView, wishes: LookingWishes) {
    this.#canvas = canvas;
    this.#view = view;
    this.#wishes = wishes;
    this.#labels = new LabelCanvas(canvas, wishes.covers, () => wishes.selection()?.cards ?? []);
    this.#overlays = new Overlays(view, this.#labels, wishes);
    this.#measure = new Measure({
      changed: () => this.#measureChanged(),
      asked: (sentence) => (sentence === undefined ? this.announcement.hide() : this.announcement.stay(sentence)),
      measured: (sentence) => this.announcement.whisper(sentence),
    });
    this.#labels.add((sheet) => {
      const scene = this.#scene();
      if (scene) this.#measure.paint(sheet, scene, (cell) => view.screenOf(cell.x, cell.row, cell.z));
    });
    canvas.after(this.#labels.element, this.announcement.element);
    attachGestures(canvas, view.rig);
    attachClicks(canvas, this.#clicks());
    this.#overlays.show(wishes.memory.state.overlays);
  }

  /** What each action does; while something is measured, Enter picks for that and Escape ends it. */
  actionNow(action: PreviewAction): (() => void) | undefined {
    return (this.#measure.active ? this.#whileMeasuring[action] : undefined) ?? this.#actions[action];
  }

  readonly #whileMeasuring: Readonly<Partial<Record<PreviewAction, () => void>>> = {
    selectCell: () => this.#measureHere(),
    clearSelection: () => this.#measure.end(),
  };

  readonly #actions: Readonly<Partial<Record<PreviewAction, () => void>>> = {
    viewFree: () => this.#view.rig.turn('free'),
    viewTop: () => this.#view.rig.turn('top'),
    viewFront: () => this.#view.rig.turn('front'),
    viewSide: () => this.#view.rig.turn('side'),
    fitAll: () => this.#view.rig.fit(),
    fitSelection: () => this.#fitSelection(),
    toggleTriangles: () => this.#toggle('triangles'),
    toggleBounds: () => this.#toggle('bounds'),
    toggleVolumes: () => this.#toggle('volumes'),
    togglePassages: () => this.#toggle('passages'),
    toggleRuler: () => this.#toggle('ruler'),
    measure: () => (this.#measure.active ? this.#measure.end() : this.#measure.start()),
    copyPicture: () => void this.#copy(),
    savePicture: () => void this.#save(),
  };

  /** Measures from or to the selected cell, or else the one in the middle of the picture. */
  #measureHere(): void {
    const { clientWidth, clientHeight } = this.#canvas;
    const cell = this.#wishes.selection()?.cell?.cell ?? this.#cellAt(clientWidth / 2, clientHeight / 2);
    this.#pick(cell);
  }

  /** Another level's turn: it has its own camera, undefined if it was never seen, and nothing over it yet. */
  turnTo(camera: Standpoint | undefined): void {
    this.#view.rig.jump(camera);
    this.#overlays.setSource(undefined);
    this.#measure.end();
  }

  /** Another picture is on the screen. */
  shown({ summary, volumes, passages }: PictureMessage): void {
    this.#summary = summary;
    this.#overlays.setVolumes(volumes);
    this.#overlays.setPassages(passages?.passages ?? []);
    this.#overlays.makeRoom();
    const scene = this.#scene();
    if (scene) this.#measure.settle(scene);
  }

  /** The picture was taken away. */
  emptied(): void {
    this.#summary = undefined;
    this.#overlays.setVolumes([]);
    this.#overlays.setPassages([]);
    this.#overlays.setSource(undefined);
    this.#measure.end();
  }

  /** A person has chosen other colours. */
  recoloured(palette: Palette): void {
    this.#overlays.recolour(palette);
  }

  /** The triangles behind the picture have come. */
  sourceCame(packet: ArrayBuffer): void {
    this.#overlays.setSource(readSourcePacket(packet));
  }

  setTheme(theme: Theme): void {
    this.#overlays.setTheme(theme);
    this.#labels.setTheme(theme);
  }

  /** Follows the picture after each of its frames, and what covers its foot. */
  repaint(): void {
    this.#labels.repaint();
  }

  #clicks(): ClickEvents {
    const selection = () => this.#wishes.selection();
    return {
      clicked: (x, y) => (this.#measure.active ? this.#pick(this.#cellAt(x, y)) : selection()?.clicked(x, y)),
      hovered: (x, y) => {
        if (this.#measure.active) this.#measure.hover(this.#cellAt(x, y));
        selection()?.hovered(x, y);
      },
      left: () => {
        this.#measure.hover(undefined);
        selection()?.left();
      },
    };
  }

  #pick(cell: MeasuredCell | undefined): void {
    const scene = this.#scene();
    if (cell !== undefined && scene !== undefined) this.#measure.pick(cell, scene);
  }

  #cellAt(x: number, y: number): MeasuredCell | undefined {
    const { shown } = this.#view;
    const ray = this.#view.rayAt(x, y);
    if (shown === undefined || ray === undefined) return undefined;
    const hit = pickSpan(shown.drawn, shown.frame.rowHeight, ray);
    return hit && { x: hit.x, z: hit.z, row: shown.drawn.max[hit.drawn] };
  }

  #scene(): MeasureScene | undefined {
    const { shown } = this.#view;
    if (shown === undefined) return undefined;
    const { cellSize, cellHeight } = shown.packet;
    return { drawn: shown.drawn, cellSize, cellHeight };
  }

  #measureChanged(): void {
    this.#canvas.classList.toggle('measuring', this.#measure.active);
    this.#labels.repaint();
  }

  #fitSelection(): void {
    const selected = this.#wishes.selection()?.cell;
    if (selected !== undefined) this.#view.rig.fitBox(selected.box);
    else this.announcement.say('No cell is selected; click one first.');
  }

  #toggle(name: keyof OverlaySwitches): void {
    const { memory } = this.#wishes;
    const overlays = { ...memory.state.overlays, [name]: !memory.state.overlays[name] };
    memory.keep({ overlays });
    this.#overlays.show(overlays);
    this.#wishes.overlaysChanged(overlays);
  }

  async #save(): Promise<void> {
    const summary = this.#summary;
    if (summary === undefined) return this.announcement.say('There is no picture to save yet.');
    try {
      const file = await this.#file(summary);
      this.#wishes.savePicture(pictureName(summary), await file.arrayBuffer());
    } catch (error) {
      this.announcement.say(`The picture cannot be saved. ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  async #copy(): Promise<void> {
    const summary = this.#summary;
    if (summary === undefined) return this.announcement.say('There is no picture to copy yet.');
    try {
      await pageHasKeyboard();
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': this.#file(summary) })]);
      this.announcement.say('Picture copied.');
    } catch {
      this.announcement.say('The picture cannot be copied: this editor keeps the clipboard closed to pictures.', {
        label: 'Save it',
        description: 'Save the picture as a file instead',
        act: () => void this.#save(),
      });
    }
  }

  #file(summary: PictureSummary): Promise<Blob> {
    this.#labels.repaint();
    return pictureFile([this.#canvas, this.#labels.element], pictureCaption(summary));
  }
}

/** Resolves once the page has the keyboard, as a browser copies for no other; or when it takes too long. */
async function pageHasKeyboard(): Promise<void> {
  if (document.hasFocus()) return;
  window.focus();
  await new Promise<void>((resolve) => {
    window.addEventListener('focus', () => resolve(), { once: true });
    window.setTimeout(resolve, FOCUS_WAIT);
  });
}
