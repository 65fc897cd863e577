import { createHash } from 'node:crypto';
import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import path from 'node:path';
import type { Stage } from '../core/bake/bake';
import { dumpText } from '../core/bake/dumpText';
import type { CompactHeightfield } from '../core/compact/compactHeightfield';
import type { SolidHeightfield } from '../core/spans/solidHeightfield';
import { reasonOf, UnreadableInput } from './unreadableInput';

/** Takes the dump of each stage, piece by piece, while a bake runs: hashes it, writes it, or both. */
export class StageDumps {
  /** SHA-256 of each stage's dump, in hexadecimal. */
  readonly hashes: Partial<Record<Stage, string>> = {};

  /** @param folder where the files go; nowhere without one */
  constructor(private readonly folder: string | undefined) {}

  /** @throws UnreadableInput when a file cannot be written */
  readonly take = (stage: Stage, field: SolidHeightfield | CompactHeightfield): void => {
    const hash = createHash('sha256');
    const file = this.folder && this.open(this.folder, stage);
    try {
      for (const piece of dumpText(field)) {
        hash.update(piece);
        if (file) writeSync(file, piece);
      }
    } finally {
      if (file) closeSync(file);
    }
    this.hashes[stage] = hash.digest('hex');
  };

  private open(folder: string, stage: Stage): number {
    try {
      mkdirSync(folder, { recursive: true });
      return openSync(path.join(folder, `${stage}.txt`), 'w');
    } catch (error) {
      throw new UnreadableInput(`Dumps cannot be written to “${folder}”: ${reasonOf(error)}`);
    }
  }
}
