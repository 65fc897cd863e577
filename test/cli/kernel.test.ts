import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { kernelCode } from '../../scripts/kernel.mjs';
import expectedStairs from '../golden/stairs.expected.json';
import { goldenLevel, useLedgelight } from './ledgelight';

const ledgelight = useLedgelight();
const kernel = () => join(ledgelight.folder, 'kernel.wasm');

/** Run before the program, it says on the error stream when the kernel rasterizes. */
const WITNESS = `
  const { Instance } = WebAssembly;
  WebAssembly.Instance = function (...given) {
    const { exports } = new Instance(...given);
    const rasterize = (...triangles) => {
      process.stderr.write('In the kernel.\\n');
      return exports.rasterize(...triangles);
    };
    return { exports: { ...exports, rasterize } };
  };
`;

const goldenHashes = Object.entries(expectedStairs.stages).map(([stage, { sha256 }]) => `${sha256}  ${stage}\n`);

/** Bakes a golden level, on a Node that a module has changed first. */
function bakeAfter(module: string, ...words: string[]) {
  ledgelight.write('before.cjs', module);
  return ledgelight.runOn(['--require', './before.cjs'], 'bake', goldenLevel('stairs'), '--hash', '-q', ...words);
}

/** Bakes a golden level, and tells only what came on the error stream: its hashes have to be the golden ones. */
async function saidBy(baking: ReturnType<typeof bakeAfter>): Promise<string> {
  const { code, out, err } = await baking;
  expect({ code, out }).toEqual({ code: 0, out: goldenHashes.join('') });
  return err;
}

beforeEach(async () => writeFileSync(kernel(), await kernelCode()));

describe('A bake on the command line', () => {
  test('runs in the kernel unless plain TypeScript is asked for, and comes to the golden hashes both ways', async () => {
    expect(await saidBy(bakeAfter(WITNESS))).toMatch(/^(In the kernel\.\n)+$/);
    expect(await saidBy(bakeAfter(WITNESS, '--kernel', 'auto'))).toMatch(/^(In the kernel\.\n)+$/);
    expect(await saidBy(bakeAfter(WITNESS, '--kernel', 'typescript'))).toBe('');
  });

  test('runs without a word in plain TypeScript where the program was copied alone', async () => {
    rmSync(kernel());
    expect(await saidBy(bakeAfter(WITNESS))).toBe('');
  });

  test.each([
    ['is damaged', async () => (await kernelCode()).fill(7, 0, 8), /: WebAssembly\.Module\(\): .*\n$/],
    ['is cut short', async () => (await kernelCode()).slice(0, 1000), /: WebAssembly\.Module\(\): .*\n$/],
    ['is empty', async () => new Uint8Array(), /: .+\n$/],
    ['is another program', async () => Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0), /: .+\n$/],
  ])('says in one line that the kernel %s, and runs in plain TypeScript', async (_, code, reason) => {
    writeFileSync(kernel(), await code());
    const err = await saidBy(bakeAfter(WITNESS));
    expect(err).toMatch(/^ledgelight: the kernel cannot be used, so plain TypeScript bakes: [^\n]*\n$/);
    expect(err).toMatch(reason);
    expect(await saidBy(bakeAfter(WITNESS, '--kernel', 'typescript'))).toBe('');
  });

  test.each([
    ['WebAssembly', 'delete globalThis.WebAssembly;'],
    ['shared memory', 'delete globalThis.SharedArrayBuffer;'],
  ])('runs in plain TypeScript on a Node without %s', async (_, module) => {
    expect(await saidBy(bakeAfter(module))).toMatch(/^ledgelight: the kernel cannot be used, .*shared memory.*\n$/);
  });

  test('prints the same JSON both ways, but for its times', async () => {
    const printed = async (way: string) => {
      const { out } = await ledgelight.run('bake', goldenLevel('stairs'), '--json', '--hash', '--kernel', way);
      expect(out).toContain(expectedStairs.stages['7-areas'].sha256);
      return out.replace(/illiseconds": [\d.]+|"\d-[a-z-]+": [\d.]+/g, '');
    };
    expect(await printed('auto')).toBe(await printed('typescript'));
  });
});

test('ledgelight check runs in the kernel too, and reports the same without', async () => {
  ledgelight.write('before.cjs', WITNESS);
  const levels = ['stairs', 'bridge'].map(goldenLevel);
  const check = (way: string) => ledgelight.runOn(['-r', './before.cjs'], 'check', ...levels, '--kernel', way);
  const [auto, typescript] = [await check('auto'), await check('typescript')];
  expect(auto.err).toMatch(/^(In the kernel\.\n){2,}$/);
  expect(typescript).toEqual({ ...auto, err: '' });
});

test('Another word for --kernel, or a command that bakes nothing, is told', async () => {
  const { code, err } = await ledgelight.run('bake', goldenLevel('stairs'), '--kernel', 'wasm');
  expect(code).toBe(2);
  expect(err).toMatch(/“wasm” is not a way to run bakes; use auto or typescript\./);
  const passages = await ledgelight.run('passages', goldenLevel('stairs'), '--kernel', 'auto');
  expect(passages.err).toMatch(/“passages” has no option “--kernel”/);
});
