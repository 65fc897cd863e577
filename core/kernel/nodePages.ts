import { KernelFull, type KernelMemory, PAGE_COUNT, PAGE_LIMIT, PAGES_PLACE } from './kernelMemory';

/** Nodes of a page, as kernel/columns.ts hands them out, and the bytes of one. */
export const PAGE_NODES = 1 << 14;
export const PAGE_BYTES = 8 * PAGE_NODES;

/** A node's number has 25 bits. */
const MOST_PAGES = 2 ** 25 / PAGE_NODES;

/** More nodes would be needed than the bake may hold. */
export class NodesUsedUp extends Error {
  override name = 'NodesUsedUp';
}

/**
 * Begins with no pages.
 * @param place address of the first; all of the memory from there on is theirs
 * @param limit how many there may be
 */
export function beginPages({ control }: KernelMemory, place: number, limit: number): void {
  control[PAGES_PLACE] = place;
  control[PAGE_LIMIT] = Math.min(limit, MOST_PAGES + 1);
  control[PAGE_COUNT] = 0;
}

/** How many pages were taken. */
export function pageCount({ control }: KernelMemory): number {
  return control[PAGE_COUNT];
}

/**
 * Takes a page, in whatever thread: the counter lies in the memory itself.
 * @returns the number of its first node
 * @throws NodesUsedUp, KernelFull where there are no more
 */
export function takePage(memory: KernelMemory): number {
  const { control } = memory;
  const page = Atomics.add(control, PAGE_COUNT, 1);
  if (page >= MOST_PAGES) throw new KernelFull('The kernel cannot number so many spans.');
  if (page >= control[PAGE_LIMIT]) throw new NodesUsedUp('The bake may not hold so many spans.');
  memory.reach(control[PAGES_PLACE] + PAGE_BYTES * (page + 1));
  return page * PAGE_NODES;
}
