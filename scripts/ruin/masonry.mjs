// What masons build of stones: walls in courses, arches, columns, stairs, and what is left when they fall.
import { direction } from './stones.mjs';

/** @typedef {import('./stones.mjs').Stones} Stones */

const COURSE = 0.5;
const STONE = 1.1;

/**
 * A wall along x or z, in courses of stones, each course half a stone further than the one below.
 * @param {Stones} stones
 * @param {{ along: 'x' | 'z', from: number, to: number, at: number, thickness: number,
 *   heightAt: (way: number) => number, isOpen?: (way: number, y: number) => boolean }} wall
 *   `at` is its middle across, `heightAt` what is left of its height, `isOpen` where a gate is
 */
export function wall(stones, { along, from, to, at, thickness, heightAt, isOpen = () => false }) {
  const [near, far] = [at - thickness / 2, at + thickness / 2];
  for (let course = 0; course < 20; course++) {
    const [low, high] = [course * COURSE, (course + 1) * COURSE];
    for (let way = from - (course % 2) * (STONE / 2); way < to; way += STONE) {
      const [begin, end] = [Math.max(way, from), Math.min(way + STONE, to)];
      const middle = (begin + end) / 2;
      if (end - begin < 0.2 || high > heightAt(middle) + stones.random(-0.3, 0.3) || isOpen(middle, low + 0.25))
        continue;
      if (along === 'x') stones.wornBlock([begin, low, near], [end, high, far]);
      else stones.wornBlock([near, low, begin], [far, high, end]);
    }
  }
}

/**
 * A round arch of wedges, its opening along x or z.
 * @param {Stones} stones
 * @param {{ along: 'x' | 'z', middle: number, at: number, spring: number, inner: number, outer: number,
 *   thickness: number, wedges: number, missing?: number[] }} arch `spring` is the height of its feet
 */
export function arch(stones, { along, middle, at, spring, inner, outer, thickness, wedges, missing = [] }) {
  for (let i = 0; i < wedges; i++) {
    if (missing.includes(i)) continue;
    const worn = stones.random(0.01, 0.05);
    // From the far foot to the near one, as seen from the side where the ring runs counter-clockwise.
    const from = direction((0.5 * (i + 0.02)) / wedges);
    const to = direction((0.5 * (i + 0.98)) / wedges);
    const corners = /** @type {const} */ ([
      [from, inner + worn],
      [from, outer - worn],
      [to, outer - worn],
      [to, inner + worn],
    ]);
    const side = (/** @type {number} */ across) =>
      corners.map(([[cosine, sine], radius]) => {
        const [way, y] = [middle + radius * cosine, spring + radius * sine];
        return along === 'x' ? [way, y, across] : [across, y, way];
      });
    const near = at - thickness / 2 + worn;
    const far = at + thickness / 2 - worn;
    if (along === 'x') stones.prism(side(far), side(near));
    else stones.prism(side(near), side(far));
  }
}

/**
 * A standing column of round drums on a square foot.
 * @param {Stones} stones
 * @param {number} x
 * @param {number} z
 * @param {number} height
 */
export function column(stones, x, z, height) {
  stones.block([x - 0.6, 0, z - 0.6], [x + 0.6, 0.3, z + 0.6]);
  for (let y = 0.3; y < height; y += 0.6) {
    const [dx, dz, turn] = [stones.random(-0.03, 0.03), stones.random(-0.03, 0.03), stones.random(0, 0.1)];
    const ring = (/** @type {number} */ at) => drum(0.42, turn).map(([a, b]) => [x + dx + a, at, z + dz + b]);
    stones.prism(ring(y + 0.01), ring(Math.min(y + 0.6, height)));
  }
}

/**
 * Drums of a column that has fallen along x.
 * @param {Stones} stones
 * @param {number} x where the first one lies
 * @param {number} z
 * @param {number} drums
 */
export function fallenColumn(stones, x, z, drums) {
  let way = x;
  for (let i = 0; i < drums; i++) {
    const [dz, turn] = [stones.random(-0.15, 0.15), stones.random(0, 0.1)];
    const ring = (/** @type {number} */ at) => drum(0.42, turn).map(([a, b]) => [at, 0.4 + b, z + dz + a]);
    stones.prism(ring(way), ring(way + 0.58));
    way += stones.random(0.62, 0.95);
  }
}

/**
 * The corners of a drum's ring.
 * @param {number} radius
 * @param {number} turn
 */
function drum(radius, turn) {
  return Array.from({ length: 12 }, (_, i) => direction(turn + i / 12).map((value) => radius * value));
}

/**
 * Steps that rise along x, each a row of stones down to the ground.
 * @param {Stones} stones
 * @param {{ from: number, to: number, z0: number, z1: number, height: number, count: number }} flight
 */
export function steps(stones, { from, to, z0, z1, height, count }) {
  for (let i = 0; i < count; i++) {
    const [x0, x1] = [from + ((to - from) * i) / count, from + ((to - from) * (i + 1)) / count];
    const middle = (z0 + z1) / 2 + stones.random(-0.3, 0.3);
    const y = (height * (i + 1)) / count;
    const [left, right] = [Math.min(x0, x1), Math.max(x0, x1)];
    stones.block([left + 0.01, 0, z0], [right, y, middle - 0.01]);
    stones.block([left, 0, middle + 0.01], [right - 0.01, y, z1]);
  }
}

/**
 * Broken stones, thick in the middle of a heap and thin at its rim.
 * @param {Stones} stones
 * @param {number} x
 * @param {number} z
 * @param {number} reach from the heap's middle to its rim
 * @param {number} count
 * @param {number} largest size of a stone
 */
export function rubble(stones, x, z, reach, count, largest = 0.5) {
  for (let i = 0; i < count; i++) {
    const away = reach * stones.random(0, 1) * stones.random(0.2, 1);
    const [cosine, sine] = direction(stones.random(0, 1));
    const size = largest * stones.random(0.35, 1) * (1 - (0.5 * away) / reach);
    const low = Math.max(0, 0.45 * (1 - away / (0.7 * reach))) * stones.random(0, 1);
    const [cx, cz] = [x + away * cosine, z + away * sine];
    const [c, s] = direction(stones.random(0, 1));
    const corner = (/** @type {number} */ a, /** @type {number} */ y, /** @type {number} */ b) => {
      const [p, q] = [a * size * stones.random(0.35, 0.6), b * size * stones.random(0.3, 0.5)];
      return [cx + p * c - q * s, y + size * stones.random(-0.08, 0.08), cz + p * s + q * c];
    };
    const ring = (/** @type {number} */ y) => [corner(-1, y, -1), corner(1, y, -1), corner(1, y, 1), corner(-1, y, 1)];
    stones.prism(ring(low), ring(low + size * stones.random(0.5, 0.9)));
  }
}
