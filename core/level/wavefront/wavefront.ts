import type { Mesh } from '../../voxelize/mesh';
import { readCorner } from './corner';
import { readDecimal } from './decimal';
import { GrowingNumbers } from './growingNumbers';
import { StatementWords } from './statementWords';
import { type WavefrontFault, WavefrontFaults } from './wavefrontFaults';

/** A mesh read from Wavefront OBJ, and where in the text its parts stand. */
export interface WavefrontMesh extends Mesh {
  readonly vertices: Float64Array;
  readonly indices: Uint32Array;
  /** For each vertex, the offset of its statement. */
  readonly vertexStarts: Uint32Array;
  /** For each triangle, the offset of its face. */
  readonly faceStarts: Uint32Array;
}

export interface WavefrontReading {
  /** Of use only when there are no faults. */
  readonly mesh: WavefrontMesh;
  /** The first of the faults, and how many there are. */
  readonly faults: readonly WavefrontFault[];
  readonly faultCount: number;
}

/**
 * Reads the triangles of a Wavefront OBJ text: `v x y z` (further numbers are passed over), and `f`
 * with corners `v`, `v/t`, `v//n` or `v/t/n`, counted from 1 or, negative, back from the last vertex
 * so far. A polygon becomes a fan from its first corner. All other statements are passed over.
 * Nothing is thrown, whatever the text is.
 */
export function readWavefront(text: string): WavefrontReading {
  const faults = new WavefrontFaults(text);
  const reader = new WavefrontReader(text, faults);
  const binary = text.indexOf('\0');
  if (binary >= 0) faults.addOfText(binary, binary + 1, NOT_TEXT);
  else reader.read();
  // Corners without a vertex are only known at the end, wherever they stand.
  const listed = faults.listed.sort((a, b) => a.start - b.start);
  return { mesh: reader.mesh(), faults: listed, faultCount: faults.count };
}

const NOT_TEXT = 'This is not a text, for there are signs of value 0 in it. An OBJ file is one.';

class WavefrontReader {
  private readonly words: StatementWords;
  private readonly vertices = GrowingNumbers.floats();
  private readonly vertexStarts = GrowingNumbers.wholes();
  private readonly indices = GrowingNumbers.wholes();
  private readonly faceStarts = GrowingNumbers.wholes();
  /** Corners that name vertices which have not come yet: start and end of the word, and the vertex. */
  private readonly early = GrowingNumbers.floats();
  /** The corners of the face that is read. */
  private readonly corners: number[] = [];

  constructor(
    private readonly text: string,
    private readonly faults: WavefrontFaults,
  ) {
    this.words = new StatementWords(text);
  }

  mesh(): WavefrontMesh {
    return {
      vertices: this.vertices.taken(),
      indices: this.indices.taken(),
      vertexStarts: this.vertexStarts.taken(),
      faceStarts: this.faceStarts.taken(),
    };
  }

  read(): void {
    const { text, words } = this;
    for (; words.nextStatement(); words.skipStatement()) {
      if (words.end > words.start + 1) continue;
      const keyword = text.charCodeAt(words.start);
      if (keyword === LETTER_V) this.readVertex(words.start);
      else if (keyword === LETTER_F) this.readFace(words.start);
    }
    this.checkEarlyCorners();
    if (this.indices.length === 0 && this.faults.count === 0) {
      this.faults.addOfText(0, 0, 'The file has no faces, so there is nothing in it to bake.');
    }
  }

  private readVertex(start: number): void {
    const { text, words, vertices } = this;
    let sound = true;
    this.vertexStarts.push(start);
    for (let axis = 0; axis < 3; axis++) {
      const given = sound && words.next();
      const value = given ? readDecimal(text, words.start, words.end) : Number.NaN;
      vertices.push(value);
      if (!sound || Number.isFinite(value)) continue;
      sound = false;
      if (given) this.faults.addOfWord(words.start, words.end, 'is not a finite decimal number, such as -1.5 or 2e3.');
      else this.faults.addOfStatement(start, start + 1, `The vertex has ${axis} of its 3 numbers x, y and z.`);
    }
  }

  private readFace(start: number): void {
    const { words, corners, indices } = this;
    corners.length = 0;
    while (words.next()) {
      const vertex = this.readCornerWord();
      if (vertex === undefined) return;
      corners.push(vertex);
    }
    if (corners.length < 3) {
      this.faults.addOfStatement(start, start + 1, `The face has ${corners.length} corners; it needs at least 3.`);
    }
    for (let i = 1; i + 1 < corners.length; i++) {
      indices.push(corners[0]);
      indices.push(corners[i]);
      indices.push(corners[i + 1]);
      this.faceStarts.push(start);
    }
  }

  /** The zero-based vertex of a corner; undefined when it is none, which is reported. */
  private readCornerWord(): number | undefined {
    const { start, end } = this.words;
    const vertex = readCorner(this.text, start, end);
    const count = this.vertexStarts.length;
    if (vertex > count) {
      this.early.push(start);
      this.early.push(end);
      this.early.push(vertex);
    }
    if (vertex > 0) return vertex - 1;
    if (vertex === 0) {
      this.faults.addOfWord(start, end, 'is not a corner: vertices are counted from 1, or back from -1.');
    } else if (count + vertex < 0) {
      this.faults.addOfWord(start, end, `counts back too far: ${count} vertices come before it.`);
    } else {
      return count + vertex;
    }
    return undefined;
  }

  /** Reports the corners whose vertices have not come to the end. */
  private checkEarlyCorners(): void {
    const early = this.early.taken();
    const count = this.vertexStarts.length;
    for (let i = 0; i < early.length; i += 3) {
      if (early[i + 2] <= count) continue;
      this.faults.addOfWord(early[i], early[i + 1], `names a vertex that is not there; the file has ${count}.`);
    }
  }
}

const LETTER_F = 102;
const LETTER_V = 118;
