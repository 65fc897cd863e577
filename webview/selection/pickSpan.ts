import type { Point } from '../scene/gridFrame';
import type { Ray } from '../scene/sceneLayer';
import { type DrawnSpans, firstSpanFrom } from '../spans/drawnSpans';

/** The first span on a line of sight, and where the line meets it. */
export interface SpanHit {
  /** Its index among the drawn spans. */
  readonly drawn: number;
  /** Its index in the packet. */
  readonly span: number;
  /** Its column. */
  readonly x: number;
  readonly z: number;
  /** Where the line of sight meets it, in the scene. */
  readonly point: Point;
  readonly face: 'top' | 'side' | 'underside';
}

/** The part of a line inside a slab from `low` to `high` along one axis, as distances along it. */
function slab(origin: number, direction: number, low: number, high: number): readonly [enter: number, leave: number] {
  if (direction === 0) {
    return origin < low || origin > high ? [1, 0] : [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  }
  const toLow = (low - origin) / direction;
  const toHigh = (high - origin) / direction;
  return toLow < toHigh ? [toLow, toHigh] : [toHigh, toLow];
}

/** One axis of the walk from column to column. */
class ColumnWalk {
  column: number;
  readonly #origin: number;
  readonly #direction: number;
  readonly #step: number;

  /** @param at how far along the ray the walk begins */
  constructor(origin: number, direction: number, at: number, columns: number) {
    this.#origin = origin;
    this.#direction = direction;
    this.#step = direction < 0 ? -1 : 1;
    const place = direction === 0 ? origin : origin + at * direction;
    this.column = Math.min(columns - 1, Math.max(0, Math.floor(place)));
  }

  /** How far along the ray this column ends; computed afresh each time, so that no error adds up. */
  get end(): number {
    if (this.#direction === 0) return Number.POSITIVE_INFINITY;
    return (this.column + (this.#step > 0 ? 1 : 0) - this.#origin) / this.#direction;
  }

  advance(): void {
    this.column += this.#step;
  }
}

/**
 * The first span that a ray meets from outside, or undefined; a span around the ray's origin has no
 * side that faces it and is looked through. All in double, one step for each column that is crossed.
 * @param rowHeight scene units a row
 */
export function pickSpan(spans: DrawnSpans, rowHeight: number, ray: Ray): SpanHit | undefined {
  const { origin, direction } = ray;
  const [xEnter, xLeave] = slab(origin[0], direction[0], 0, spans.width);
  const [zEnter, zLeave] = slab(origin[2], direction[2], 0, spans.depth);
  const leave = Math.min(xLeave, zLeave);
  let enter = Math.max(0, xEnter, zEnter);
  if (enter > leave) return undefined;
  const alongX = new ColumnWalk(origin[0], direction[0], enter, spans.width);
  const alongZ = new ColumnWalk(origin[2], direction[2], enter, spans.depth);
  while (inside(alongX.column, spans.width) && inside(alongZ.column, spans.depth)) {
    const end = Math.min(alongX.end, alongZ.end);
    const hit = pickInColumn(spans, rowHeight, ray, alongX.column, alongZ.column, enter, end);
    if (hit !== undefined) return hit;
    if (end >= leave) return undefined;
    enter = Math.max(enter, end);
    // Through a corner of the grid the walk takes both steps, one after the other.
    if (alongX.end <= alongZ.end) alongX.advance();
    else alongZ.advance();
  }
  return undefined;
}

function inside(column: number, columns: number): boolean {
  return column >= 0 && column < columns;
}

/** The nearest span of a column between two distances along the ray. */
function pickInColumn(
  spans: DrawnSpans,
  rowHeight: number,
  { origin, direction }: Ray,
  x: number,
  z: number,
  enter: number,
  leave: number,
): SpanHit | undefined {
  const end = spans.rowFirst[z + 1];
  let nearest = Number.POSITIVE_INFINITY;
  let drawn = -1;
  let face: SpanHit['face'] = 'side';
  for (let i = firstSpanFrom(spans, z, x); i < end && spans.x[i] === x; i++) {
    const [below, above] = slab(origin[1], direction[1], spans.min[i] * rowHeight, spans.max[i] * rowHeight);
    const at = Math.max(enter, below);
    if (at > Math.min(leave, above) || at >= nearest) continue;
    // At distance 0 the ray begins inside of it.
    if (at === 0) continue;
    nearest = at;
    drawn = i;
    face = 'side';
    if (below >= enter) face = direction[1] < 0 ? 'top' : 'underside';
  }
  if (drawn < 0) return undefined;
  const point: Point = [
    origin[0] + nearest * direction[0],
    origin[1] + nearest * direction[1],
    origin[2] + nearest * direction[2],
  ];
  return { drawn, span: spans.span[drawn], x, z, point, face };
}
