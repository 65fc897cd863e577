import { type SharedMemory, webAssembly } from './webAssembly';

/** Pages of WebAssembly memory: 64 KiB each, and at most 4 GiB in all. */
const PAGE = 2 ** 16;
const MOST_PAGES = 2 ** 16;

/** Memory is added a few megabytes at a time. */
const GROWTH = 64;

/** The numbers at the beginning of the memory that threads share: see core/kernel/nodePages.ts. */
export const PAGE_COUNT = 0;
export const PAGE_LIMIT = 1;
export const PAGES_PLACE = 2;
const CONTROL_BYTES = 64;

/** Where, in what an instance needs to itself, its list of a thousand degenerate triangles lies: behind seven polygons. */
export const DEGENERATES_OFFSET = 7 * 1024;
export const SCRATCH_BYTES = DEGENERATES_OFFSET + 4096;

/** Most instances that one memory has scratch for. */
export const MOST_THREADS = 16;

/** Where an instance's scratch lies. */
export function scratchOf(thread: number): number {
  return CONTROL_BYTES + SCRATCH_BYTES * thread;
}

/** The first address that a bake may use. */
export const FREE_PLACE = scratchOf(MOST_THREADS);

/** The kernel has no room for a level. Plain TypeScript, whose memory has no such bounds, may still bake it. */
export class KernelFull extends Error {
  override name = 'KernelFull';
}

/** The memory that the instances of a kernel work in, in this thread and in others. */
export class KernelMemory {
  /** Numbers that all threads see. */
  readonly control: Uint32Array;

  /** @param memory one that was made in another thread; a new one without it */
  constructor(readonly memory: SharedMemory = newMemory()) {
    this.control = new Uint32Array(memory.buffer, 0, CONTROL_BYTES / 4);
  }

  /** How large it has become, bytes. It never shrinks. */
  get bytes(): number {
    return this.memory.buffer.byteLength;
  }

  /**
   * Makes it large enough to have an address.
   * @throws KernelFull where it cannot grow that far
   */
  reach(end: number): void {
    while (this.bytes < end) {
      const pages = Math.ceil((end - this.bytes) / PAGE);
      const wanted = Math.max(pages, Math.min(GROWTH, MOST_PAGES - this.bytes / PAGE));
      try {
        this.memory.grow(wanted);
      } catch {
        throw new KernelFull('There is no more memory for the kernel here.');
      }
    }
  }

  bytesAt(place: number, length: number): Uint8Array {
    return new Uint8Array(this.memory.buffer, place, length);
  }

  shortsAt(place: number, length: number): Uint16Array {
    return new Uint16Array(this.memory.buffer, place, length);
  }

  wordsAt(place: number, length: number): Uint32Array {
    return new Uint32Array(this.memory.buffer, place, length);
  }

  floatsAt(place: number, length: number): Float32Array {
    return new Float32Array(this.memory.buffer, place, length);
  }
}

function newMemory(): SharedMemory {
  return new (webAssembly().Memory)({ initial: Math.ceil(FREE_PLACE / PAGE), maximum: MOST_PAGES, shared: true });
}
