import type { KernelCalls } from './kernelCalls';
import { type KernelMemory, scratchOf } from './kernelMemory';
import { takePage } from './nodePages';
import { type CompiledModule, webAssembly } from './webAssembly';

/**
 * Makes an instance of the kernel that works in a memory.
 * @param thread its number among those that share the memory, from 0
 */
export function instantiate(module: CompiledModule, memory: KernelMemory, thread: number): KernelCalls {
  const host = { moreNodes: () => takePage(memory) };
  const { exports } = new (webAssembly().Instance)(module, { env: { memory: memory.memory }, host });
  const calls = exports as KernelCalls;
  calls.useScratch(scratchOf(thread));
  return calls;
}
