import * as vscode from 'vscode';
import { shareOfBake } from '../core/bake/bakeShare';
import type { LevelBake } from './levels/levelBake';
import { fileName } from './levels/levelFile';
import type { OpenLevels } from './levels/openLevels';

/** A bake that lasts longer than this is told of, in milliseconds. */
const LONG = 4_000;

/**
 * Tells of a bake that lasts long, with its progress and a button that cancels it. Once for each
 * level: who saves a large level again and again has the status bar for it.
 */
export class LongBakes implements vscode.Disposable {
  private readonly timers = new Map<LevelBake, NodeJS.Timeout>();
  private readonly told = new WeakSet<LevelBake>();
  private readonly subscription: vscode.Disposable;

  constructor(private readonly levels: OpenLevels) {
    this.subscription = vscode.Disposable.from(
      levels.onDidChange((level) => this.changed(level)),
      levels.onDidClose((level) => this.forget(level)),
    );
  }

  private changed(level: LevelBake): void {
    if (level.state.kind !== 'baking') this.forget(level);
    else if (!this.timers.has(level) && !this.told.has(level)) {
      this.timers.set(
        level,
        setTimeout(() => this.tell(level), LONG),
      );
    }
  }

  private forget(level: LevelBake): void {
    clearTimeout(this.timers.get(level));
    this.timers.delete(level);
  }

  private tell(level: LevelBake): void {
    this.told.add(level);
    const title = `Baking ${fileName(level.uri)}`;
    const location = vscode.ProgressLocation.Notification;
    void vscode.window.withProgress({ location, title, cancellable: true }, async (progress, token) => {
      let percent = 0;
      const subscriptions = [token.onCancellationRequested(() => level.cancel())];
      await new Promise<void>((resolve) => {
        const follow = (changed: LevelBake) => {
          if (changed !== level) return;
          if (level.state.kind !== 'baking') {
            resolve();
            return;
          }
          const now = 100 * (level.state.progress ? shareOfBake(level.state.progress) : 0);
          // A bake that began again starts from the front, and a notification cannot go back.
          if (now > percent) progress.report({ increment: now - percent });
          percent = Math.max(percent, now);
        };
        subscriptions.push(
          this.levels.onDidChange(follow),
          this.levels.onDidClose((closed) => closed === level && resolve()),
        );
        follow(level);
      });
      vscode.Disposable.from(...subscriptions).dispose();
    });
  }

  dispose(): void {
    this.subscription.dispose();
    for (const timer of this.timers.values()) clearTimeout(timer);
  }
}
