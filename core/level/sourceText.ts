import type { SourcePlace } from './problem';
import { TextLines } from './textLines';

/** The text of a file that a level names, and the places in it. Its lines are only counted when a place is asked for. */
export class SourceText {
  private lines: TextLines | undefined;

  constructor(
    /** The file as the level refers to it. */
    readonly file: string,
    readonly text: string,
  ) {}

  /** The place between two offsets. */
  place(start: number, end: number): SourcePlace {
    this.lines ??= new TextLines(this.text);
    return { file: this.file, range: { start: this.lines.positionAt(start), end: this.lines.positionAt(end) } };
  }

  /** From an offset to the end of its line, without trailing blanks. */
  restOfLine(start: number): SourcePlace {
    let end = start;
    for (let at = start; at < this.text.length && !LINE_ENDS.includes(this.text[at]); at++) {
      if (!BLANKS.includes(this.text[at])) end = at + 1;
    }
    return this.place(start, end);
  }
}

const LINE_ENDS = '\r\n';
const BLANKS = ' \t';
