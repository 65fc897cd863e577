import * as vscode from 'vscode';
import type { LevelInView } from './levelInView';
import type { OpenLevels } from './levels/openLevels';
import type { Previews } from './preview/previews';
import { StepsDone } from './stepsDone';

/** Keeps the keys that decide which commands are offered (`when` in package.json). */
export class ContextKeys implements vscode.Disposable {
  private readonly subscription: vscode.Disposable;
  private readonly values = new Map<string, boolean>();
  private readonly stepsDone = new StepsDone((step, done) => this.set(step, done));

  constructor(
    private readonly levels: OpenLevels,
    private readonly previews: Previews,
    private readonly inView: LevelInView,
  ) {
    const update = () => this.update();
    this.subscription = vscode.Disposable.from(
      this.stepsDone,
      previews.onDidChange(update),
      inView.onDidChange(update),
      levels.onDidChange(update),
      levels.onDidClose(update),
      vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
        if (contentChanges.length > 0 && levels.affectedBy(document.uri).length > 0) this.stepsDone.add('hasTyped');
      }),
    );
    this.update();
  }

  private update(): void {
    this.set('previewOpen', this.previews.all.length > 0);
    this.set('previewLocked', this.previews.all.find(({ active }) => active)?.locked === true);
    if (this.previews.visible) this.stepsDone.add('hasOpened');
    this.set('hasLevel', this.inView.uri !== undefined);
    this.set(
      'baking',
      this.levels.all.some(({ state }) => state.kind === 'baking'),
    );
  }

  private set(key: string, value: boolean): void {
    if (this.values.get(key) === value) return;
    this.values.set(key, value);
    void vscode.commands.executeCommand('setContext', `ledgelight.${key}`, value);
  }

  dispose(): void {
    this.subscription.dispose();
  }
}
