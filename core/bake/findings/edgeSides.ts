import type { Steps } from '../../steps';
import type { WeldedTriangles } from './weldedTriangles';

/** Sides handled between two pauses. */
const PAUSE_SIDES = 1 << 16;

/**
 * The sides of all triangles, edge by edge. A side is numbered 3 · triangle + corner, and runs from
 * that corner to the triangle's next. Sides between the same two places lie along one edge, whichever
 * way they run. Those of no length are left out.
 */
export interface EdgeSides {
  /** The sides in the order of their edges; those along one edge rise. */
  readonly order: Uint32Array;
  /** Where the sides along each edge begin in `order`, and where the last ones end. */
  readonly first: Uint32Array;
  readonly edges: number;
}

/** The side after a side in its triangle; it begins where that side ends. */
export function nextSide(side: number): number {
  return side % 3 === 2 ? side - 2 : side + 1;
}

/** Sorts the sides by the lower, then the higher of their two places: by counting, which takes no comparisons. */
export function* edgeSideSteps({ places, placeCount }: WeldedTriangles): Steps<EdgeSides> {
  const low = new Uint32Array(places.length);
  const high = new Uint32Array(places.length);
  const sides = new Uint32Array(places.length);
  let count = 0;
  for (let side = 0; side < places.length; side++) {
    if (side % PAUSE_SIDES === 0) yield 0;
    const from = places[side];
    const to = places[nextSide(side)];
    if (from === to) continue;
    low[side] = Math.min(from, to);
    high[side] = Math.max(from, to);
    sides[count++] = side;
  }
  const byHigh = yield* sortSteps(sides.subarray(0, count), high, placeCount);
  const order = yield* sortSteps(byHigh, low, placeCount);
  const first = new Uint32Array(count + 1);
  let edges = 0;
  for (let i = 0; i < count; i++) {
    if (i % PAUSE_SIDES === 0) yield 1;
    const side = order[i];
    const before = order[i - 1];
    if (i === 0 || low[side] !== low[before] || high[side] !== high[before]) first[edges++] = i;
  }
  first[edges] = count;
  return { order, first, edges };
}

/** Sorts sides by a key each; equal ones keep their order. */
function* sortSteps(sides: Uint32Array, key: Uint32Array, keys: number): Steps<Uint32Array> {
  const next = new Uint32Array(keys + 1);
  for (let i = 0; i < sides.length; i++) next[key[sides[i]] + 1]++;
  yield 0;
  for (let k = 0; k < keys; k++) next[k + 1] += next[k];
  const sorted = new Uint32Array(sides.length);
  for (let i = 0; i < sides.length; i++) {
    if (i % PAUSE_SIDES === 0) yield 0;
    sorted[next[key[sides[i]]]++] = sides[i];
  }
  return sorted;
}
