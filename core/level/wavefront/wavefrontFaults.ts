import { PROBLEMS_KEPT_PER_CODE } from '../problemList';

/** Something in a Wavefront OBJ text that cannot be read, and where it stands: offsets in the text. */
export interface WavefrontFault {
  readonly start: number;
  readonly end: number;
  readonly message: string;
}

/** The longest word that a message quotes in full. */
const LONGEST_QUOTED = 40;

/** So far behind a fault the end of its line is looked for. */
const SEARCHED_END = 1000;

/** What cannot be read in one text: the first faults of a flood, and how many there are in all. */
export class WavefrontFaults {
  readonly listed: WavefrontFault[] = [];
  count = 0;

  constructor(private readonly text: string) {}

  /** Adds what is wrong with the text as a whole. */
  addOfText(start: number, end: number, message: string): void {
    this.count++;
    if (this.listed.length < PROBLEMS_KEPT_PER_CODE) this.listed.push({ start, end, message });
  }

  /** Adds what is wrong with a statement; in a last line without an end, the reason may be that it was cut off. */
  addOfStatement(start: number, end: number, message: string): void {
    const ends = /[\n\r]/.test(this.text.slice(start, start + SEARCHED_END));
    const cutOff =
      ends || start + SEARCHED_END < this.text.length ? '' : ' The file ends in this line; it may be cut off.';
    this.addOfText(start, end, message + cutOff);
  }

  /** Adds what is wrong with one word of a statement; the message begins with it. */
  addOfWord(start: number, end: number, message: string): void {
    const whole = end - start <= LONGEST_QUOTED;
    const word = whole ? this.text.slice(start, end) : `${this.text.slice(start, start + LONGEST_QUOTED)}…`;
    this.addOfStatement(start, end, `“${word}” ${message}`);
  }
}
