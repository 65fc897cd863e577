import * as vscode from 'vscode';

/** A step of the walkthrough that is done by doing it, under the name of its context key. */
export type Step = 'hasOpened' | 'hasTyped';

/** How long after a tab was opened its walkthrough is there to hear of steps, and how long it is told, milliseconds. */
const LOADED = 1000;
const TOLD = 1000;

/**
 * Tells the walkthrough which of its steps were done. VS Code ticks a step off when its key becomes
 * true; a key that is true already when the walkthrough is opened never ticks it. So a key is true only
 * for a moment: when the step is done, and again whenever a tab is opened that may be the walkthrough.
 */
export class StepsDone implements vscode.Disposable {
  private readonly done = new Set<Step>();
  private readonly endings = new Map<Step, NodeJS.Timeout>();
  private readonly subscription: vscode.Disposable;
  private reminder: NodeJS.Timeout | undefined;

  /** @param set sets the key of a step */
  constructor(private readonly set: (step: Step, value: boolean) => void) {
    this.subscription = vscode.window.tabGroups.onDidChangeTabs(({ opened }) => {
      // Extensions are told nothing of what a walkthrough's tab shows.
      if (opened.some(({ input }) => input === undefined)) this.remind();
    });
  }

  /** A step is done. */
  add(step: Step): void {
    if (this.done.has(step)) return;
    this.done.add(step);
    this.tell(step);
  }

  private remind(): void {
    clearTimeout(this.reminder);
    this.reminder = setTimeout(() => {
      for (const step of this.done) this.tell(step);
    }, LOADED);
  }

  private tell(step: Step): void {
    this.set(step, true);
    clearTimeout(this.endings.get(step));
    this.endings.set(
      step,
      setTimeout(() => this.set(step, false), TOLD),
    );
  }

  dispose(): void {
    this.subscription.dispose();
    clearTimeout(this.reminder);
    for (const ending of this.endings.values()) clearTimeout(ending);
  }
}
