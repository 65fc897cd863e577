import { SingleBar } from 'cli-progress';
import { type BakeProgress, STAGES, type Stage } from '../core/bake/bake';

/** A bar appears only when a bake takes longer than this, in milliseconds. */
const PATIENCE = 500;

/** About how much of a bake's time each stage takes. */
const WEIGHTS: Readonly<Record<Stage, number>> = {
  '1-rasterized': 0.6,
  '2-low-hanging': 0.02,
  '3-ledges': 0.12,
  '4-low-height': 0.02,
  '5-compact': 0.12,
  '6-eroded': 0.1,
  '7-areas': 0.02,
};

/** The share of the whole bake that is done, 0 … 1. */
export function shareOfBake({ stage, share }: BakeProgress): number {
  const before = STAGES.slice(0, STAGES.indexOf(stage));
  return before.reduce((sum, earlier) => sum + WEIGHTS[earlier], share * WEIGHTS[stage]);
}

/** A progress bar on the terminal's error stream; nothing when that is not a terminal. */
export class ProgressBar {
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
