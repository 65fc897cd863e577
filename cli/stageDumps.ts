import { createHash } from 'node:crypto';
import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import path from 'node:path';
import type { Stage } from '../core/bake/bake';
import type { AgentTurn } from '../core/bake/bakeLevel';
import { dumpFolder } from '../core/bake/dumpFolder';
import { dumpText } from '../core/bake/dumpText';
import type { CompactHeightfield } from '../core/compact/compactHeightfield';
import type { SolidHeightfield } from '../core/spans/solidHeightfield';
import { reasonOf, UnusableFile } from './unusableFile';

/** SHA-256 of each stage's dump, in hexadecimal. */
export type StageHashes = Partial<Record<Stage, string>>;

/** Takes the dump of each stage, piece by piece, while bakes run: hashes it, writes it, or both. */
export class StageDumps {
  /** By agent. */
  readonly hashes = new Map<string, StageHashes>();

  /** @param folder where the files go, for several agents into a folder each; nowhere without one */
  constructor(private readonly folder: string | undefined) {}

  /** @throws UnusableFile when a file cannot be written */
  readonly take = (stage: Stage, field: SolidHeightfield | CompactHeightfield, turn: AgentTurn): void => {
    const hash = createHash('sha256');
    const file = this.folder && this.open(path.join(this.folder, dumpFolder(turn)), stage);
    try {
      for (const piece of dumpText(field)) {
        hash.update(piece);
        if (file) this.write(file, piece);
      }
    } finally {
      if (file) closeSync(file);
    }
    this.hashes.set(turn.agent, { ...this.hashes.get(turn.agent), [stage]: hash.digest('hex') });
  };

  private open(folder: string, stage: Stage): number {
    try {
      mkdirSync(folder, { recursive: true });
      return openSync(path.join(folder, `${stage}.txt`), 'w');
    } catch (error) {
      throw new UnusableFile(`Dumps cannot be written to “${folder}”: ${reasonOf(error)}`);
    }
  }

  private write(file: number, piece: string): void {
    try {
      writeSync(file, piece);
    } catch (error) {
      throw new UnusableFile(`Dumps cannot be written to “${this.folder}”: ${reasonOf(error)}`);
    }
  }
}
