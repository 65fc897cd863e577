import { linkOf, STEP_X, STEP_Z } from '../compact/links';
import type { DetailPacket } from './detailPacket';
import type { SpanPacket } from './spanPacket';

/** The open span on top of a solid span of the span packet, or -1 if there is none. */
export function openSpanOf({ solid }: DetailPacket, span: number): number {
  const open = firstNotBelow(span, 0, solid.length, (index) => solid[index]);
  return solid[open] === span ? open : -1;
}

/** The open span that an open span links to in a direction (0 = −x, 1 = +z, 2 = +x, 3 = −z), or -1. */
export function linkedOpenSpan(spans: SpanPacket, details: DetailPacket, open: number, direction: number): number {
  const link = linkOf(details, open, direction);
  if (link < 0) return -1;
  const { rowFirst, solid } = details;
  const x = spans.x[solid[open]] + STEP_X[direction];
  const z = rowOf(details, open) + STEP_Z[direction];
  return firstNotBelow(x, rowFirst[z], rowFirst[z + 1], (index) => spans.x[solid[index]]) + link;
}

/** The row of columns z of an open span. */
export function rowOf({ rowFirst }: DetailPacket, open: number): number {
  return firstNotBelow(open + 1, 0, rowFirst.length, (z) => rowFirst[z]) - 1;
}

/** The first index from … to - 1 whose value, in ascending order, is not below `wanted`; else `to`. */
export function firstNotBelow(wanted: number, from: number, to: number, valueAt: (index: number) => number): number {
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (valueAt(middle) < wanted) from = middle + 1;
    else to = middle;
  }
  return from;
}
