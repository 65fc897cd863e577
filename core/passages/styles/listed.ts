import { type CubicPiece, pieceOf, pointOf, slopeOf } from '../catmullRom';
import type { ListedPassage } from '../passage';
import type { PlanCurve } from '../routeCurve';

/** The Catmull–Rom curve through the listed points; t counts the points. */
export function listedPlan({ points }: ListedPassage): PlanCurve {
  const last = points.length - 1;
  const along = (axis: 0 | 2): CubicPiece[] => {
    const values = points.map((point) => point[axis]);
    return Array.from({ length: last }, (_, i) => pieceOf(values, i));
  };
  const x = along(0);
  const z = along(2);
  const pieceAt = (t: number) => Math.min(last - 1, Math.max(0, Math.floor(t)));
  return {
    end: last,
    piece: 1,
    x: (t) => pointOf(x[pieceAt(t)], t - pieceAt(t)),
    z: (t) => pointOf(z[pieceAt(t)], t - pieceAt(t)),
    speed: (t) => {
      const i = pieceAt(t);
      const alongX = slopeOf(x[i], t - i);
      const alongZ = slopeOf(z[i], t - i);
      return Math.sqrt(alongX * alongX + alongZ * alongZ);
    },
  };
}

/** The heights of listed points, linear between them; t counts the points. */
export function listedHeights({ points }: ListedPassage): (share: number, t: number) => number {
  const last = points.length - 1;
  return (_, t) => {
    const i = Math.min(last - 1, Math.max(0, Math.floor(t)));
    return points[i][1] + (points[i + 1][1] - points[i][1]) * (t - i);
  };
}
