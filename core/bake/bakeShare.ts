import { type BakeProgress, STAGES, type Stage } from './bake';

/** About how much of a bake's time each stage takes. */
const WEIGHTS: Readonly<Record<Stage, number>> = {
  '1-rasterized': 0.6,
  '2-low-hanging': 0.02,
  '3-ledges': 0.12,
  '4-low-height': 0.02,
  '5-compact': 0.12,
  '6-eroded': 0.1,
  '7-areas': 0.02,
};

/** The share of the whole bake that is done, 0 … 1, for progress bars. */
export function shareOfBake({ stage, share }: BakeProgress): number {
  const before = STAGES.slice(0, STAGES.indexOf(stage));
  return before.reduce((sum, earlier) => sum + WEIGHTS[earlier], share * WEIGHTS[stage]);
}
