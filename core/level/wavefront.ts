import type { Mesh } from '../voxelize/mesh';

/** A mesh read from Wavefront OBJ, and the line each of its triangles came from. */
export interface WavefrontMesh extends Mesh {
  readonly vertices: Float64Array;
  readonly indices: Uint32Array;
  /** One-based line of each triangle's face. */
  readonly lines: Uint32Array;
}

/** A line that is not OBJ as we read it. */
export interface WavefrontFault {
  /** One-based. */
  readonly line: number;
  readonly message: string;
}

/** Numbers gathered one by one, without knowing how many there will be. */
class Growing<Numbers extends Float64Array | Uint32Array> {
  length = 0;

  constructor(
    private numbers: Numbers,
    private readonly make: (length: number) => Numbers,
  ) {}

  push(value: number): void {
    if (this.length === this.numbers.length) {
      const larger = this.make(2 * this.length);
      larger.set(this.numbers);
      this.numbers = larger;
    }
    this.numbers[this.length++] = value;
  }

  taken(): Numbers {
    return this.numbers.slice(0, this.length) as Numbers;
  }
}

const floats = () => new Growing(new Float64Array(1024), (length) => new Float64Array(length));
const whole = () => new Growing(new Uint32Array(1024), (length) => new Uint32Array(length));

/**
 * Reads the triangles of a Wavefront OBJ text: `v x y z` (further numbers are passed over), and `f`
 * with corners `v`, `v/t`, `v//n` or `v/t/n`, indices counted from 1 or, negative, back from the
 * last vertex so far. A polygon becomes a fan from its first corner. All other lines are passed over.
 * @param onFault hears of every line that cannot be read; that line adds nothing
 */
export function readWavefront(text: string, onFault: (fault: WavefrontFault) => void): WavefrontMesh {
  const vertices = floats();
  const indices = whole();
  const lines = whole();
  // Faces may name vertices that come later, so only negative indices can be told at once.
  const unresolved: { line: number; index: number }[] = [];
  let line = 0;
  for (let start = 0; start < text.length; ) {
    let end = text.indexOf('\n', start);
    if (end < 0) end = text.length;
    line++;
    const kind = text.charCodeAt(start);
    if (kind === LETTER_V || kind === LETTER_F || kind === SPACE || kind === TAB) {
      const words = text.slice(start, end).trim().split(/\s+/);
      if (words[0] === 'v') readVertex(words);
      else if (words[0] === 'f') readFace(words);
    }
    start = end + 1;
  }
  for (const { line: at, index } of unresolved) {
    if (index > vertices.length / 3) {
      onFault({ line: at, message: `The face names vertex ${index}; the file has ${vertices.length / 3}.` });
    }
  }
  return { vertices: vertices.taken(), indices: indices.taken(), lines: lines.taken() };

  function readVertex(words: string[]): void {
    if (words.length < 4) {
      onFault({ line, message: `The vertex has ${words.length - 1} numbers; it needs x, y and z.` });
    }
    for (let i = 1; i <= 3; i++) {
      const value = Number(words[i] ?? 0);
      if (Number.isNaN(value)) onFault({ line, message: `“${words[i]}” is not a number.` });
      vertices.push(value);
    }
  }

  function readFace(words: string[]): void {
    if (words.length < 4) {
      onFault({ line, message: `The face has ${words.length - 1} corners; it needs at least 3.` });
      return;
    }
    const corners: number[] = [];
    for (let i = 1; i < words.length; i++) {
      const corner = readCorner(words[i]);
      if (corner === undefined) return;
      corners.push(corner);
    }
    for (let i = 1; i + 1 < corners.length; i++) {
      indices.push(corners[0]);
      indices.push(corners[i]);
      indices.push(corners[i + 1]);
      lines.push(line);
    }
  }

  /** A corner's zero-based vertex. */
  function readCorner(word: string): number | undefined {
    const slash = word.indexOf('/');
    const digits = slash < 0 ? word : word.slice(0, slash);
    const index = Number(digits);
    if (!Number.isInteger(index) || index === 0 || digits === '') {
      onFault({ line, message: `“${word}” is not a corner: vertices are counted from 1, or back from -1.` });
      return undefined;
    }
    if (index > 0) {
      if (index > vertices.length / 3) unresolved.push({ line, index });
      return index - 1;
    }
    const back = vertices.length / 3 + index;
    if (back >= 0) return back;
    onFault({ line, message: `The face names vertex ${index}, but only ${vertices.length / 3} come before it.` });
    return undefined;
  }
}

const LETTER_V = 118;
const LETTER_F = 102;
const SPACE = 32;
const TAB = 9;
