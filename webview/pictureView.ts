import { Vector3, Vector4 } from '@babylonjs/core/Maths/math.vector';
import type { DetailPacket } from '../core/bake/detailPacket';
import type { FloorPacket } from '../core/bake/passages/floorPacket';
import type { SpanPacket } from '../core/bake/spanPacket';
import type { Steps } from '../core/steps';
import { CameraRig } from './camera/cameraRig';
import type { Standpoint } from './camera/pose';
import type { Palette } from './palette';
import { type BuildOutcome, PictureQueue } from './pictureQueue';
import { type Point, toScene } from './scene/gridFrame';
import { inTurns } from './scene/inTurns';
import type { Ray, SceneLayer } from './scene/sceneLayer';
import { isSoftwareRenderer } from './scene/softwareRenderer';
import { type ShownPicture, SpanPicture, type Telling } from './scene/spanPicture';
import { Stage } from './scene/stage';
import { type Drawing, tellsFloors } from './spans/drawing';
import type { Theme } from './theme';

const NO_WEBGL =
  'The preview needs WebGL 2, which is not available here. Switch hardware acceleration on in the editor, or update the graphics driver, then load the preview again. The level is baked all the same: its problems and figures are up to date.';

/** Reports from the view, each at the moment it has become true. */
export interface PictureEvents {
  /** The camera is asked to go somewhere. */
  moved(): void;
  /** The graphics context is gone; the picture comes back when it does. */
  lost(): void;
  restored(): void;
  /** A frame is on the screen: what lies over the picture follows it. */
  frame(): void;
  /** What the colours tell is another thing now ({@link PictureView.telling}). */
  recoloured(): void;
}

/** A frame that takes longer than this on a software renderer leaves no time for a fade, milliseconds. */
const SLOW_FRAME = 50;

/** A picture that is wanted. */
interface Wish {
  readonly packet: SpanPacket;
  readonly another: boolean;
  readonly swapped: () => void;
}

/** The picture on the canvas: takes spans, keeps the camera, redraws when something changed. */
export class PictureView {
  readonly rig: CameraRig;
  readonly #canvas: HTMLCanvasElement;
  readonly #events: PictureEvents;
  readonly #antialias: boolean;
  readonly #motion = window.matchMedia('(prefers-reduced-motion: reduce)');
  #stage: Stage;
  readonly #spans: SpanPicture;
  readonly #queue: PictureQueue<Wish>;
  #theme: Theme | undefined;
  #drawing: Drawing;
  readonly #layers: SceneLayer[] = [];
  /** The newest packet that came. */
  #newest: SpanPacket | undefined;
  /** How often the picture was taken away: what was being built then is given up. */
  #clears = 0;

