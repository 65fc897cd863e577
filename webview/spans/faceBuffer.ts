import { CORNER_ORDER, CORNER_SHIFT, FaceKind } from './faceLook';

/** Values a vertex: local column corner x, row, local column corner z, look. */
export const VERTEX_VALUES = 4;

/** Growing vertex data of a tile's faces, four vertices each. */
export class FaceBuffer {
  #values = new Uint16Array(4 * VERTEX_VALUES * 256);
  #length = 0;
  /** Rows that the faces reach, to bound the tile. */
  lowestRow = 65535;
  highestRow = 0;

  get faces(): number {
    return this.#length / (4 * VERTEX_VALUES);
  }

  /** The vertices so far, exactly sized. */
  vertices(): Uint16Array {
    return this.#values.slice(0, this.#length);
  }

  /**
   * Adds a rectangle over columns x0 … x1 and z0 … z1 (corners, local) and rows lo … hi; one of
   * the three ranges is empty, as `kind` says.
   */
  add(kind: FaceKind, look: number, x0: number, x1: number, z0: number, z1: number, lo: number, hi: number): void {
    if (this.#length === this.#values.length) this.#grow();
    if (lo < this.lowestRow) this.lowestRow = lo;
    if (hi > this.highestRow) this.highestRow = hi;
    const level = kind === FaceKind.Top || kind === FaceKind.Underside;
    const alongX = level || kind === FaceKind.PlusZ || kind === FaceKind.MinusZ;
    for (const corner of CORNER_ORDER[kind]) {
      const first = corner & 1;
      const second = corner >> 1;
      this.#values[this.#length++] = alongX && first ? x1 : x0;
      this.#values[this.#length++] = !level && second ? hi : lo;
      this.#values[this.#length++] = (alongX ? level && second : first) ? z1 : z0;
      this.#values[this.#length++] = look | (corner << CORNER_SHIFT);
    }
  }

  #grow(): void {
    const larger = new Uint16Array(this.#values.length * 2);
    larger.set(this.#values);
    this.#values = larger;
  }
}
