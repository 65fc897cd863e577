import type { Point } from '../grid/frame';

/** A place of a radius profile: at this share of the route's horizontal length, 0 … 1, the tube is so wide. */
export interface RadiusEntry {
  readonly at: number;
  /** Metres. */
  readonly radius: number;
}

/** At which ends the tube is meant to break out of its block. */
export type OpenEnds = (typeof OPEN_ENDS)[number];

export const OPEN_ENDS = ['none', 'start', 'end', 'both'] as const;

/** What passages of all styles have. Heights are the player's; a floor lies 1.23 m below. */
interface Tube {
  /** Metres: one for the whole route, or a profile that is linear between its entries. */
  readonly radius: number | readonly RadiusEntry[];
  /** `both` where it is not given. */
  readonly open?: OpenEnds;
}

/** Which way a spiral turns. */
export type Direction = (typeof DIRECTIONS)[number];

export const DIRECTIONS = ['counterclockwise', 'clockwise'] as const;

/** Turns around a vertical axis. */
export interface SpiralPassage extends Tube {
  readonly style: 'spiral';
  /** Where the axis stands: [x, z]. */
  readonly centre: readonly [number, number];
  readonly startY: number;
  /** From the axis to the route, metres. */
  readonly spiralRadius: number;
  /** Metres up a turn; below 0 it leads down. */
  readonly pitch: number;
  readonly turns: number;
  /** turns × controlsPerTurn is rounded to whole segments. */
  readonly controlsPerTurn: number;
  /** Counterclockwise, as where it is not given, turns from +x to +z. */
  readonly direction?: Direction;
  /** Where it begins: 0 is on the side of +x, 0.25 a quarter turn on from +x to +z. */
  readonly startAngleTurns?: number;
}

/** A line that swings to both sides of the straight one. */
export interface WormPassage extends Tube {
  readonly style: 'worm';
  readonly from: Point;
  readonly to: Point;
  /** How far it swings out, metres. */
  readonly amplitude: number;
  /** One swing to and fro, metres along the straight line. */
  readonly wavelength: number;
  readonly controls: number;
}

/** Loops that move on with each turn: a trochoid. */
export interface CascadePassage extends Tube {
  readonly style: 'cascade';
  readonly from: Point;
  /** The way it moves on: [x, z], of any length above 0. */
  readonly heading: readonly [number, number];
  /** Metres it moves on with each loop. */
  readonly advance: number;
  readonly loopRadius: number;
  readonly loops: number;
  readonly endY: number;
  /** loops × controlsPerLoop is rounded to whole segments. */
  readonly controlsPerLoop: number;
}

export interface StraightPassage extends Tube {
  readonly style: 'straight';
  readonly from: Point;
  readonly to: Point;
  readonly controls: number;
}

/** A route through listed points, heights as they are given. */
export interface ListedPassage extends Tube {
  readonly style: 'route';
  readonly points: readonly Point[];
}

/** A tube along a route, cut flat by a floor. */
export type Passage = SpiralPassage | WormPassage | CascadePassage | StraightPassage | ListedPassage;

export type PassageStyle = Passage['style'];

export const PASSAGE_STYLES: readonly PassageStyle[] = ['spiral', 'worm', 'cascade', 'straight', 'route'];
