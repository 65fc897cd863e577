// The stones of a ruin as Wavefront OBJ. Every stone is a prism: two rings of corners and the faces between them.

/** @typedef {readonly number[]} Corner x, y and z in metres */

/** Stones, one after the other, and what they come to as text. */
export class Stones {
  /** @type {string[]} */
  #lines = [];
  #seed;
  triangles = 0;

  /** @param {number} seed the same seed gives the same ruin */
  constructor(seed) {
    this.#seed = seed;
  }

  /**
   * A number from least to most: the same sequence on every run and every machine.
   * @param {number} least
   * @param {number} most
   */
  random(least, most) {
    this.#seed = (Math.imul(this.#seed, 1664525) + 1013904223) >>> 0;
    return least + (this.#seed / 2 ** 32) * (most - least);
  }

  /**
   * Begins a part under a name of its own.
   * @param {string} name
   */
  part(name) {
    this.#lines.push(`o ${name}`);
  }

  /**
   * @param {Corner[]} bottom counter-clockwise seen from below
   * @param {Corner[]} top the same corners further up
   */
  prism(bottom, top) {
    const n = bottom.length;
    for (const corner of [...bottom, ...top]) this.#lines.push(`v ${corner.map(millimetres).join(' ')}`);
    // Counted back from the last vertex, so that a stone's faces do not depend on those before it.
    const ring = (/** @type {number} */ from) => bottom.map((_, i) => from + i);
    this.#lines.push(`f ${ring(-2 * n).join(' ')}`, `f ${ring(-n).reverse().join(' ')}`);
    for (let i = 0; i < n; i++) {
      const j = (i + 1) % n;
      this.#lines.push(`f ${i - 2 * n} ${i - n} ${j - n} ${j - 2 * n}`);
    }
    this.triangles += 4 * n - 4;
  }

  /**
   * An upright block between two corners.
   * @param {Corner} low
   * @param {Corner} high
   */
  block([x0, y0, z0], [x1, y1, z1]) {
    const ring = (/** @type {number} */ y) => [
      [x0, y, z0],
      [x1, y, z0],
      [x1, y, z1],
      [x0, y, z1],
    ];
    this.prism(ring(y0), ring(y1));
  }

  /**
   * A block that weather has been at: every side stands back a little, no two alike.
   * @param {Corner} low
   * @param {Corner} high
   */
  wornBlock([x0, y0, z0], [x1, y1, z1]) {
    const worn = () => this.random(0.005, 0.04);
    this.block([x0 + worn(), y0, z0 + worn()], [x1 - worn(), y1 - worn() / 2, z1 - worn()]);
  }

  text() {
    return `${this.#lines.join('\n')}\n`;
  }
}

/**
 * A coordinate as text: whole millimetres, without zeros that say nothing.
 * @param {number} metres
 */
function millimetres(metres) {
  return String(Math.round(metres * 1000) / 1000 || 0);
}

/**
 * Cosine and sine of a share of a full turn, rounded so that they are the same on every machine.
 * @param {number} turn
 * @returns {[cosine: number, sine: number]}
 */
export function direction(turn) {
  const rounded = (/** @type {number} */ value) => Math.round(value * 1e6) / 1e6;
  return [rounded(Math.cos(2 * Math.PI * turn)), rounded(Math.sin(2 * Math.PI * turn))];
}
