import type { StraightPassage } from '../passage';
import type { PlanCurve } from '../routeCurve';

/** The straight line; t is the way from its start, metres. */
export function straightPlan({ from, to }: StraightPassage): PlanCurve {
  const x = to[0] - from[0];
  const z = to[2] - from[2];
  const end = Math.sqrt(x * x + z * z);
  return {
    end,
    piece: end,
    x: (t) => from[0] + (x * t) / end,
    z: (t) => from[2] + (z * t) / end,
    speed: () => 1,
    isEven: true,
  };
}
