import type { ArcRotateCamera } from '@babylonjs/core/Cameras/arcRotateCamera';
import { type GridFrame, type Point, toWorld } from '../scene/gridFrame';
import { boxAround, type SpanBox } from '../spans/extent';
import type { CoveredCorner } from './coveredCorner';
import { DIRECTIONS, type Direction, nearestTurn, type ViewName, viewName } from './direction';
import { fitPose, showsBox } from './fit';
import type { CameraWishes } from './gestures';
import { glide, glidePerspective } from './glide';
import { aim } from './lens';
import { type CameraPose, orbit, pan, perspectiveOf, type Standpoint, sightLine, zoom } from './pose';

/** How much the shape of a picture may differ, as a share, to pass for the same. */
const SAME_SHAPE = 0.01;

/** Cells around a box that is fitted by itself, so that its surroundings are seen too. */
const SURROUNDINGS = 6;

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

/** The same in the world, metres. */
function worldCorners(box: SpanBox, frame: GridFrame): Point[] {
  return corners(box, frame.rowHeight).map((point) => toWorld(frame, point));
}

/** Moves the camera: keeps where it is and where it is going, and lets it glide from one to the other. */
export class CameraRig implements CameraWishes {
  readonly #aspect: () => number;
  readonly #changed: () => void;
  #covered: () => CoveredCorner | undefined = () => undefined;
  #subject: Subject | undefined;
  #outline: SpanBox | undefined;
  /** Around the spans and all that is drawn over them, as cells and rows. */
  #room: SpanBox | undefined;
  #pose: CameraPose | undefined;
  /** How much perspective the picture has right now; see {@link perspectiveOf}. */
  #perspective = 1;
  #heightAtUnit = 1;
  #goal: CameraPose | undefined;
  /** The goal that came from fitting the subject; once the camera is moved by hand, no longer the goal. */
  #fitted: CameraPose | undefined;
  /** The shape of the picture, width over height, into which it fitted the subject. */
  #fittedInto: number | undefined;
  /** A pose that was remembered, until the first subject is seen from it. */
  #remembered: CameraPose | undefined;

  /**
   * @param from where to start; without one the first subject is fitted
   * @param aspect the picture's width over its height, when asked
   * @param changed called when the camera is asked to go somewhere
   */
  constructor(from: Standpoint | undefined, aspect: () => number, changed: () => void) {
    this.#aspect = aspect;
    this.#changed = changed;
    this.jump(from);
  }

  /** Has a fitted level leave free, where there is room, what covers the picture's corner when it is fitted. */
  leaveFree(covered: () => CoveredCorner | undefined): void {
    this.#covered = covered;
  }

  /** Where the camera is going; undefined until there was something to see. */
  get standpoint(): Standpoint | undefined {
    return this.#goal && { ...this.#goal, fittedInto: this.#goal === this.#fitted ? this.#fittedInto : undefined };
  }

  /** Where the camera is right now. */
  get pose(): CameraPose | undefined {
    return this.#pose;
  }

  /** From where the level is looked at, or will be on arrival. */
  get view(): ViewName {
    return this.#goal === undefined ? 'free' : viewName(this.#goal);
  }

  /** What the picture's height covers, in scene units, where a vertex's w is 1. */
  get heightAtUnit(): number {
    return this.#heightAtUnit;
  }

  /** Goes to a remembered pose at once, as when another level's turn comes; without one the next subject is fitted. */
  jump(to: Standpoint | undefined): void {
    this.#goal = to;
    this.#fitted = to?.fittedInto === undefined ? undefined : to;
    this.#fittedInto = to?.fittedInto;
    this.#remembered = to;
    this.#arrive();
  }

  /** Has this drawn too, wherever the camera is: a box around what lies over the spans. */
  makeRoom(room: SpanBox | undefined): void {
    this.#room = room;
  }

