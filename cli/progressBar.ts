import { SingleBar } from 'cli-progress';
import type { BakeProgress } from '../core/bake/bake';
import { shareOfBake } from '../core/bake/bakeShare';

/** A bar appears only when a bake takes longer than this, in milliseconds. */
const PATIENCE = 500;

/** A progress bar on the terminal's error stream; nothing when that is not a terminal. */
class ProgressBar {
  private readonly begin = performance.now();
  private bar: SingleBar | undefined;

  update(progress: BakeProgress): void {
    if (!process.stderr.isTTY || performance.now() - this.begin < PATIENCE) return;
    if (!this.bar) {
      this.bar = new SingleBar({
        format: '{bar} {percentage} %  {stage}',
        barCompleteChar: '█',
        barIncompleteChar: '░',
        hideCursor: true,
        clearOnComplete: true,
      });
      this.bar.start(1, 0, { stage: progress.stage });
    }
    this.bar.update(shareOfBake(progress), { stage: progress.stage });
  }

  stop(): void {
    this.bar?.stop();
  }
}

/** Drives a bake's steps to their end at once, with a bar. */
export function driveWithBar<Result>(steps: Generator<BakeProgress, Result, void>): Result {
  const bar = new ProgressBar();
  try {
    for (;;) {
      const next = steps.next();
      if (next.done) return next.value;
      bar.update(next.value);
    }
  } finally {
    bar.stop();
  }
}
