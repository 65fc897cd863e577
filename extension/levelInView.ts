import * as vscode from 'vscode';
import { isLevel } from './levels/levelFile';
import type { OpenLevels } from './levels/openLevels';
import type { Previews } from './preview/previews';

/**
 * The level that a person means right now: the one whose preview is in front, the one in the active
 * editor, one that refers to the file there, or else one that can be seen: its source or its preview.
 */
export class LevelInView implements vscode.Disposable {
  private readonly changed = new vscode.EventEmitter<void>();
  private readonly subscription: vscode.Disposable;
  /** Fires when it may have become another one. */
  readonly onDidChange = this.changed.event;

  constructor(
    private readonly levels: OpenLevels,
    private readonly previews: Previews,
  ) {
    const fire = () => this.changed.fire();
    this.subscription = vscode.Disposable.from(
      this.changed,
      vscode.window.onDidChangeActiveTextEditor(fire),
      vscode.window.onDidChangeVisibleTextEditors(fire),
      previews.onDidChange(fire),
    );
  }

  get uri(): vscode.Uri | undefined {
    const { activeTextEditor, visibleTextEditors } = vscode.window;
    if (this.previews.active) return this.previews.active;
    const active = activeTextEditor?.document.uri;
    if (active && isLevel(active)) return active;
    const part = active && this.levels.affectedBy(active)[0]?.uri;
    const source = visibleTextEditors.map(({ document }) => document.uri).find(isLevel);
    return part ?? source ?? this.previews.visible;
  }

  /**
   * The level that a command means: the one it was called on, else the one in view. Says so when
   * there is none.
   */
  forCommand(called: unknown): vscode.Uri | undefined {
    const level = called instanceof vscode.Uri && isLevel(called) ? called : this.uri;
    if (!level) void vscode.window.showInformationMessage('Open a level (a file named *.level.json) first.');
    return level;
  }

  dispose(): void {
    this.subscription.dispose();
  }
}
