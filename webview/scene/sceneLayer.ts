import type { Scene } from '@babylonjs/core/scene';
import type { GridFrame, Point } from './gridFrame';

/**
 * Something drawn beside the spans, in the scene's units. A lost graphics context takes everything in
 * a scene with it: the layer is then opened again in the next one and builds anew what it showed.
 */
export interface SceneLayer {
  /** A new scene stands; the one before, if any, is gone with all that was in it. */
  open(scene: Scene): void;
  /** The picture lies in another grid from now on. */
  place(frame: GridFrame): void;
}

/** A line of sight through the picture, in the scene. */
export interface Ray {
  readonly origin: Point;
  /** Of any length. */
  readonly direction: Point;
}
