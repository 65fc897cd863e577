import { moreNodes } from './host';
import { putSpan, WALKABLE } from './solid';

/**
 * The columns while spans are added (§3). A column is a linked list from the bottom up, a span in
 * eight bytes: min in bits 0 to 15, max in 16 to 31, surface in 32 to 38, and above that the number of
 * the node of the next span. The lowest span of each column stands in the table of columns itself, so
 * a column of one span takes one access. Zero is an empty column, and node 0 is none.
 */

export const SPAN_BYTES: usize = 8;
const ROW: u32 = 0xffff;
const SURFACE: u32 = 0x7f;
const NEXT: u64 = 39;

/** Spans that {@link moreNodes} hands out at a time. */
export const PAGE_NODES: u32 = 1 << 14;

let columns: usize = 0;
let nodes: usize = 0;
let used: u32 = 0;
let end: u32 = 0;
let free: u32 = 0;

/**
 * Begins with empty columns.
 * @param table address of the columns, 8 bytes each; they are empty after {@link clearColumns}
 * @param arena address of node 0; nodes are 8 bytes each
 */
export function beginColumns(table: usize, arena: usize): void {
  columns = table;
  nodes = arena;
  used = 0;
  end = 0;
  free = 0;
}

/** Empties columns from … to - 1. */
export function clearColumns(from: u32, to: u32, carry: u32): u32 {
  memory.fill(columns + SPAN_BYTES * <usize>from, 0, SPAN_BYTES * <usize>(to - from));
  return carry;
}

function takeNode(): u32 {
  if (free !== 0) {
    const node = free;
    free = nextOf(load<u64>(nodeAt(node)));
    return node;
  }
  if (used === end) {
    used = moreNodes();
    end = used + PAGE_NODES;
    if (used === 0) used = 1;
  }
  return used++;
}

function bottomOf(span: u64): u32 {
  return <u32>span & ROW;
}

function topOf(span: u64): u32 {
  return <u32>span >> 16;
}

/** Twice the area; 1 is too steep, as core/spans/surface.ts has it. */
function surfaceOf(span: u64): u32 {
  return <u32>(span >> 32) & SURFACE;
}

function nextOf(span: u64): u32 {
  return <u32>(span >> NEXT);
}

function nodeAt(node: u32): usize {
  return nodes + SPAN_BYTES * <usize>node;
}

function span(min: u32, max: u32, surface: u32, next: u32): u64 {
  return min | (max << 16) | ((<u64>surface) << 32) | ((<u64>next) << NEXT);
}

/** Adds the span [min, max) to a column and merges it with what it overlaps or touches (§3). */
export function addSpan(column: u32, min: u32, max: u32, surface: u32, threshold: u32): void {
  let place = columns + SPAN_BYTES * <usize>column;
  let there = load<u64>(place);
  if (there === 0) {
    store<u64>(place, span(min, max, surface, 0));
    return;
  }
  while (topOf(there) < min) {
    const next = nextOf(there);
    if (next === 0) {
      const node = takeNode();
      store<u64>(nodeAt(node), span(min, max, surface, 0));
      store<u64>(place, there | ((<u64>node) << NEXT));
      return;
    }
    place = nodeAt(next);
    there = load<u64>(place);
  }
  if (bottomOf(there) > max) {
    // The span above moves to a node of its own, so whatever leads here leads to the new one.
    const node = takeNode();
    store<u64>(nodeAt(node), there);
    store<u64>(place, span(min, max, surface, node));
    return;
  }
  let next: u32 = 0;
  let released: u32 = 0;
  for (;;) {
    const bottom = bottomOf(there);
    const top = topOf(there);
    const other = surfaceOf(there);
    if (top > max) {
      surface = top - max <= threshold && surface > other ? surface : other;
      max = top;
    } else if (max - top <= threshold && other > surface) {
      surface = other;
    }
    if (bottom < min) min = bottom;
    next = nextOf(there);
    if (released !== 0) {
      store<u64>(nodeAt(released), (<u64>free) << NEXT);
      free = released;
    }
    if (next === 0) break;
    there = load<u64>(nodeAt(next));
    if (bottomOf(there) > max) break;
    released = next;
  }
  store<u64>(place, span(min, max, surface, next));
}

/** Counts the spans of columns from … to - 1, and goes on from `count`. */
export function countSpans(from: u32, to: u32, count: u32): u32 {
  for (let column = from; column < to; column++) {
    let there = load<u64>(columns + SPAN_BYTES * <usize>column);
    if (there === 0) continue;
    count++;
    for (let next = nextOf(there); next !== 0; next = nextOf(there)) {
      there = load<u64>(nodeAt(next));
      count++;
    }
  }
  return count;
}

/**
 * Lays the spans of columns from … to - 1 out flat. In the place of each column, eight bytes, it leaves
 * the number of the column's first span.
 * @param span number of the first of all these spans; the result is the one after the last
 */
export function flatten(from: u32, to: u32, span: u32): u32 {
  for (let column = from; column < to; column++) {
    const place = columns + SPAN_BYTES * <usize>column;
    let there = load<u64>(place);
    store<u64>(place, <u64>span);
    while (there !== 0) {
      const surface = surfaceOf(there);
      putSpan(span, bottomOf(there), topOf(there), surface >> 1, surface > 1 ? WALKABLE : surface);
      span++;
      const next = nextOf(there);
      if (next === 0) break;
      there = load<u64>(nodeAt(next));
    }
  }
  return span;
}

/** Moves the numbers that {@link flatten} left together, four bytes each: no column's is written before it is read. */
export function packFirst(from: u32, to: u32, carry: u32): u32 {
  for (let column = from; column < to; column++) {
    store<u32>(columns + 4 * <usize>column, load<u32>(columns + SPAN_BYTES * <usize>column));
  }
  return carry;
}