  /**
   * @param from the camera of an earlier view, if there was one
   * @param drawing what of the spans is drawn, and how
   * @throws Error, with a plain sentence, without WebGL 2
   */
  constructor(canvas: HTMLCanvasElement, from: Standpoint | undefined, drawing: Drawing, events: PictureEvents) {
    const software = isSoftwareRenderer();
    if (software === undefined) throw new Error(NO_WEBGL);
    this.#canvas = canvas;
    this.#drawing = drawing;
    this.#events = events;
    this.#antialias = !software;
    this.rig = new CameraRig(
      from,
      () => this.#stage.aspect,
      () => {
        this.#stage.requestFrame();
        events.moved();
      },
    );
    this.#stage = this.#openStage();
    this.#spans = new SpanPicture(this.#stage.scene);
    this.#queue = new PictureQueue(
      (wish) => this.#build(wish),
      () => !this.#lost,
    );
    canvas.addEventListener('webglcontextlost', (event) => {
      // Without this the browser would never give the context back.
      event.preventDefault();
      this.#stage.dispose();
      events.lost();
    });
    canvas.addEventListener('webglcontextrestored', () => {
      this.#reopen();
      events.restored();
    });
  }

  /**
   * Builds a packet's picture and puts it on the screen in place of the last one.
   * @param drawing what of its spans is drawn, and how
   * @param another whether it is the first of another level, so that nothing of the last one goes on
   * @param swapped called when the picture changes, in the same task
   * @returns its face count once it is on the screen, or undefined if a newer one overtook it
   */
  show(packet: SpanPacket, drawing: Drawing, another: boolean, swapped: () => void): Promise<number | undefined> {
    this.#newest = packet;
    this.#drawing = drawing;
    return this.#queue.want({ packet, another, swapped });
  }

  /** Takes the picture away; the camera stays. */
  clear(): void {
    this.#queue.drop();
    this.#newest = undefined;
    this.#clears++;
    this.#spans.clear();
    this.#stage.requestFrame();
  }

  /** Draws the spans again, in another way. */
  async setDrawing(drawing: Drawing): Promise<void> {
    this.#drawing = drawing;
    await this.#again();
  }

  /** Islands and distances of the newest picture have come; colours that tell them follow. */
  async setDetails(details: DetailPacket): Promise<void> {
    if (this.#newest === undefined) return;
    this.#spans.setDetails(this.#newest, details);
    if (this.#drawing.colouring !== 'state') await this.#again();
    else this.#events.recoloured();
  }

  /** The floors of the newest picture's passages have come; colours that tell of them follow. */
  async setFloors(floors: FloorPacket): Promise<void> {
    if (this.#newest === undefined) return;
    this.#spans.setFloors(this.#newest, floors);
    if (tellsFloors(this.#drawing.colouring)) await this.#again();
    else this.#events.recoloured();
  }

  /** Takes other colours from now on. */
  setPalette(palette: Palette): void {
    this.#spans.setPalette(palette);
    this.#stage.requestFrame();
  }

  /** What the colours tell; undefined before the first picture. */
  get telling(): Telling | undefined {
    return this.#spans.telling;
  }

  /** Resolves when all that was wanted is on the screen, and nothing is fading in any more. */
  async settled(): Promise<void> {
    await this.#queue.goOn();
    while (this.#spans.fading && !this.#stage.disposed) await this.#stage.drawn();
  }

  /** Puts a layer over the spans, from now on and in every scene to come. */
  addLayer(layer: SceneLayer): void {
    this.#layers.push(layer);
    layer.open(this.#stage.scene);
    if (this.shown !== undefined) layer.place(this.shown.frame);
  }

  /** Draws a frame soon, because a layer has changed. */
  requestFrame(): void {
    this.#stage.requestFrame();
  }

  /** What the picture shows now; undefined before the first. */
  get shown(): Pick<ShownPicture, 'packet' | 'drawn' | 'frame'> | undefined {
    return this.#spans.shown;
  }

  /** The line of sight through a point of the canvas, CSS pixels; undefined before the first picture. */
  rayAt(x: number, y: number): Ray | undefined {
    const half = this.#canvas.clientHeight / 2;
    const line = this.rig.sightLine((x - this.#canvas.clientWidth / 2) / half, (half - y) / half);
    if (this.shown === undefined || line === undefined) return undefined;
    return { origin: toScene(this.shown.frame, line.origin), direction: line.direction };
  }

  setTheme(theme: Theme): void {
    this.#theme = theme;
    if (this.#stage.disposed) return;
    this.#spans.setLook(theme.spans);
    this.#stage.setBackground(theme.background);
  }

  /**
   * Where a point of the level is on the canvas, CSS pixels; undefined before the first picture and behind the camera.
   * @param x column and @param z column, whose middle is meant
   * @param row a height in rows, fractions included
   */
  screenOf(x: number, row: number, z: number): { x: number; y: number } | undefined {
    if (this.shown === undefined) return undefined;
    return this.project([x + 0.5, row * this.shown.frame.rowHeight, z + 0.5]);
  }

  /** Where a place in the scene was on the canvas in the last frame, CSS pixels; undefined behind the camera. */
  project([x, y, z]: Point): { x: number; y: number } | undefined {
    const { clientWidth, clientHeight } = this.#canvas;
    const seen = Vector4.TransformCoordinates(new Vector3(x, y, z), this.#stage.scene.getTransformMatrix());
    if (seen.w <= 0) return undefined;
    return { x: (0.5 + seen.x / seen.w / 2) * clientWidth, y: (0.5 - seen.y / seen.w / 2) * clientHeight };
  }

  /** The newest picture again, unless one still waits, which will be built as it is wanted now anyway. */
  async #again(): Promise<void> {
    if (this.#newest === undefined || this.#queue.waits) return;
    await this.show(this.#newest, this.#drawing, false, () => {});
  }

  async #build({ packet, another, swapped }: Wish): Promise<BuildOutcome> {
    const stage = this.#stage;
    const clears = this.#clears;
    const goesOn = () => !stage.disposed && clears === this.#clears;
    const mayFade = () => !this.#motion.matches && (this.#antialias || stage.frameTime <= SLOW_FRAME);
    try {
      const steps = this.#spans.buildSteps(packet, this.#drawing, { another, mayFade });
      const faces = await inTurns(this.#swapping(steps, swapped), goesOn);
      await stage.drawn();
      if (faces !== undefined && goesOn()) return faces;
    } catch (error) {
      if (!this.#lost && !stage.disposed) throw error;
    }
    return clears === this.#clears ? 'again' : 'given up';
  }

  /** Lets everything else change in the moment in which the spans do. */
  *#swapping(steps: Steps<ShownPicture>, swapped: () => void): Steps<number> {
    const { frame, packet, boxes, faces } = yield* steps;
    for (const each of this.#layers) each.place(frame);
    // A level's own camera comes back in `swapped`, before it is asked what it sees.
    swapped();
    this.rig.look({ frame, spans: packet.x.length, boxes });
    this.#events.recoloured();
    return faces;
  }

  #openStage(): Stage {
    return new Stage(this.#canvas, this.#antialias, {
      beforeFrame: (elapsed) => {
        const time = this.#motion.matches ? Number.POSITIVE_INFINITY : elapsed;
        const goesOn = this.rig.advance(this.#stage.camera, time);
        const pixelSize = this.rig.heightAtUnit / this.#stage.pixelHeight;
        return this.#spans.advance(elapsed, pixelSize) || goesOn;
      },
      afterFrame: () => this.#events.frame(),
      resized: () => this.rig.reshape(),
    });
  }

  /** A fresh stage on the same canvas, with the newest picture from where the camera is. */
  #reopen(): void {
    this.#stage = this.#openStage();
    this.#spans.reopen(this.#stage.scene);
    for (const each of this.#layers) each.open(this.#stage.scene);
    if (this.#theme !== undefined) this.setTheme(this.#theme);
    void this.#again();
    void this.#queue.goOn();
  }

  get #lost(): boolean {
    return this.#stage.disposed || this.#canvas.getContext('webgl2')?.isContextLost() === true;
  }
}
