import type { SpiralPassage } from '../passage';
import type { PlanCurve } from '../routeCurve';

/** What a helix needs to be told apart from other routes: its axis and how it winds around it. */
export interface HelixAxis {
  /** Where the axis stands, metres. */
  readonly x: number;
  readonly z: number;
  /** From the axis to the route, metres. */
  readonly radius: number;
  /** Radians at the start, counted from +x to +z. */
  readonly startAngle: number;
  /** 1 from +x to +z, -1 the other way. */
  readonly sense: 1 | -1;
  /** Metres up a turn. */
  readonly pitch: number;
  /** Radians from the start to the end. */
  readonly end: number;
  /** The player's height at the start, metres. */
  readonly startY: number;
}

export function helixAxis(passage: SpiralPassage): HelixAxis {
  return {
    x: passage.centre[0],
    z: passage.centre[1],
    radius: passage.spiralRadius,
    startAngle: 2 * Math.PI * (passage.startAngleTurns ?? 0),
    sense: passage.direction === 'clockwise' ? -1 : 1,
    pitch: passage.pitch,
    end: 2 * Math.PI * passage.turns,
    startY: passage.startY,
  };
}

/** A circle around the axis; t is the angle from the start, radians. */
export function spiralPlan(axis: HelixAxis): PlanCurve {
  const { x, z, radius, startAngle, sense, end } = axis;
  return {
    end,
    piece: end,
    x: (t) => x + radius * Math.cos(startAngle + sense * t),
    z: (t) => z + radius * Math.sin(startAngle + sense * t),
    speed: () => radius,
    isEven: true,
  };
}
