import * as vscode from 'vscode';

/** The output channel that “Show Log” opens. */
export function createLog(): vscode.LogOutputChannel {
  return vscode.window.createOutputChannel('Ledgelight', { log: true });
}
