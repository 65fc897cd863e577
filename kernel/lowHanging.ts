import { climb } from './grid';
import { areaOf, firstOf, mark, maxOf, PROMOTED } from './solid';

/** Filter 1 (§6), as core/filters/lowHangingObstacles.ts tells it. */
export function filterLowHanging(from: u32, to: u32, carry: u32): u32 {
  let span = firstOf(from);
  for (let column = from; column < to; column++) {
    const end = firstOf(column + 1);
    let areaBelow: u32 = 0;
    for (; span < end; span++) {
      const original = areaOf(span);
      if (original === 0 && areaBelow !== 0 && maxOf(span) - maxOf(span - 1) <= climb) mark(span, areaBelow, PROMOTED);
      areaBelow = original;
    }
  }
  return carry;
}
