import { height } from './grid';
import { areaOf, firstOf, LOW_HEADROOM, mark, maxOf, minOf } from './solid';

/** Filter 3 (§6), as core/filters/lowHeightSpans.ts tells it. */
export function filterLowHeight(from: u32, to: u32, carry: u32): u32 {
  let span = firstOf(from);
  for (let column = from; column < to; column++) {
    const end = firstOf(column + 1);
    for (; span + 1 < end; span++) {
      if (areaOf(span) !== 0 && minOf(span + 1) - maxOf(span) < height) mark(span, 0, LOW_HEADROOM);
    }
    span = end;
  }
  return carry;
}
