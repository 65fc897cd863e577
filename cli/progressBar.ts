import { SingleBar } from 'cli-progress';
import type { BakeProgress } from '../core/bake/bake';
import { shareOfBake } from '../core/bake/bakeShare';
import type { Steps } from '../core/steps';

/** A bar appears only when work takes longer than this, in milliseconds. */
const PATIENCE = 500;

/** A progress bar on the terminal's error stream; nothing when that is not a terminal. */
class ProgressBar {
  private readonly begin = performance.now();
  private bar: SingleBar | undefined;

  update(share: number, stage: string): void {
    if (!process.stderr.isTTY || performance.now() - this.begin < PATIENCE) return;
    if (!this.bar) {
      this.bar = new SingleBar({
        format: '{bar} {percentage} %  {stage}',
        barCompleteChar: '█',
        barIncompleteChar: '░',
        hideCursor: true,
        clearOnComplete: true,
      });
      this.bar.start(1, 0, { stage });
    }
    this.bar.update(share, { stage });
  }

  stop(): void {
    this.bar?.stop();
  }
}

/** Drives a bake's steps to their end at once, with a bar. */
export function driveWithBar<Result>(steps: Generator<BakeProgress, Result, void>): Result {
  return drive(steps, (bar, progress) => bar.update(shareOfBake(progress), progress.stage));
}

/**
 * Drives other long work to its end at once, with a bar.
 * @param stage what is being done, for the bar
 */
export function driveStepsWithBar<Result>(steps: Steps<Result>, stage: string): Result {
  return drive(steps, (bar, share) => bar.update(share, stage));
}

function drive<Progress, Result>(
  steps: Generator<Progress, Result, void>,
  show: (bar: ProgressBar, progress: Progress) => void,
): Result {
  const bar = new ProgressBar();
  try {
    for (;;) {
      const next = steps.next();
      if (next.done) return next.value;
      show(bar, next.value);
    }
  } finally {
    bar.stop();
  }
}
