import type { Point } from '../scene/gridFrame';
import { dot, viewAxes } from './direction';
import { type CameraPose, perspectiveOf, VIEW_TANGENT } from './pose';

/** How much of the picture's upper left corner something covers, as shares of its width and its height. */
export interface CoveredCorner {
  readonly across: number;
  readonly down: number;
}

/** Slants of the lines that are tried between the level and the corner. */
const SLANTS = 7;

/**
 * Whether a level, given by corners of boxes around it (metres), leaves a covered corner of the picture
 * free from a pose: whether a straight line parts it from the corner.
 * @param aspect the picture's width over its height
 */
export function leavesCornerFree(
  pose: CameraPose,
  points: readonly Point[],
  aspect: number,
  { across, down }: CoveredCorner,
): boolean {
  const { right, up, forward } = viewAxes(pose);
  const perspective = perspectiveOf(pose);
  const towards = [right, up, forward].map((axis) => dot(pose.target, axis));
  const border = [aspect * (2 * across - 1), 1 - 2 * down];
  const highest = new Array<number>(SLANTS).fill(Number.NEGATIVE_INFINITY);
  for (const point of points) {
    const depth = pose.distance + perspective * (dot(point, forward) - towards[2]);
    const x = (dot(point, right) - towards[0]) / (VIEW_TANGENT * depth);
    const y = (dot(point, up) - towards[1]) / (VIEW_TANGENT * depth);
    for (let i = 0; i < SLANTS; i++) highest[i] = Math.max(highest[i], beyond(i, x - border[0], y - border[1]));
  }
  return highest.some((reach) => reach <= 0);
}

/** How far a place lies beyond a line through the corner's own corner: from an upright line to a level one. */
function beyond(slant: number, x: number, y: number): number {
  const angle = (Math.PI / 2) * (slant / (SLANTS - 1));
  return y * Math.sin(angle) - x * Math.cos(angle);
}
