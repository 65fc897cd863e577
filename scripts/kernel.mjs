// Builds the kernel: AssemblyScript from kernel/ to WebAssembly, kept in the work folder until something of it changes.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, workFolder } from './repository.mjs';

const sources = join(root, 'kernel');

/** Memory comes from the host and is shared with other threads; the limits are those of core/kernel/kernelMemory.ts. */
const memory = ['--importMemory', '--sharedMemory', '--initialMemory', '1', '--maximumMemory', '65536'];
const dialect = ['--runtime', 'stub', '--noAssert', '--enable', 'simd,threads,bulk-memory'];
// Points are passed as vectors inside the kernel alone: the compiler warns of every embedding that could not.
const options = ['-O3', ...dialect, ...memory, '--disableWarning', '112'];

/** The kernel's WebAssembly, compiled if need be. */
export async function kernelCode() {
  const names = readdirSync(sources).filter((name) => name.endsWith('.ts'));
  const texts = Object.fromEntries(names.map((name) => [`kernel/${name}`, readFileSync(join(sources, name), 'utf8')]));
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules/assemblyscript/package.json'), 'utf8'));
  const hash = createHash('sha256')
    .update(JSON.stringify([version, options, texts]))
    .digest('hex');
  const file = join(workFolder, 'kernel', `${hash.slice(0, 16)}.wasm`);
  if (!existsSync(file)) keep(file, await compile(texts));
  return new Uint8Array(readFileSync(file));
}

/** @param {Record<string, string>} texts */
async function compile(texts) {
  const { default: asc } = await import('assemblyscript/asc');
  /** @type {Uint8Array | undefined} */
  let code;
  const { error, stderr } = await asc.main(['kernel/index.ts', ...options, '--outFile', 'kernel.wasm'], {
    readFile: (/** @type {string} */ name) => texts[name.replaceAll('\\', '/')] ?? null,
    writeFile: (_, contents) => {
      if (typeof contents !== 'string') code = contents;
    },
    listFiles: () => [],
  });
  if (error || !code) throw new Error(`The kernel cannot be compiled.\n${stderr.toString()}`, { cause: error });
  return code;
}

/**
 * Others may compile at the same time: a file is there whole, or not at all.
 * @param {string} file
 * @param {Uint8Array} code
 */
function keep(file, code) {
  mkdirSync(join(workFolder, 'kernel'), { recursive: true });
  const part = `${file}.${process.pid}`;
  writeFileSync(part, code);
  renameSync(part, file);
}
