/** The finished solid heightfield (§3): the arrays of core/spans/solidHeightfield.ts, by their addresses. */

let first: usize = 0;
let min: usize = 0;
let max: usize = 0;
let area: usize = 0;
let state: usize = 0;

/** States that the stages give a span: SpanState of core/spans/spanState.ts. */
export const TOO_STEEP: u32 = 1;
export const WALKABLE: u32 = 2;
export const PROMOTED: u32 = 3;
export const LEDGE: u32 = 4;
export const LOW_HEADROOM: u32 = 5;
export const ERODED: u32 = 6;

/** The ceiling of a span with nothing above it (§6). */
export const UNBOUNDED: i32 = 1 << 30;

/** Tells where the arrays lie. */
export function useSolid(
  firstPlace: usize,
  minPlace: usize,
  maxPlace: usize,
  areaPlace: usize,
  statePlace: usize,
): void {
  first = firstPlace;
  min = minPlace;
  max = maxPlace;
  area = areaPlace;
  state = statePlace;
}

/** The first span of a column; of the one after the last, how many there are. */
export function firstOf(column: u32): u32 {
  return load<u32>(first + 4 * <usize>column);
}

export function minOf(span: u32): i32 {
  return load<u16>(min + 2 * <usize>span);
}

export function maxOf(span: u32): i32 {
  return load<u16>(max + 2 * <usize>span);
}

export function areaOf(span: u32): u32 {
  return load<u8>(area + span);
}

/** Where the room above a span ends; `end` is the span after the last of its column. */
export function ceilingOf(span: u32, end: u32): i32 {
  return span + 1 < end ? minOf(span + 1) : UNBOUNDED;
}

/** Puts down a span as it comes out of the columns. */
export function putSpan(span: u32, spanMin: u32, spanMax: u32, spanArea: u32, spanState: u32): void {
  store<u16>(min + 2 * <usize>span, <u16>spanMin);
  store<u16>(max + 2 * <usize>span, <u16>spanMax);
  mark(span, spanArea, spanState);
}

/** Gives a span an area, and notes what became of it. */
export function mark(span: u32, spanArea: u32, spanState: u32): void {
  store<u8>(area + span, <u8>spanArea);
  note(span, spanState);
}

/** Notes what became of a span. */
export function note(span: u32, spanState: u32): void {
  store<u8>(state + span, <u8>spanState);
}

/** Address of the columns' first spans. */
export function firstPlace(): usize {
  return first;
}

/** The bottoms of four spans. */
export function fourMin(span: u32): v128 {
  return v128.load_ext<u16>(min + 2 * <usize>span);
}

/** The tops of four spans. */
export function fourMax(span: u32): v128 {
  return v128.load_ext<u16>(max + 2 * <usize>span);
}

/** Takes the area from those of four spans that have one and are `chosen`, and notes what became of them. */
export function markFour(span: u32, chosen: v128, spanState: u32): void {
  const areas = load<u32>(area + span);
  const shorts = i16x8.narrow_i32x4_s(chosen, chosen);
  const bytes = v128.and(i8x16.narrow_i16x8_s(shorts, shorts), i8x16.ne(i32x4.splat(areas), i8x16.splat(0)));
  const which = <u32>i32x4.extract_lane(bytes, 0);
  if (which === 0) return;
  store<u32>(area + span, areas & ~which);
  store<u32>(state + span, (load<u32>(state + span) & ~which) | ((spanState * 0x01010101) & which));
}
