import { KernelFull } from './kernelMemory';
import { NodesUsedUp } from './nodePages';

/** The numbers at the beginning. */
const STOPPED = 0;
const BUSY = 1;
const NEXT = 2;
const BEATS = 3;
const FAULT = 4;
const MESSAGE_LENGTH = 5;
const HEAD = 6;

/** Characters that are kept of an error's message. */
const MESSAGE_ROOM = 500;

/** Shares are kept as whole numbers up to this. */
const WHOLE = 2 ** 20;

/** Errors that are told apart, the more special ones first. */
const ERRORS = [NodesUsedUp, KernelFull, RangeError, Error];

/**
 * What the threads of a crew see of one piece of work: which parts are taken, how far they have come,
 * what they came to, and what went wrong. Each piece of work has a board of its own, so nobody who
 * comes late finds another's.
 */
export class BandBoard {
  private readonly words: Int32Array;

  /**
   * @param parts how many parts the work has
   * @param room numbers that a part may come to, at most
   * @param buffer that of a board which was made in another thread; a new one without it
   */
  constructor(
    readonly parts: number,
    readonly room: number,
    readonly buffer = new SharedArrayBuffer(4 * (HEAD + MESSAGE_ROOM + parts * (2 + room))),
  ) {
    this.words = new Int32Array(buffer);
  }

  /** Where a part has its share of work done, how many numbers it came to, and these. */
  private placeOf(part: number): number {
    return HEAD + MESSAGE_ROOM + part * (2 + this.room);
  }

  /** From here on a thread may be at a part. */
  enter(): void {
    Atomics.add(this.words, BUSY, 1);
  }

  /** From here on it is at none. */
  leave(): void {
    Atomics.sub(this.words, BUSY, 1);
    Atomics.notify(this.words, BUSY);
  }

  /** A part that nobody has taken; undefined where there is none, or nobody wants it any more. */
  takePart(): number | undefined {
    if (this.isStopped) return undefined;
    const part = Atomics.add(this.words, NEXT, 1);
    return part < this.parts ? part : undefined;
  }

  /** Notes what share of a part is done. */
  note(part: number, share: number): void {
    this.words[this.placeOf(part)] = WHOLE * share;
    Atomics.add(this.words, BEATS, 1);
  }

  /** Notes what a part came to. */
  finish(part: number, numbers: readonly number[]): void {
    const place = this.placeOf(part);
    this.words[place + 1] = numbers.length;
    this.words.set(numbers, place + 2);
    this.note(part, 1);
  }

  /** What a part came to; to be read when nobody is at it any more. */
  numbersOf(part: number): number[] {
    const place = this.placeOf(part);
    return [...this.words.subarray(place + 2, place + 2 + this.words[place + 1])];
  }

  /** The share of all parts that is done. */
  get share(): number {
    let sum = 0;
    for (let part = 0; part < this.parts; part++) sum += this.words[this.placeOf(part)];
    return sum / WHOLE / this.parts;
  }

  /** Nobody is to take a part any more, or to go on with one. */
  stop(): void {
    Atomics.store(this.words, STOPPED, 1);
  }

  get isStopped(): boolean {
    return Atomics.load(this.words, STOPPED) === 1;
  }

  /** Stops the work for an error. Of several, the first one counts. */
  fail(error: unknown): void {
    this.stop();
    const kind = ERRORS.findIndex((kind) => error instanceof kind);
    if (Atomics.compareExchange(this.words, FAULT, 0, 1 + kind) !== 0) return;
    const text = String((error as Partial<Error>)?.message).slice(0, MESSAGE_ROOM);
    for (let i = 0; i < text.length; i++) this.words[HEAD + i] = text.charCodeAt(i);
    this.words[MESSAGE_LENGTH] = text.length;
  }

  /** The error for which a thread stopped the work, if there is one; to be read when nobody is at a part. */
  get fault(): Error | undefined {
    const kind = Atomics.load(this.words, FAULT);
    if (kind === 0) return undefined;
    const message = String.fromCharCode(...this.words.subarray(HEAD, HEAD + this.words[MESSAGE_LENGTH]));
    return new ERRORS[kind - 1](message);
  }

  /** A number that changes whenever a thread shows that it is alive. */
  get beats(): number {
    return Atomics.load(this.words, BEATS);
  }

  get isQuiet(): boolean {
    return Atomics.load(this.words, BUSY) === 0;
  }

  /** Waits until somebody leaves, but at most so many milliseconds. */
  wait(milliseconds: number): void {
    const busy = Atomics.load(this.words, BUSY);
    if (busy > 0) Atomics.wait(this.words, BUSY, busy, milliseconds);
  }
}
