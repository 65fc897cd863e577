import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { SpanPacket } from '../core/bake/spanPacket';
import { CameraRig } from './camera/cameraRig';
import { type CameraPose, VIEW_TANGENT } from './camera/pose';
import { gridFrame } from './scene/gridFrame';
import { isSoftwareRenderer } from './scene/softwareRenderer';
import { SpanLayer } from './scene/spanLayer';
import { Stage } from './scene/stage';
import { turnOver } from './scene/turnOver';
import { drawnSpans } from './spans/drawnSpans';
import { blockBoxes } from './spans/extent';
import type { SpanGroup } from './spans/spanGroup';
import type { Theme } from './theme';

/** Reports from the view, each at the moment it has become true. */
export interface PictureEvents {
  /** The camera is asked to go somewhere. */
  moved(): void;
  /** The graphics context is gone; the picture comes back when it does. */
  lost(): void;
  restored(): void;
}

/** A picture that waits to be built; a newer one takes its place. */
interface WantedPicture {
  readonly packet: SpanPacket;
  /** Called when the picture changes, in the same task. */
  readonly swapped: () => void;
  readonly done: (faces: number | undefined) => void;
  readonly failed: (error: unknown) => void;
}

/** The picture on the canvas: takes spans, keeps the camera, redraws when something changed. */
export class PictureView {
  readonly rig: CameraRig;
  readonly #canvas: HTMLCanvasElement;
  readonly #antialias: boolean;
  readonly #motion = window.matchMedia('(prefers-reduced-motion: reduce)');
  #stage: Stage;
  #layer: SpanLayer;
  #theme: Theme | undefined;
  #hidden: ReadonlySet<SpanGroup>;
  /** The newest packet that came, the picture to build next, and the packet on the screen. */
  #newest: SpanPacket | undefined;
  #wanted: WantedPicture | undefined;
  #shown: SpanPacket | undefined;
  #building = false;

  /**
   * @param pose the camera of an earlier view, if there was one
   * @param hidden groups whose spans are not drawn
   * @throws Error, with a plain sentence, without WebGL 2
   */
  constructor(
    canvas: HTMLCanvasElement,
    pose: CameraPose | undefined,
    hidden: ReadonlySet<SpanGroup>,
    events: PictureEvents,
  ) {
    const software = isSoftwareRenderer();
    if (software === undefined) throw new Error('This view needs WebGL 2, which is not available here.');
    this.#canvas = canvas;
    this.#hidden = hidden;
    this.#antialias = !software;
    this.rig = new CameraRig(
      pose,
      () => this.#stage.aspect,
      () => {
        this.#stage.requestFrame();
        events.moved();
      },
    );
    this.#stage = this.#openStage();
    this.#layer = new SpanLayer(this.#stage.scene);
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
   * @param swapped called when the picture changes, in the same task
   * @returns its face count once it is on the screen, or undefined if a newer one overtook it
   */
  show(packet: SpanPacket, swapped: () => void): Promise<number | undefined> {
    this.#newest = packet;
    return new Promise((done, failed) => {
      this.#wanted?.done(undefined);
      this.#wanted = { packet, swapped, done, failed };
      void this.#buildAll();
    });
  }

  /** Draws the spans again without those of the `hidden` groups. */
  async setHidden(hidden: ReadonlySet<SpanGroup>): Promise<void> {
    this.#hidden = hidden;
    // A picture that still waits will be built without them anyway.
    if (this.#newest !== undefined && this.#wanted === undefined) await this.show(this.#newest, () => {});
  }

  setTheme(theme: Theme): void {
    this.#theme = theme;
    if (this.#stage.disposed) return;
    this.#layer.material.show(theme.spans);
    this.#stage.setBackground(theme.background);
  }

  /**
   * Where a point of the level is on the canvas, CSS pixels; undefined before the first picture.
   * @param x column and @param z column, whose middle is meant
   * @param row a height in rows, fractions included
   */
  screenOf(x: number, row: number, z: number): { x: number; y: number } | undefined {
    if (this.#shown === undefined) return undefined;
    const { rowHeight } = gridFrame(this.#shown);
    const { scene } = this.#stage;
    const { clientWidth, clientHeight } = this.#canvas;
    const place = new Vector3(x + 0.5, row * rowHeight, z + 0.5);
    const seen = Vector3.TransformCoordinates(place, scene.getTransformMatrix());
    return { x: (0.5 + seen.x / 2) * clientWidth, y: (0.5 - seen.y / 2) * clientHeight };
  }

  /** One at a time: a picture under way is finished, so that fast typing never starves the view. */
  async #buildAll(): Promise<void> {
    if (this.#building) return;
    this.#building = true;
    while (this.#wanted !== undefined && !this.#lost) {
      const wanted = this.#wanted;
      this.#wanted = undefined;
      const stage = this.#stage;
      try {
        const faces = await this.#build(wanted);
        if (faces !== undefined) wanted.done(faces);
        else this.#wantAgain(wanted);
      } catch (error) {
        if (this.#lost || stage.disposed) this.#wantAgain(wanted);
        else wanted.failed(error);
      }
    }
    this.#building = false;
  }

  /** The context was lost under a picture: it waits for the next stage, unless a newer one does. */
  #wantAgain(wanted: WantedPicture): void {
    if (this.#wanted === undefined) this.#wanted = wanted;
    else wanted.done(undefined);
  }

  /** Undefined if the stage was disposed meanwhile. */
  async #build({ packet, swapped }: WantedPicture): Promise<number | undefined> {
    const stage = this.#stage;
    const layer = this.#layer;
    const frame = gridFrame(packet);
    const spans = drawnSpans(packet, this.#hidden);
    await turnOver();
    const boxes = blockBoxes(spans);
    const built = await layer.build(spans, frame.rowHeight);
    if (built === undefined || stage.disposed) return undefined;
    layer.show(built);
    this.#shown = packet;
    this.rig.look({ frame, spans: packet.x.length, boxes });
    swapped();
    await stage.drawn();
    return stage.disposed ? undefined : built.faces;
  }

  #openStage(): Stage {
    return new Stage(this.#canvas, this.#antialias, {
      beforeFrame: (elapsed) => {
        this.#layer.material.setPixelSize((2 * VIEW_TANGENT) / this.#stage.pixelHeight);
        const time = this.#motion.matches ? Number.POSITIVE_INFINITY : elapsed;
        return this.rig.advance(this.#stage.camera, time);
      },
      resized: () => this.rig.reshape(),
    });
  }

  /** A fresh stage on the same canvas, with the newest picture from where the camera is. */
  #reopen(): void {
    this.#stage = this.#openStage();
    this.#layer = new SpanLayer(this.#stage.scene);
    if (this.#theme !== undefined) this.setTheme(this.#theme);
    if (this.#wanted !== undefined) void this.#buildAll();
    else if (this.#newest !== undefined) void this.show(this.#newest, () => {});
  }

  get #lost(): boolean {
    return this.#stage.disposed || this.#canvas.getContext('webgl2')?.isContextLost() === true;
  }
}
