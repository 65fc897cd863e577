// The command line as a user runs it: its bundle, in a process of its own.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll } from 'vitest';
import { kernelCode } from '../../scripts/kernel.mjs';
import { programs } from '../../scripts/programs.mjs';

export interface Finished {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface Ledgelight {
  /** The folder it runs in, gone after the tests. */
  readonly folder: string;
  run(...words: string[]): Promise<Finished>;
  /** The same on a Node with options of its own. */
  runOn(nodeOptions: readonly string[], ...words: string[]): Promise<Finished>;
  /** Writes a file into the folder: a text, or a value as JSON. */
  write(name: string, content: unknown): void;
}

/** Bundles the command line, with the kernel beside it, before a file's tests and gives it a folder. */
export function useLedgelight(): Ledgelight {
  // As the program itself sees it: where folders for such files are links, paths would differ.
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'ledgelight-cli-'));
  const program = join(folder, 'cli.js');
  beforeAll(async () => {
    await build({ ...programs.cli, outfile: program });
    writeFileSync(join(folder, 'kernel.wasm'), await kernelCode());
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const runOn: Ledgelight['runOn'] = (nodeOptions, ...words) =>
    new Promise((done) => {
      execFile(process.execPath, [...nodeOptions, program, ...words], { cwd: folder }, (error, out, err) => {
        done({ code: error ? Number(error.code) : 0, out, err });
      });
    });
  return {
    folder,
    runOn,
    run: (...words) => runOn([], ...words),
    write: (name, content) => {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
    },
  };
}

/** The path of a golden level. */
export function goldenLevel(name: string): string {
  return resolve('test', 'golden', `${name}.level.json`);
}
