import * as vscode from 'vscode';
import { isLevel } from '../levels/levelFile';

/**
 * The level that a command means: the one it was called on, else the one in the active editor, else
 * one that is visible. Says so when there is none.
 */
export function levelInView(called: unknown): vscode.Uri | undefined {
  const { activeTextEditor, visibleTextEditors } = vscode.window;
  const candidates = [
    called instanceof vscode.Uri ? called : undefined,
    activeTextEditor?.document.uri,
    ...visibleTextEditors.map(({ document }) => document.uri),
  ];
  const level = candidates.find((uri) => uri && isLevel(uri));
  if (!level) void vscode.window.showInformationMessage('Open a level (a file named *.level.json) first.');
  return level;
}
