import * as vscode from 'vscode';
import type { OpenLevels } from '../levels/openLevels';
import type { ProblemsPanel } from './problemsPanel';

/** Lists the problems of all levels that are baked, in the files they stand in. */
export class LevelDiagnostics implements vscode.Disposable {
  private readonly subscription: vscode.Disposable;

  constructor(levels: OpenLevels, panel: ProblemsPanel) {
    this.subscription = vscode.Disposable.from(
      levels.onDidChange((level) => {
        if (level.state.kind !== 'baked' && level.state.kind !== 'refused') return;
        const { uri, files, report } = level;
        panel.set(level, { report, uriOf: (file) => (file === '' ? uri : files.resolve(file)) });
      }),
      levels.onDidClose((level) => panel.delete(level)),
    );
  }

  dispose(): void {
    this.subscription.dispose();
  }
}
