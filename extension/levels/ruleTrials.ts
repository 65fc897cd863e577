import * as vscode from 'vscode';
import type { FloorOwnerName } from '../../core/passages/owners/ownerNames';
import type { LevelBake, LevelPicture } from './levelBake';
import type { OpenLevels } from './openLevels';

/** A rule on trial. */
interface Trial {
  readonly bake: LevelBake;
  readonly subscription: vscode.Disposable;
  /** The rules that the level itself named when the trial began. */
  readonly own: string;
  /** The level's own picture that the newest trial was baked beside. */
  beside: LevelPicture | undefined;
}

/**
 * Levels that are carved by another rule than they say, beside their own bakes: no text changes, and
 * problems and figures stay those of the level itself. A trial ends when the level's own rule becomes
 * another one, when the rule can no longer serve its passages, or when the level is closed.
 */
export class RuleTrials implements vscode.Disposable {
  private readonly trials = new Map<LevelBake, Trial>();
  private readonly changed = new vscode.EventEmitter<LevelBake>();
  private readonly subscription: vscode.Disposable;

  /** Fires when anything about a level's trial changed. */
  readonly onDidChange = this.changed.event;

  constructor(levels: OpenLevels) {
    this.subscription = vscode.Disposable.from(
      this.changed,
      levels.onDidChange((level) => this.follow(level)),
      levels.onDidClose((level) => this.end(level)),
    );
  }

  /** The bakes of a level by the rule on trial, if there is one. */
  of(level: LevelBake): LevelBake | undefined {
    return this.trials.get(level)?.bake;
  }

  /** Tries a rule from now on; the rule of the level itself ends the trial. */
  begin(level: LevelBake, floorOwner: FloorOwnerName): void {
    const rule = level.picture?.passages?.rule;
    if (!rule?.offered.includes(floorOwner) || this.of(level)?.floorOwner === floorOwner) return;
    if (rule.own.every((own) => own === floorOwner)) {
      this.end(level);
      return;
    }
    this.drop(level);
    const bake = level.byRule(floorOwner);
    const subscription = bake.onDidChange(() => this.changed.fire(level));
    const trial: Trial = { bake, subscription, own: rule.own.join(), beside: undefined };
    this.trials.set(level, trial);
    if (level.state.kind !== 'baking') this.bakeBeside(level, trial);
  }

  /** Goes back to the level's own rule. */
  end(level: LevelBake): void {
    if (this.drop(level)) this.changed.fire(level);
  }

  private drop(level: LevelBake): boolean {
    const trial = this.trials.get(level);
    trial?.subscription.dispose();
    trial?.bake.dispose();
    return this.trials.delete(level);
  }

  /** The level is baked again: its trial is over, or follows. */
  private follow(level: LevelBake): void {
    const trial = this.trials.get(level);
    if (!trial) return;
    const rule = level.picture?.passages?.rule;
    const { floorOwner } = trial.bake;
    if (rule?.own.join() !== trial.own || !floorOwner || !rule.offered.includes(floorOwner)) this.end(level);
    else if (level.state.kind === 'baking') trial.bake.cancel();
    else if (level.state.kind === 'baked' && level.picture !== trial.beside) this.bakeBeside(level, trial);
  }

  /** Bakes by the rule on trial what the level has baked by its own. Both have one thread, and the level's own goes first. */
  private bakeBeside(level: LevelBake, trial: Trial): void {
    trial.beside = level.picture;
    const { chosenAgent, wantDetails, wantSource } = level;
    if (chosenAgent !== undefined) trial.bake.chooseAgent(chosenAgent);
    trial.bake.wantDetails = wantDetails;
    trial.bake.wantSource = wantSource;
    void trial.bake.bake();
  }

  dispose(): void {
    for (const level of [...this.trials.keys()]) this.drop(level);
    this.subscription.dispose();
  }
}
