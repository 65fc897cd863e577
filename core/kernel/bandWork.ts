import type { Steps } from '../steps';
import { DEGENERATES_KEPT } from '../voxelize/rasterize';
import type { BandBoard } from './bandBoard';
import type { ColumnCalls, KernelCalls } from './kernelCalls';
import type { KernelMesh } from './kernelCrew';
import { DEGENERATES_OFFSET, type KernelMemory, scratchOf } from './kernelMemory';

/** Work that falls into parts, each of which one instance does by itself, in steps of a few milliseconds. */

/** Columns of a step: even with dozens of spans in each, it is short. */
const STEP_COLUMNS = 1 << 13;

/** Rows and cells of triangles in a step. */
const STEP_CELLS = 1 << 15;

/** All columns, or all triangles of a mesh, in parts. */
export type BandWork = {
  /** Where each part begins, and where the last one ends. */
  readonly bounds: readonly number[];
} & (
  | {
      readonly type: 'columns';
      readonly name: keyof ColumnCalls;
      /** What each part begins to count from; 0 without it. */
      readonly carries: readonly number[] | undefined;
    }
  /** A part is all that the mesh has in some rows of columns. */
  | { readonly type: 'triangles'; readonly mesh: KernelMesh; readonly depth: number }
);

/** How many parts there are, and how many numbers each comes to at most. */
export function roomOf({ bounds, type }: BandWork): { parts: number; room: number } {
  return { parts: bounds.length - 1, room: type === 'columns' ? 1 : 1 + DEGENERATES_KEPT };
}

/** Takes part after part, until there is none left or the work is stopped. Yields the share of all parts that is done. */
export function* partSteps(
  board: BandBoard,
  work: BandWork,
  calls: KernelCalls,
  memory: KernelMemory,
  thread: number,
): Steps<void> {
  for (let part = board.takePart(); part !== undefined; part = board.takePart()) {
    const steps = onePart(work, part, calls, memory, thread);
    for (;;) {
      const next = steps.next();
      if (next.done) {
        board.finish(part, next.value);
        break;
      }
      board.note(part, next.value);
      yield board.share;
      if (board.isStopped) return;
    }
  }
}

/**
 * One part of a piece of work.
 * @returns of columns what they were counted to; of triangles how many were degenerate, and the first of them
 */
function* onePart(
  work: BandWork,
  part: number,
  calls: KernelCalls,
  memory: KernelMemory,
  thread: number,
): Steps<number[]> {
  const { bounds } = work;
  if (work.type === 'columns') {
    return [yield* columnSteps(calls, work.name, bounds[part], bounds[part + 1], work.carries?.[part] ?? 0)];
  }
  calls.useBand(bounds[part], bounds[part + 1]);
  yield* triangleSteps(calls, work.mesh, work.depth);
  return degeneratesOf(calls, memory, thread);
}

function* columnSteps(
  calls: KernelCalls,
  name: keyof ColumnCalls,
  from: number,
  to: number,
  carry: number,
): Steps<number> {
  let carried = carry;
  for (let at = from; at < to; at += STEP_COLUMNS) {
    const end = Math.min(to, at + STEP_COLUMNS);
    carried = calls[name](at, end, carried);
    yield (end - from) / (to - from);
  }
  return carried;
}

function* triangleSteps(calls: KernelCalls, mesh: KernelMesh, depth: number): Steps<void> {
  const { vertices, indices, surfaces, gridSquares, triangles } = mesh;
  calls.useMesh(vertices, indices, surfaces, gridSquares);
  for (let triangle = 0; triangle < triangles; ) {
    triangle = calls.rasterize(triangle, triangles, STEP_CELLS);
    // A triangle that was left half-way has come to some row.
    yield Math.min(1, (triangle + calls.currentRow() / depth) / triangles);
  }
}

function degeneratesOf(calls: KernelCalls, memory: KernelMemory, thread: number): number[] {
  const count = calls.countDegenerates();
  const place = scratchOf(thread) + DEGENERATES_OFFSET;
  return [count, ...memory.wordsAt(place, Math.min(count, DEGENERATES_KEPT))];
}
