/**
 * What is used of WebAssembly. It is asked for where it is needed and not assumed: the core compiles
 * without the types of a page or of Node, and a host may have none, or refuse shared memory.
 */

/** Compiled code; hosts hand it on to other threads as it is. */
export type CompiledModule = object;

/** Memory that several threads can share. It only ever grows. */
export interface SharedMemory {
  /** All of it as it is now; an older one shows the same bytes, as far as it reaches. */
  readonly buffer: SharedArrayBuffer;
  /** Adds pages of 64 KiB; a RangeError where there are no more. */
  grow(pages: number): number;
}

interface WebAssemblyHost {
  readonly Module: new (code: Uint8Array) => CompiledModule;
  readonly Instance: new (module: CompiledModule, imports: object) => { readonly exports: unknown };
  readonly Memory: new (limits: { initial: number; maximum: number; shared: true }) => SharedMemory;
}

/**
 * The host's WebAssembly.
 * @throws TypeError where there is none
 */
export function webAssembly(): WebAssemblyHost {
  const { WebAssembly } = globalThis as unknown as { readonly WebAssembly?: WebAssemblyHost };
  if (!WebAssembly || typeof SharedArrayBuffer === 'undefined') {
    throw new TypeError('There is no WebAssembly with shared memory here.');
  }
  return WebAssembly;
}
