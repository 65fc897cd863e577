import { readFloorPacket } from '../../core/bake/passages/floorPacket';
import { readSpanPacket } from '../../core/bake/spanPacket';
import { attachGestures } from '../camera/gestures';
import type { CameraPose } from '../camera/pose';
import type { HostMessage } from '../messages';
import type { Palette } from '../palette';
import { PictureView } from '../pictureView';
import type { Drawing } from '../spans/drawing';
import type { Theme } from '../theme';
import { PassageLayers } from './passageLayers';

export type BesideMessage = Extract<HostMessage, { type: 'beside' }>;

/** A second picture on a canvas of its own, always seen from where the first one is. */
export class BesideView {
  readonly canvas = document.createElement('canvas');
  readonly #first: PictureView;
  readonly #view: PictureView;
  readonly #passages: PassageLayers;
  /** Where the first camera was when this one went there. */
  #followed: CameraPose | undefined;

  /**
   * @param first whose camera it shares
   * @throws Error, with a plain sentence, where there can be no second picture
   */
  constructor(first: PictureView, drawing: Drawing) {
    this.#first = first;
    this.canvas.className = 'beside';
    this.canvas.setAttribute('role', 'img');
    this.#view = new PictureView(this.canvas, undefined, drawing, {
      moved: () => {},
      lost: () => {},
      restored: () => this.follow(),
      frame: () => {
        if (first.rig.pose !== this.#followed) this.follow();
      },
      recoloured: () => {},
    });
    this.#passages = new PassageLayers(this.#view);
    // Whoever turns this picture turns the first one, and this one follows.
    attachGestures(this.canvas, first.rig);
  }

  /** Goes to where the first picture's camera is. */
  follow(): void {
    const pose = this.#first.rig.pose;
    this.#followed = pose;
    this.#view.rig.jump(pose && { ...pose, fittedInto: undefined });
    this.#view.requestFrame();
  }

  /** Shows a picture. */
  async show({ packet, passages }: BesideMessage, drawing: Drawing): Promise<void> {
    this.canvas.setAttribute('aria-label', `The same level carved by ${passages.rule.trial ?? passages.rule.own[0]}.`);
    await this.#view.show(readSpanPacket(packet), drawing, false, () => {
      this.#passages.setPassages(passages.passages);
    });
    this.follow();
  }

  /** Colours that tell of floors can do so from now on. */
  setFloors(packet: ArrayBuffer): Promise<void> {
    return this.#view.setFloors(readFloorPacket(packet));
  }

  /** Takes the picture away. */
  clear(): void {
    this.#view.clear();
  }

  /** Draws the passages over it, or not. */
  showPassages(shown: boolean): void {
    this.#passages.show(shown);
  }

  setDrawing(drawing: Drawing): Promise<void> {
    return this.#view.setDrawing(drawing);
  }

  setTheme(theme: Theme): void {
    this.#view.setTheme(theme);
    this.#passages.setTheme(theme);
  }

  setPalette(palette: Palette): void {
    this.#view.setPalette(palette);
    this.#passages.setPalette(palette);
  }
}
