import { frameFromBounds, type HeightfieldFrame } from '../../grid/frame';
import type { FloorOwnerName } from '../owners/ownerNames';
import { FLOOR_THICKNESS } from '../owners/ownerRule';
import type { RockBlock } from '../rockBlock';
import type { Route } from '../route';
import { type Bore, STUDY_CELL } from './referencePaths';

/** The blocks around the helix, metres: the farthest that its tubes come, and a metre of rock. */
const BOUNDS = {
  '3': { min: [-7, -4, -7], max: [7, 47, 7] },
  '4.5': { min: [-8.5, -5.5, -8.5], max: [8.5, 48.5, 8.5] },
} as const;

/** The grid that the helix of a bore is carved in: nothing but its block. */
export function studyFrame(bore: Bore): HeightfieldFrame {
  return frameFromBounds(BOUNDS[`${bore}`], { cellSize: STUDY_CELL, cellHeight: STUDY_CELL });
}

/** A block that fills a grid. */
export function fullBlock(frame: HeightfieldFrame, routes: readonly Route[], floorOwner: FloorOwnerName): RockBlock {
  const size = [frame.width, frame.height, frame.depth] as const;
  return { offset: [0, 0, 0], size, routes, floorOwner, floorThickness: FLOOR_THICKNESS };
}
