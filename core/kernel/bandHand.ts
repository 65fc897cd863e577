import { runToEnd } from '../steps';
import { BandBoard } from './bandBoard';
import type { BandOrder } from './bandThread';
import { partSteps, roomOf } from './bandWork';
import type { KernelCalls } from './kernelCalls';
import { instantiate } from './kernelInstance';
import { KernelMemory } from './kernelMemory';

interface Instance {
  readonly calls: KernelCalls;
  readonly memory: KernelMemory;
  readonly thread: number;
}

/** What a thread does with its orders, one after another. */
export class BandHand {
  private instance: Instance | undefined;

  /** Does as it is told. Whatever goes wrong is noted on the board of the work. */
  take(order: BandOrder): void {
    if (order.type === 'leave') {
      this.instance = undefined;
      return;
    }
    const { parts, room } = roomOf(order.work);
    const board = new BandBoard(parts, room, order.board);
    board.enter();
    try {
      if (order.join) this.instance = joined(order.join);
      if (!this.instance) throw new Error('A thread of the kernel has no memory to work in.');
      const { calls, memory, thread } = this.instance;
      for (const [name, what] of order.told) Reflect.apply(calls[name], undefined, what);
      runToEnd(partSteps(board, order.work, calls, memory, thread));
    } catch (error) {
      board.fail(error);
    } finally {
      board.leave();
    }
  }
}

function joined({ module, memory, thread }: NonNullable<(BandOrder & { type: 'work' })['join']>): Instance {
  const shared = new KernelMemory(memory);
  return { calls: instantiate(module, shared, thread), memory: shared, thread };
}
