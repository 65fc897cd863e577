// What the drawings of passages need of the core.
export { carveSteps } from '../../core/passages/carve';
export { Column } from '../../core/passages/column';
export { floorOwnerAt, ownerRule } from '../../core/passages/owners/floorOwner';
export type { FloorOwnerName } from '../../core/passages/owners/ownerNames';
export { FLOOR_THICKNESS } from '../../core/passages/owners/ownerRule';
export { cellMiddles } from '../../core/passages/rockBlock';
export { SegmentTable } from '../../core/passages/segmentTable';
export { HELIX, helixPath } from '../../core/passages/study/referencePaths';
export { fullBlock, studyFrame } from '../../core/passages/study/studyBlock';
export { FIXED_POINT } from '../../core/passages/units';
export { runToEnd } from '../../core/steps';
