import type * as vscode from 'vscode';
import type { KernelUse } from './bakes/kernelFile';

/** Tells the log in what levels are baked, and why: the first time, and whenever that has changed. */
export function kernelLog(log: Pick<vscode.LogOutputChannel, 'info' | 'warn'>): (use: KernelUse) => void {
  let told = '';
  return (use) => {
    const sentence = sentenceOf(use);
    if (sentence === told) return;
    told = sentence;
    if (use.obstacle === undefined) log.info(sentence);
    else log.warn(sentence);
  };
}

function sentenceOf({ used, obstacle }: KernelUse): string {
  if (used) return 'Levels are baked in the kernel.';
  if (obstacle === undefined) return 'Levels are baked in plain TypeScript, as the setting ledgelight.kernel says.';
  return `The kernel cannot be used here (${obstacle}); levels are baked in plain TypeScript, to the same spans.`;
}
