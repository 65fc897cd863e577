import { grouped } from './figures';

/** A bake would hold more memory than it may, or than there is. The message says so, and what to do. */
export class NotEnoughMemory extends Error {
  override name = 'NotEnoughMemory';

  constructor(
    message: string,
    /** The limit that stood in the way, bytes; none when the machine itself had no more. */
    readonly limit?: number,
  ) {
    super(message);
  }
}

/** What a platform says when it has no memory for an array. */
const ALLOCATION_FAILED = /allocation failed|invalid (typed )?array (buffer )?length/i;

const MEGABYTE = 2 ** 20;

/**
 * Counts the bytes of all arrays over columns and spans that a bake holds, those of its packets
 * included, and stops it before it holds more than it may. Not counted are the level itself, as text
 * and as triangles, what is looked at for problems, and what the platform adds to each array.
 */
export class MemoryMeter {
  private held = 0;

  /**
   * @param grid what the bake is about, for the message: its columns
   * @param limit bytes; without one, nothing is ever too much
   */
  constructor(
    private readonly grid: { readonly width: number; readonly depth: number },
    private readonly limit?: number,
  ) {}

  /**
   * Counts bytes that are about to be held.
   * @throws NotEnoughMemory when they are too many
   */
  hold(bytes: number): void {
    this.held += bytes;
    if (this.limit === undefined || this.held <= this.limit) return;
    const megabytes = grouped(Math.floor(this.limit / MEGABYTE));
    const message = `This bake needs more than ${megabytes} MB of memory for ${this.columns}. Use larger cells, smaller bounds, or a higher limit.`;
    throw new NotEnoughMemory(message, this.limit);
  }

  /** The bytes that may be held still. */
  get room(): number {
    return (this.limit ?? Infinity) - this.held;
  }

  /** Counts bytes that are held no more. */
  release(bytes: number): void {
    this.held -= bytes;
  }

  /** The error to throw in place of one that was caught: a plain sentence if an array could not be allocated. */
  explained(error: unknown): unknown {
    if (!(error instanceof RangeError && ALLOCATION_FAILED.test(error.message))) return error;
    return new NotEnoughMemory(
      `There is not enough memory here to bake ${this.columns}. Use larger cells or smaller bounds, or close other programs.`,
    );
  }

  private get columns(): string {
    const { width, depth } = this.grid;
    return `${grouped(width * depth)} columns of ${grouped(width)} × ${grouped(depth)}`;
  }
}
