import * as vscode from 'vscode';
import { checkSettingsFile } from '../../core/level/settingsReader';
import { isSettingsFile } from '../levels/levelFile';
import type { ProblemsPanel } from './problemsPanel';

/** Checks the settings files that are open, whether or not a level uses them. */
export class SettingsDiagnostics implements vscode.Disposable {
  private readonly subscription: vscode.Disposable;

  constructor(private readonly panel: ProblemsPanel) {
    const { workspace } = vscode;
    this.subscription = vscode.Disposable.from(
      workspace.onDidOpenTextDocument((document) => this.check(document)),
      workspace.onDidChangeTextDocument(({ document }) => {
        if (workspace.getConfiguration('ledgelight', document).get('bakeWhileTyping', true)) this.check(document);
      }),
      workspace.onDidSaveTextDocument((document) => this.check(document)),
      workspace.onDidCloseTextDocument((document) => panel.delete(document)),
    );
    for (const document of workspace.textDocuments) this.check(document);
  }

  private check(document: vscode.TextDocument): void {
    if (!isSettingsFile(document.uri)) return;
    this.panel.set(document, { report: checkSettingsFile(document.getText()), uriOf: () => document.uri });
  }

  dispose(): void {
    this.subscription.dispose();
  }
}
