import type { TextPosition } from './problem';

/** The lines of a text: turns offsets into positions. Lines end with LF, CR LF or CR. */
export class TextLines {
  private readonly starts: number[] = [0];

  constructor(text: string) {
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      if (code === LF || (code === CR && text.charCodeAt(i + 1) !== LF)) this.starts.push(i + 1);
    }
  }

  /** The position of an offset in UTF-16 code units. */
  positionAt(offset: number): TextPosition {
    let low = 0;
    let high = this.starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.starts[middle] <= offset) low = middle;
      else high = middle;
    }
    return { line: low, character: offset - this.starts[low] };
  }
}

const LF = 10;
const CR = 13;
