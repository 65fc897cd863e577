import type { ArcRotateCamera } from '@babylonjs/core/Cameras/arcRotateCamera';
import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { type GridFrame, type Point, toScene, toWorld } from '../scene/gridFrame';
import { boxAround, type SpanBox } from '../spans/extent';
import type { CameraWishes } from './gestures';
import { glide } from './glide';
import {
  type CameraPose,
  FIRST_AZIMUTH,
  FIRST_ELEVATION,
  fitPose,
  orbit,
  pan,
  showsBox,
  TOP_AZIMUTH,
  TOP_ELEVATION,
  viewAxes,
  zoom,
} from './pose';

/** What the camera has to look at. */
export interface Subject {
  readonly frame: GridFrame;
  /** Spans of the level, hidden ones included. */
  readonly spans: number;
  /** Boxes around the drawn ones. */
  readonly boxes: readonly SpanBox[];
}

/** The corners of a box in the scene. */
function corners(box: SpanBox, rowHeight: number): Point[] {
  const points: Point[] = [];
  for (const x of [box.x0, box.x1]) {
    for (const z of [box.z0, box.z1]) {
      points.push([x, box.lowRow * rowHeight, z], [x, box.highRow * rowHeight, z]);
    }
  }
  return points;
}

/** The same turn, written as the angle that is nearest to `near`. */
function nearestTurn(angle: number, near: number): number {
  return angle + 2 * Math.PI * Math.round((near - angle) / (2 * Math.PI));
}

/** Moves the camera: keeps where it is and where it is going, and lets it glide from one to the other. */
export class CameraRig implements CameraWishes {
  readonly #aspect: () => number;
  readonly #changed: () => void;
  #subject: Subject | undefined;
  #outline: SpanBox | undefined;
  #pose: CameraPose | undefined;
  #goal: CameraPose | undefined;
  /** The goal that came from fitting the subject; once the camera is moved by hand, no longer the goal. */
  #fitted: CameraPose | undefined;

  /**
   * @param pose where to start; without one the first subject is fitted
   * @param aspect the picture's width over its height, when asked
   * @param changed called when the camera is asked to go somewhere
   */
  constructor(pose: CameraPose | undefined, aspect: () => number, changed: () => void) {
    this.#pose = pose;
    this.#goal = pose;
    this.#aspect = aspect;
    this.#changed = changed;
  }

  /** Where the camera is going; undefined until there was something to see. */
  get goal(): CameraPose | undefined {
    return this.#goal;
  }

  /**
   * Looks at another picture from where the camera is. The first picture, one after a level without
   * spans, and one of which nothing would be seen from there, is fitted, without a glide.
   */
  look(subject: Subject): void {
    const wasEmpty = this.#subject?.spans === 0;
    this.#subject = subject;
    this.#outline = subject.boxes.length > 0 ? boxAround(subject.boxes) : undefined;
    if (this.#outline === undefined) return;
    if (this.#goal !== undefined && !wasEmpty && this.#sees(this.#goal, this.#outline)) return;
    this.#turnTo(FIRST_AZIMUTH, FIRST_ELEVATION);
    this.#pose = this.#goal;
  }

  orbit(azimuth: number, elevation: number): void {
    this.#go((goal) => orbit(goal, azimuth, elevation));
  }

  pan(right: number, down: number): void {
    this.#go((goal) => pan(goal, right, down));
  }

  zoom(factor: number, x: number, y: number): void {
    this.#go((goal) => zoom(goal, factor, x, y, this.#range()));
  }

  fit(): void {
    if (this.#goal !== undefined) this.#turnTo(this.#goal.azimuth, this.#goal.elevation);
  }

  top(): void {
    if (this.#goal === undefined) return;
    const { azimuth, elevation } = this.#goal;
    const isTop = elevation === TOP_ELEVATION && azimuth === nearestTurn(TOP_AZIMUTH, azimuth);
    const [turn, height] = isTop ? [FIRST_AZIMUTH, FIRST_ELEVATION] : [TOP_AZIMUTH, TOP_ELEVATION];
    this.#turnTo(nearestTurn(turn, azimuth), height);
  }

  /** Fits the subject again after the picture's shape has changed, unless the camera was moved by hand. */
  reshape(): void {
    if (this.#goal === undefined || this.#goal !== this.#fitted) return;
    this.#turnTo(this.#goal.azimuth, this.#goal.elevation);
    this.#pose = this.#goal;
  }

  /** Moves on by `elapsed` milliseconds, sets `camera`, and says whether there is way left. */
  advance(camera: ArcRotateCamera, elapsed: number): boolean {
    if (this.#pose === undefined || this.#goal === undefined || this.#subject === undefined) return false;
    this.#pose = glide(this.#pose, this.#goal, elapsed);
    const { frame } = this.#subject;
    const { azimuth, elevation, distance } = this.#pose;
    camera.setTarget(new Vector3(...toScene(frame, this.#pose.target)));
    camera.alpha = azimuth;
    camera.beta = Math.PI / 2 - elevation;
    camera.radius = distance / frame.cellSize;
    [camera.minZ, camera.maxZ] = this.#depthRange(this.#pose, frame);
    return this.#pose !== this.#goal;
  }

  #go(step: (goal: CameraPose) => CameraPose): void {
    if (this.#goal === undefined) return;
    this.#goal = step(this.#goal);
    this.#changed();
  }

  /** Whether from a pose the level is larger than a few pixels, not wholly outside, and not all around. */
  #sees(pose: CameraPose, outline: SpanBox): boolean {
    const frame = this.#subject?.frame;
    if (frame === undefined) return true;
    const points = corners(outline, frame.rowHeight).map((point) => toWorld(frame, point));
    return showsBox(pose, points, this.#aspect());
  }

  /** Fits the subject in a direction. */
  #turnTo(azimuth: number, elevation: number): void {
    if (this.#subject === undefined || this.#outline === undefined) return;
    const { frame, boxes } = this.#subject;
    const points = boxes.flatMap((box) => corners(box, frame.rowHeight)).map((point) => toWorld(frame, point));
    this.#fitted = fitPose(points, azimuth, elevation, this.#aspect());
    this.#goal = this.#fitted;
    this.#changed();
  }

  /** Least and greatest distance worth zooming to, metres. */
  #range(): readonly [number, number] {
    const cell = this.#subject?.frame.cellSize ?? 1;
    const box = this.#outline;
    const size = box === undefined ? 100 : box.x1 - box.x0 + box.z1 - box.z0 + box.highRow - box.lowRow;
    return [2 * cell, 20 * cell * size];
  }

  /** Near and far planes, close around the level, in scene units. */
  #depthRange(pose: CameraPose, frame: GridFrame): readonly [number, number] {
    const distance = pose.distance / frame.cellSize;
    const nearest = 0.02 * distance;
    if (this.#outline === undefined) return [nearest, 10 * distance];
    const { forward } = viewAxes(pose.azimuth, pose.elevation);
    const target = toScene(frame, pose.target);
    const depths = corners(this.#outline, frame.rowHeight).map(
      ([x, y, z]) =>
        distance + forward[0] * (x - target[0]) + forward[1] * (y - target[1]) + forward[2] * (z - target[2]),
    );
    const near = Math.max(nearest, Math.min(...depths) - 1);
    return [near, Math.max(2 * near, Math.max(...depths) + 1)];
  }
}