  /** The line of sight through a point of the picture right now, in the world; see pose.ts. */
  sightLine(x: number, y: number): { origin: Point; direction: Point } | undefined {
    return this.#pose && sightLine(this.#pose, x, y, this.#perspective);
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
    const refits = this.#goal !== undefined && this.#goal === this.#remembered && this.#wasFittedIntoAnotherShape;
    this.#remembered = undefined;
    if (this.#goal !== undefined && !refits && !wasEmpty && this.#sees(this.#goal, this.#outline)) return;
    this.#turnTo(refits && this.#goal !== undefined ? this.#goal : DIRECTIONS.free);
    this.#arrive();
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

  /** Shows everything, from where the camera is. */
  fit(): void {
    if (this.#goal !== undefined) this.#turnTo(this.#goal);
  }

  /** Shows a box of cells with some of what is around it, from where the camera is. */
  fitBox(box: SpanBox): void {
    const frame = this.#subject?.frame;
    if (frame === undefined) return;
    const { x0, x1, z0, z1 } = box;
    const around = {
      ...box,
      x0: x0 - SURROUNDINGS,
      x1: x1 + SURROUNDINGS,
      z0: z0 - SURROUNDINGS,
      z1: z1 + SURROUNDINGS,
    };
    const points = worldCorners(around, frame);
    this.#go((goal) => fitPose(points, goal, this.#aspect()));
  }

  /** Shows everything in a direction that has a name. */
  turn(view: ViewName): void {
    if (this.#goal === undefined) return;
    const { azimuth, elevation } = DIRECTIONS[view];
    this.#turnTo({ azimuth: nearestTurn(azimuth, this.#goal.azimuth), elevation });
  }

  /** Fits the subject again after the picture's shape has changed, unless the camera was moved by hand. */
  reshape(): void {
    if (this.#goal === undefined || this.#goal !== this.#fitted) return;
    this.#turnTo(this.#goal);
    this.#arrive();
  }

  /** Moves on by `elapsed` milliseconds, sets `camera`, and says whether there is way left. */
  advance(camera: ArcRotateCamera, elapsed: number): boolean {
    if (this.#pose === undefined || this.#goal === undefined || this.#subject === undefined) return false;
    this.#perspective = glidePerspective(this.#perspective, perspectiveOf(this.#goal), elapsed);
    this.#pose = glide(this.#pose, this.#goal, elapsed);
    const { frame } = this.#subject;
    const room = [this.#outline, this.#room].filter((box) => box !== undefined);
    const reach = room.length > 0 ? corners(boxAround(room), frame.rowHeight) : [];
    this.#heightAtUnit = aim(camera, this.#pose, this.#perspective, frame, this.#aspect(), reach);
    return this.#pose !== this.#goal || this.#perspective !== perspectiveOf(this.#goal);
  }

  #arrive(): void {
    this.#pose = this.#goal;
    if (this.#goal !== undefined) this.#perspective = perspectiveOf(this.#goal);
  }

  #go(step: (goal: CameraPose) => CameraPose): void {
    if (this.#goal === undefined) return;
    this.#goal = step(this.#goal);
    this.#changed();
  }

  get #wasFittedIntoAnotherShape(): boolean {
    return this.#fittedInto !== undefined && Math.abs(this.#aspect() / this.#fittedInto - 1) > SAME_SHAPE;
  }

  /** Whether from a pose the level is larger than a few pixels, not wholly outside, and not all around. */
  #sees(pose: CameraPose, outline: SpanBox): boolean {
    const frame = this.#subject?.frame;
    if (frame === undefined) return true;
    return showsBox(pose, worldCorners(outline, frame), this.#aspect());
  }

  /** Fits the subject in a direction. */
  #turnTo(direction: Direction): void {
    if (this.#subject === undefined || this.#outline === undefined) return;
    const { frame, boxes } = this.#subject;
    const points = boxes.flatMap((box) => worldCorners(box, frame));
    this.#fitted = fitPose(points, direction, this.#aspect(), this.#covered());
    this.#fittedInto = this.#aspect();
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
}
