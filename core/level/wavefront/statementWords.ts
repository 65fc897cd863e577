/**
 * The words of a Wavefront OBJ text, statement by statement. A statement ends with its line: at LF,
 * CR LF or CR. A backslash at a line's end carries it on in the next line. From `#` on, a line is a
 * comment. Words are told by where they stand, so that none is copied that nobody reads.
 */
export class StatementWords {
  /** Offsets of the word that was read last. */
  start = 0;
  end = 0;
  private at: number;

  constructor(private readonly text: string) {
    this.at = text.charCodeAt(0) === BYTE_ORDER_MARK ? 1 : 0;
  }

  /** Reads the next word of this statement; false at its end. */
  next(): boolean {
    const { text } = this;
    let at = this.at;
    for (;;) {
      const code = text.charCodeAt(at);
      if (isBlank(code)) at++;
      else if (code === BACKSLASH && this.pastLineEnd(at + 1) > 0) at = this.pastLineEnd(at + 1);
      else break;
    }
    this.start = at;
    while (at < text.length) {
      const code = text.charCodeAt(at);
      if (isBlank(code) || isLineEnd(code) || code === HASH) break;
      if (code === BACKSLASH && this.pastLineEnd(at + 1) > 0) break;
      at++;
    }
    this.end = at;
    this.at = at;
    return at > this.start;
  }

  /** Between two statements: reads the first word of the next one; false at the text's end. */
  nextStatement(): boolean {
    while (this.at < this.text.length) {
      if (this.next()) return true;
      this.skipStatement();
    }
    return false;
  }

  /** Leaves this statement, whatever is left of it. */
  skipStatement(): void {
    const { text } = this;
    let at = this.at;
    let comment = false;
    /** The last sign that is not blank. */
    let last = 0;
    for (; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (isLineEnd(code)) {
        const next = text.charCodeAt(at + 1);
        if (code === CR && next === LF) at++;
        if (last !== BACKSLASH || comment) {
          at++;
          break;
        }
        last = 0;
      } else if (code === HASH) comment = true;
      else if (!isBlank(code)) last = code;
    }
    this.at = at;
  }

  /** The offset behind the line's end, if nothing but blanks stands before it; else 0. */
  private pastLineEnd(from: number): number {
    const { text } = this;
    let at = from;
    while (isBlank(text.charCodeAt(at))) at++;
    if (at >= text.length) return at;
    if (text.charCodeAt(at) === CR && text.charCodeAt(at + 1) === LF) return at + 2;
    return isLineEnd(text.charCodeAt(at)) ? at + 1 : 0;
  }
}

function isBlank(code: number): boolean {
  return code === SPACE || code === TAB || code === VERTICAL_TAB || code === FORM_FEED;
}

function isLineEnd(code: number): boolean {
  return code === LF || code === CR;
}

const TAB = 9;
const LF = 10;
const VERTICAL_TAB = 11;
const FORM_FEED = 12;
const CR = 13;
const SPACE = 32;
const HASH = 35;
const BACKSLASH = 92;
const BYTE_ORDER_MARK = 0xfeff;
