import { BAKE_PARTS, type BakePart, type BakeProgress } from './bake';

/** About how much of a bake's time each part of it takes. */
const WEIGHTS: Readonly<Record<BakePart, number>> = {
  '1-rasterized': 0.38,
  '2-low-hanging': 0.01,
  '3-ledges': 0.08,
  '4-low-height': 0.01,
  '5-compact': 0.08,
  '6-eroded': 0.08,
  '7-areas': 0.01,
  packets: 0.29,
  findings: 0.06,
};

/** The share of the whole bake that is done, 0 … 1, for progress bars. */
export function shareOfBake({ stage, share }: BakeProgress): number {
  const before = BAKE_PARTS.slice(0, BAKE_PARTS.indexOf(stage));
  return before.reduce((sum, earlier) => sum + WEIGHTS[earlier], share * WEIGHTS[stage]);
}
