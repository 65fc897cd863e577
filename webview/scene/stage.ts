import { ArcRotateCamera } from '@babylonjs/core/Cameras/arcRotateCamera';
import { Engine } from '@babylonjs/core/Engines/engine';
import { Color4 } from '@babylonjs/core/Maths/math.color';
import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { Logger } from '@babylonjs/core/Misc/logger';
import { Scene } from '@babylonjs/core/scene';
import type { Rgb } from '../colour/lab';

/** Pixels of a dense screen that are worth drawing, per CSS pixel. */
const MOST_PIXELS = 2;

export interface StageEvents {
  /**
   * A frame is about to be drawn, `elapsed` milliseconds after the last one, or 0 after a rest.
   * @returns whether another frame has to follow
   */
  beforeFrame(elapsed: number): boolean;
  /** A frame has been drawn. */
  afterFrame(): void;
  /** The canvas has another size; a frame follows at once. */
  resized(): void;
}

/** The engine, the scene and its camera on a canvas, which draws a frame only when asked to. */
export class Stage {
  readonly scene: Scene;
  readonly camera: ArcRotateCamera;
  readonly #engine: Engine;
  readonly #canvas: HTMLCanvasElement;
  readonly #sizes: ResizeObserver;
  readonly #events: StageEvents;
  #frame = 0;
  #lastFrame = 0;
  #begun = 0;
  #frameTime = 0;
  #onReady: (() => void)[] = [];
  #disposed = false;

  /** @param antialias whether edges are smoothed */
  constructor(canvas: HTMLCanvasElement, antialias: boolean, events: StageEvents) {
    this.#canvas = canvas;
    this.#events = events;
    // Its version is no news to whoever opens the console.
    Logger.LogLevels = Logger.WarningLogLevel | Logger.ErrorLogLevel;
    this.#engine = new Engine(canvas, antialias, {
      alpha: false,
      stencil: false,
      // A picture that is not redrawn has to stay readable, for screenshots and for tests.
      preserveDrawingBuffer: true,
      // A lost context is answered by a new stage.
      doNotHandleContextLost: true,
    });
    this.scene = new Scene(this.#engine);
    this.scene.detachControl();
    this.scene.useRightHandedSystem = true;
    this.scene.skipPointerMovePicking = true;
    this.camera = new ArcRotateCamera('camera', 0, 1, 10, Vector3.Zero(), this.scene);
    this.camera.inputs.clear();
    this.camera.lowerBetaLimit = 1e-5;
    this.camera.upperBetaLimit = Math.PI;
    this.#sizes = new ResizeObserver(() => this.#resize());
    this.#sizes.observe(canvas);
    this.#fitCanvas();
  }

  get disposed(): boolean {
    return this.#disposed;
  }

  /** Width over height of the picture. */
  get aspect(): number {
    return Math.max(1, this.#canvas.clientWidth) / Math.max(1, this.#canvas.clientHeight);
  }

  /** Height of the picture in real pixels. */
  get pixelHeight(): number {
    return this.#engine.getRenderHeight();
  }

  /** How long the last frame took that was waited for, until the GPU was done with it, milliseconds. */
  get frameTime(): number {
    return this.#frameTime;
  }

  setBackground([red, green, blue]: Rgb): void {
    this.scene.clearColor = new Color4(red / 255, green / 255, blue / 255, 1);
    this.requestFrame();
  }

  /** Draws a frame soon; asking again before that changes nothing. */
  requestFrame(): void {
    if (this.#frame === 0 && !this.#disposed) this.#frame = requestAnimationFrame((time) => this.#draw(time));
  }

  /**
   * Draws, and resolves once a frame with everything that is in the scene now is on the screen, or
   * the stage is gone.
   */
  async drawn(): Promise<void> {
    if (this.#disposed) return;
    await new Promise<void>((resolve) => {
      this.#onReady.push(resolve);
      this.requestFrame();
    });
    await this.#finished();
    this.#frameTime = performance.now() - this.#begun;
  }

  dispose(): void {
    this.#disposed = true;
    cancelAnimationFrame(this.#frame);
    for (const resolve of this.#onReady.splice(0)) resolve();
    this.#sizes.disconnect();
    this.scene.dispose();
    this.#engine.dispose();
  }

  #draw(time: number): void {
    this.#frame = 0;
    const goesOn = this.#events.beforeFrame(this.#lastFrame === 0 ? 0 : time - this.#lastFrame);
    this.#lastFrame = goesOn ? time : 0;
    const ready = this.#onReady.length === 0 || this.scene.isReady();
    this.#render();
    if (goesOn || !ready) this.requestFrame();
    if (!ready) return;
    for (const resolve of this.#onReady.splice(0)) resolve();
  }

  #render(): void {
    this.#begun = performance.now();
    this.#engine.beginFrame();
    this.scene.render();
    this.#engine.endFrame();
    this.#events.afterFrame();
  }

  /** Resolves when the GPU has carried out all it has been given. */
  async #finished(): Promise<void> {
    if (this.#disposed) return;
    const gl = this.#canvas.getContext('webgl2');
    const fence = gl?.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
    if (!gl || !fence) return;
    gl.flush();
    while (!gl.isContextLost() && gl.clientWaitSync(fence, 0, 0) === gl.TIMEOUT_EXPIRED) {
      await new Promise((resolve) => setTimeout(resolve, 4));
    }
    gl.deleteSync(fence);
  }

  /** Observers run before the page is painted, so a frame drawn here leaves no empty one between. */
  #resize(): void {
    if (!this.#fitCanvas()) return;
    this.#events.resized();
    this.#events.beforeFrame(0);
    this.#render();
  }

  /** Gives the canvas as many pixels as it covers on the screen; says whether that changed anything. */
  #fitCanvas(): boolean {
    // A view behind another tab has no size; its picture is kept for when it comes back.
    if (this.#canvas.clientWidth === 0 || this.#canvas.clientHeight === 0) return false;
    const pixels = Math.min(window.devicePixelRatio, MOST_PIXELS);
    const width = Math.max(1, Math.round(this.#canvas.clientWidth * pixels));
    const height = Math.max(1, Math.round(this.#canvas.clientHeight * pixels));
    return this.#engine.setSize(width, height);
  }
}
